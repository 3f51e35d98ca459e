import { ExternalLink } from 'lucide-react';
import type { ItemOrder } from '#contract/orders/item-orders.ts';
import { PAYABLE, type PaymentStatus } from '#contract/orders/order.ts';
import { isSafeLink } from '#contract/vocabulary/safe-link.ts';
import { Button } from '#web/ui/button.tsx';

/** Of orders in these states the goods may still come. */
const COMING: readonly PaymentStatus[] = [...PAYABLE, 'Processing'];

interface GoodsProps {
  order: ItemOrder;
  onRead: (order: ItemOrder) => void;
}

/** What was bought: the way to it, and how to use it. Nothing before payment. */
export function Goods({ order, onRead }: GoodsProps) {
  const { accessUrl, guidelines, packageName, paymentStatus } = order;
  if (accessUrl === undefined)
    return <span className="text-muted">{COMING.includes(paymentStatus) ? 'After payment' : 'Not available'}</span>;
  return (
    <span className="flex flex-wrap gap-2">
      {isSafeLink(accessUrl) && (
        <Button asChild>
          <a href={accessUrl} target="_blank" rel="noopener" aria-label={`Open ${packageName} (opens in a new tab)`}>
            Open
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        </Button>
      )}
      {guidelines && (
        <Button look="secondary" aria-label={`Guidelines of ${packageName}`} onClick={() => onRead(order)}>
          Guidelines
        </Button>
      )}
    </span>
  );
}
