import { Trash2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { AnyOrder } from './use-orders.ts';

/** Only what nobody has paid can be deleted. */
export function DeleteButton<Order extends AnyOrder>(props: { order: Order; onDelete: (order: Order) => void }) {
  const { order, onDelete } = props;
  if (order.paymentStatus !== 'pending') return null;
  return (
    <Button
      look="quiet"
      size="icon"
      title="Delete"
      aria-label={`Delete order ${order.orderId}`}
      onClick={() => onDelete(order)}
    >
      <Trash2 aria-hidden="true" className="size-4" />
    </Button>
  );
}
