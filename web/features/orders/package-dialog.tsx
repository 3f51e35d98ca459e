import { Link } from 'react-router';
import type { PackageOrder } from '#contract/orders/package-orders.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { explainPayment, type Reader } from './explain-payment.ts';
import { PackageLines } from './package-lines.tsx';
import { PackageOrderFacts } from './package-order-facts.tsx';

interface PackageDialogProps {
  order: PackageOrder | null;
  reader: Reader;
  onClose: () => void;
}

/** What was ordered, how it was paid, and what the package offers. */
export function PackageDialog({ order, reader, onClose }: PackageDialogProps) {
  const explanation = order && explainPayment(order, reader);
  return (
    <Dialog
      open={order !== null}
      onOpenChange={(open) => !open && onClose()}
      title={order?.packageName ?? ''}
      description={order ? `Order ${order.orderId}` : undefined}
    >
      {order && (
        <div className="grid gap-5 text-small">
          {explanation && <Alert tone="info">{explanation}</Alert>}
          <PackageOrderFacts order={order} />
          <PackageLines packageId={order.packageId} />
          {reader === 'buyer' && (
            <Button asChild look="secondary" className="justify-self-start">
              <Link to={paths.createSupport({ order: order._id })}>Get help with this order</Link>
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
