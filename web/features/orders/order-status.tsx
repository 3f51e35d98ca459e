import { paymentNote, type Reader } from './explain-payment.ts';
import { PaymentBadge } from './payment-badge.tsx';
import type { AnyOrder } from './use-orders.ts';

/** Where the money of an order is, and what that means. */
export function OrderStatus({ order, reader }: { order: AnyOrder; reader: Reader }) {
  const note = paymentNote(order, reader);
  return (
    <span className="grid max-w-60 justify-items-start gap-0.5">
      <PaymentBadge status={order.paymentStatus} />
      {note && <span className="text-caption text-muted first-letter:uppercase">{note}</span>}
    </span>
  );
}
