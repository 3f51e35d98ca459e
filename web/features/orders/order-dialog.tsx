import { useState } from 'react';
import type { OrderKind } from '#contract/orders/order.ts';
import { errorMessage, errorStatus } from '#web/error-message.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OrderDetails } from './order-details.tsx';
import { RefundForm } from './refund-form.tsx';
import { useOrder } from './use-order.ts';

interface OrderDialogProps {
  kind: OrderKind;
  /** Which order; '' while it is closed. */
  id: string;
  onClose: () => void;
}

/** An order as admins see it: who, what, how it was paid, and the way to pay it back. */
export function OrderDialog({ kind, id, onClose }: OrderDialogProps) {
  const [refunding, setRefunding] = useState('');
  const query = useOrder(kind, id);
  const order = query.data;
  const close = () => {
    setRefunding('');
    onClose();
  };
  const title = refunding === id ? 'Refund' : 'Order';
  return (
    <Dialog
      open={id !== ''}
      onOpenChange={(open) => !open && close()}
      title={order ? `${title} ${order.orderId}` : title}
      wide={refunding !== id}
    >
      {query.isPending && id !== '' && (
        <div role="status" aria-label="Loading the order" className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-40" />
        </div>
      )}
      {query.isError && !order && <ErrorState message={failureOf(query.error)} onRetry={() => query.refetch()} />}
      {order &&
        (refunding === id ? (
          <RefundForm order={order} onDone={() => setRefunding('')} />
        ) : (
          <OrderDetails order={order} kind={kind} onRefund={() => setRefunding(id)} />
        ))}
    </Dialog>
  );
}

/** An address that cannot be an order's is told like one that is none's. */
const failureOf = (error: unknown) =>
  errorStatus(error) === 400 ? 'Order not found.' : errorMessage(error, 'Failed to load order details');
