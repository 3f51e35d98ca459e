import { LifeBuoy } from 'lucide-react';
import { Link } from 'react-router';
import type { OrderKind } from '#contract/orders/order.ts';
import { PAYABLE } from '#contract/orders/order.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { AnyOrder } from './use-orders.ts';

const ways = {
  package: { pay: paths.payNow, buy: paths.buy, help: (order: string) => paths.createSupport({ order }) },
  item: {
    pay: paths.itemPayNow,
    buy: paths.itemBuy,
    help: (itemOrder: string) => paths.createSupport({ itemOrder }),
  },
} as const;

/** What a buyer can do about an order: pay it, read its receipt, order the same again, ask us about it. */
export function OrderActions({ order, kind }: { order: AnyOrder; kind: OrderKind }) {
  const { _id, orderId, packageId, packageName, paymentStatus, receiptNumber } = order;
  const of = `${packageName}, order ${orderId}`;
  const { pay, buy, help } = ways[kind];
  return (
    <span className="flex flex-wrap gap-2">
      {PAYABLE.includes(paymentStatus) && (
        <Button asChild>
          <Link to={pay(_id)} reloadDocument aria-label={`Pay Now: ${of}`}>
            Pay Now
          </Link>
        </Button>
      )}
      {receiptNumber && (
        <Button asChild look="secondary">
          <Link to={paths.receipt(_id)} aria-label={`Receipt: ${of}`}>
            Receipt
          </Link>
        </Button>
      )}
      {paymentStatus === 'Cancelled' && (
        <Button asChild look="secondary">
          <Link to={buy(packageId)} aria-label={`Order again: ${of}`}>
            Order again
          </Link>
        </Button>
      )}
      <Button asChild look="quiet" size="icon" title="Get help with this order">
        <Link to={help(_id)} aria-label={`Get help: ${of}`}>
          <LifeBuoy aria-hidden="true" className="size-5" />
        </Link>
      </Button>
    </span>
  );
}
