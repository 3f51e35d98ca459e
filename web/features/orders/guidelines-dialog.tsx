import type { ItemOrder } from '#contract/orders/item-orders.ts';
import { Dialog } from '#web/ui/dialog.tsx';

/** How to use an item that somebody has bought. */
export function GuidelinesDialog({ order, onClose }: { order: ItemOrder | null; onClose: () => void }) {
  return (
    <Dialog
      open={order !== null}
      onOpenChange={(open) => !open && onClose()}
      title={order?.packageName ?? ''}
      description="Guidelines"
    >
      <p className="whitespace-pre-line text-small [overflow-wrap:anywhere]">{order?.guidelines}</p>
    </Dialog>
  );
}
