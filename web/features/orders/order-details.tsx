import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderKind } from '#contract/orders/order.ts';
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
        {refundable(order) > 0 && (
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
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line [section+&]:border-t [section+&]:pt-4">
      <h3 className="mb-2 font-semibold">{title}</h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4 [&_time]:whitespace-normal">{children}</dl>
    </section>
  );
}

/** The way to the account, while it is there. */
function Customer({ order: { userId, customerName } }: { order: AnyOrder }) {
  if (!userId) return `${customerName} (the account is deleted)`;
  return (
    <Link
      to={paths.adminUser(userId)}
      className="-my-2.5 inline-flex min-h-10 items-center text-accent underline underline-offset-2"
    >
      {customerName}
    </Link>
  );
}
