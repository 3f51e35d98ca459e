import { Link } from 'react-router';
import type { OrderKind } from '#contract/orders/order.ts';
import type { AnyOrder } from '#web/features/orders/index.ts';
import { Button } from '#web/ui/button.tsx';
import { orderPaths } from '../order-paths.ts';

interface PayNowLinkProps {
  kind: OrderKind;
  order: AnyOrder;
  children: string;
}

/** Leads to the page on which an order is paid, as a document of its own: only such a one may show PayPal's buttons. */
export function PayNowLink({ kind, order: { _id, orderId, packageName }, children }: PayNowLinkProps) {
  return (
    <Button asChild>
      <Link reloadDocument to={orderPaths[kind].pay(_id)} aria-label={`${children}: ${packageName}, order ${orderId}`}>
        {children}
      </Link>
    </Button>
  );
}
