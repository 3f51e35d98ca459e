import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { Fact } from '#web/ui/fact.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import type { AnyOrder } from './use-orders.ts';

/** What is known of the money. Empty until somebody has paid. */
export function PaymentFacts({ order }: { order: AnyOrder }) {
  const { paymentStatus, orderStatus, paymentId, paypalTransactionID, payerEmail, captureTime, currency } = order;
  return (
    <>
      <Fact name="Payment status">
        <PaymentBadge status={paymentStatus} />
      </Fact>
      <Fact name="Order status">
        <PaymentBadge status={orderStatus} />
      </Fact>
      <Fact name="Payment ID">
        <span className="font-mono">{paymentId}</span>
      </Fact>
      <Fact name="Transaction ID">
        {paypalTransactionID && <span className="break-all font-mono">{paypalTransactionID}</span>}
      </Fact>
      <Fact name="Payer email">{payerEmail && <span className="break-all">{payerEmail}</span>}</Fact>
      <Fact name="Captured">{captureTime && <Moment at={captureTime} exact />}</Fact>
      <Fact name="Paid with">{order.paymentMethod}</Fact>
      <Fact name="Refunded">
        <span className="font-mono">{formatPrice(order.refundedAmount, currency)}</span>
      </Fact>
      {order.paymentIssue && (
        <div className="col-span-full">
          <Fact name="What the buyer is told">{order.paymentIssue}</Fact>
        </div>
      )}
    </>
  );
}
