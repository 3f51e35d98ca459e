import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderKind } from '#contract/orders/order.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { AskPayPal } from './ask-paypal.tsx';
import { explainPayment } from './explain-payment.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { ProductFacts } from './product-facts.tsx';
import { refundable } from './refundable.ts';
import type { AnyOrder } from './use-orders.ts';

interface OrderDetailsProps {
  order: AnyOrder;
  kind: OrderKind;
  onRefund: () => void;
}

/** Everything that is known about an order, and what an admin can do about its money. */
export function OrderDetails({ order, kind, onRefund }: OrderDetailsProps) {
  const explanation = explainPayment(order, 'admin');
  const left = refundable(order);
  return (
    <div className="grid gap-5 text-small">
      {explanation && <Alert tone="info">{explanation}</Alert>}
      <Part title="Customer">
        <Fact name="Name">
          <Customer order={order} />
        </Fact>
        <Fact name="Email">
          <span className="break-all">{order.customerEmail}</span>
        </Fact>
        <Fact name="Address">{order.address}</Fact>
        <Fact name="Country">{order.country}</Fact>
      </Part>
      <Part title={kind === 'package' ? 'Package' : 'Item'}>
        <ProductFacts order={order} />
      </Part>
      <Part title="Payment">
        <PaymentFacts order={order} />
      </Part>
      <AskPayPal order={order}>
        {left > 0 && (
          <Button look="danger" onClick={onRefund}>
            Refund
          </Button>
        )}
        {order.receiptNumber && (
          <Button asChild look="secondary">
            <Link to={paths.receipt(order._id)}>Receipt {order.receiptNumber}</Link>
          </Button>
        )}
      </AskPayPal>
      {left > 0 && left < Number(order.totalPrice) * 100 && (
        <p className="text-muted">{formatPrice(left / 100, order.currency)} can still be refunded.</p>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line border-t pt-4 first:border-t-0 first:pt-0">
      <h3 className="mb-2 font-semibold">{title}</h3>
      <dl className="grid gap-x-6 gap-y-3 min-[26rem]:grid-cols-2 lg:grid-cols-4">{children}</dl>
    </section>
  );
}

/** The way to the account, while it is there. */
function Customer({ order: { userId, customerName } }: { order: AnyOrder }) {
  if (!userId) return `${customerName} (the account is deleted)`;
  return (
    <Link
      to={paths.adminUser(userId)}
      className="inline-flex min-h-10 items-center text-accent underline underline-offset-2"
    >
      {customerName}
    </Link>
  );
}
