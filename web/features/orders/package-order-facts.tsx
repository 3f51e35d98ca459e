import { Link } from 'react-router';
import type { PackageOrder } from '#contract/orders/package-orders.ts';
import { formatCredits, formatPrice } from '#contract/vocabulary/format-money.ts';
import { paths } from '#web/paths.ts';
import { Fact } from '#web/ui/fact.tsx';
import { counted } from '#web/ui/format-number.ts';
import { Moment } from '#web/ui/moment.tsx';
import { membershipLeft } from './explain-payment.ts';
import { PaymentBadge } from './payment-badge.tsx';

/** A package order as it stands on the order: the package may have changed since. */
export function PackageOrderFacts({ order }: { order: PackageOrder }) {
  const { credit, Validity, totalPrice, currency, MembershipValidity: end, captureTime, receiptNumber } = order;
  const left = membershipLeft(order);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 [&_time]:whitespace-normal">
      <Fact name="Price">
        <span className="font-mono">{formatPrice(totalPrice, currency)}</span>
      </Fact>
      <Fact name="Credits">{formatCredits(credit)}</Fact>
      <Fact name="Validity">{counted(Validity, 'day')}</Fact>
      <Fact name="Ordered">
        <Moment at={order.createdAt} exact />
      </Fact>
      <Fact name="Payment">
        <PaymentBadge status={order.paymentStatus} />
      </Fact>
      <Fact name="Paid">{captureTime && <Moment at={captureTime} exact />}</Fact>
      <Fact name="Membership until">
        {left === 'N/A' || left === 'Expired' ? (
          left
        ) : (
          <>
            <Moment at={end!} day /> ({left} left)
          </>
        )}
      </Fact>
      <Fact name="Receipt">
        {receiptNumber && (
          <Link
            to={paths.receipt(order._id)}
            className="-my-2.5 inline-flex min-h-10 items-center font-mono text-accent underline underline-offset-2"
          >
            {receiptNumber}
          </Link>
        )}
      </Fact>
      <Fact name="Transaction">
        {order.paypalTransactionID && <span className="break-all font-mono">{order.paypalTransactionID}</span>}
      </Fact>
      <Fact name="Paid with">{order.paymentMethod}</Fact>
    </dl>
  );
}
