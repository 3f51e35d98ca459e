import type { PaymentStatus } from '#contract/orders/order.ts';
import type { AnyOrder } from './use-orders.ts';

/** While a dispute is open, PayPal decides where the money goes. */
const REFUNDABLE: readonly PaymentStatus[] = ['Paid', 'Partially refunded'];

/** Hundredths of the currency that can still be paid back. */
export const refundable = ({ paymentStatus, totalPrice, refundedAmount }: AnyOrder): number =>
  REFUNDABLE.includes(paymentStatus) ? cents(totalPrice) - cents(refundedAmount) : 0;

/** A decimal text in hundredths. */
export const cents = (amount: string): number => Math.round(Number(amount) * 100);
