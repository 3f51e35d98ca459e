import type { OrderKind } from '#contract/orders/order.ts';
import { formatCredits, formatPrice } from '#contract/vocabulary/format-money.ts';
import type { AnyOrder } from '#web/features/orders/index.ts';
import { PaymentBadge } from '#web/features/orders/index.ts';
import { Card } from '#web/ui/card.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { FactGroup } from './fact-group.tsx';
import { OrderPicture } from './order-picture.tsx';

/** What is paid for, by whom, and where the payment stands. */
export function OrderFacts({ kind, order }: { kind: OrderKind; order: AnyOrder }) {
  const { packageName, orderId, createdAt, totalPrice, packagePrice, processingFee, currency, paymentStatus } = order;
  const amount = (value: string) => <span className="font-mono tabular-nums">{formatPrice(value, currency)}</span>;
  return (
    <Card aria-label="Order" className="min-w-0">
      <div className="flex items-center gap-4 p-4 sm:p-5">
        <OrderPicture order={order} className="h-18 w-24" />
        <div className="grid min-w-0 gap-1">
          <p className="text-caption text-muted">{kind === 'package' ? 'Package' : 'Digital item'}</p>
          <h2 className="break-words text-title">{packageName}</h2>
        </div>
      </div>
      <FactGroup title="Order Details" short>
        <Fact name="Order ID">
          <span className="font-mono">{orderId}</span>
        </Fact>
        <Fact name="Date">
          <Moment at={createdAt} exact />
        </Fact>
        <Fact name="Payment Status">
          <PaymentBadge status={paymentStatus} />
        </Fact>
        {'credit' in order && <Fact name="Credits">{formatCredits(order.credit)}</Fact>}
        {'credit' in order && <Fact name="Validity">{`${order.Validity} days`}</Fact>}
        <Fact name="Price">{amount(packagePrice)}</Fact>
        <Fact name="Processing Fee">{amount(processingFee)}</Fact>
        <Fact name="Total">{amount(totalPrice)}</Fact>
      </FactGroup>
      <FactGroup title="Customer Information">
        <Fact name="Full Name">{order.customerName}</Fact>
        <Fact name="Email">{order.customerEmail}</Fact>
        <Fact name="Address">{order.address}</Fact>
        <Fact name="Country">{order.country}</Fact>
      </FactGroup>
    </Card>
  );
}
