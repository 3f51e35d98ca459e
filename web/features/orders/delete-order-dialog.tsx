import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { AnyOrder } from './use-orders.ts';

interface DeleteOrderDialogProps {
  order: AnyOrder | null;
  onClose: () => void;
  onDelete: (order: AnyOrder) => void;
}

export function DeleteOrderDialog({ order, onClose, onDelete }: DeleteOrderDialogProps) {
  return (
    <ConfirmDialog
      open={order !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Are you sure you want to delete this order?"
      description={`Order ${order?.orderId} of ${order?.customerName} (${order?.packageName}) has not been paid. It will be permanently deleted; the customer can order again.`}
      confirmLabel="Delete"
      onConfirm={() => order && onDelete(order)}
    />
  );
}
