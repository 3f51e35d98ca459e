import { PAID, type PaymentStatus } from '#contract/orders/order.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { daysLeft } from './days-left.ts';
import type { AnyOrder } from './use-orders.ts';

export type Explained = Pick<
  AnyOrder,
  'paymentStatus' | 'paymentIssue' | 'expiresAt' | 'refundedAmount' | 'totalPrice' | 'currency'
>;
export type Reader = 'buyer' | 'admin';

interface Words {
  /** In a few words, for below a badge. */
  note: string;
  /** For the buyer, where PayPal's own reason is not known. */
  buyer: string;
  admin: string;
}

const words: Record<PaymentStatus, Words> = {
  pending: { note: '', buyer: 'This order is not paid yet.', admin: 'Nothing has been paid yet.' },
  Processing: {
    note: 'Payment under review',
    buyer:
      'PayPal is reviewing this payment. You will get what you bought as soon as it is approved; please do not pay again.',
    admin: 'PayPal is holding this payment, or it does not match the order. “Ask PayPal now” tells you which.',
  },
  Paid: { note: '', buyer: '', admin: '' },
  Denied: {
    note: 'Payment denied',
    buyer: 'PayPal denied this payment. You can try again with Pay Now.',
    admin: 'PayPal denied this payment. The buyer can try again.',
  },
  Cancelled: {
    note: 'Not paid in time',
    buyer: 'This order was not paid in time.',
    admin: 'This order was not paid in time.',
  },
  Disputed: {
    note: 'Under dispute',
    buyer: 'A dispute about this payment is open at PayPal. Until PayPal decides, you keep what you bought.',
    admin:
      'A dispute about this payment is open: the buyer wants the money back, and PayPal has not decided yet. Please answer in PayPal’s Resolution Centre.',
  },
  'Partially refunded': { note: '', buyer: 'You keep what you bought.', admin: 'The buyer keeps what was bought.' },
  Refunded: {
    note: 'Refunded',
    buyer: 'You no longer have what you bought.',
    admin: 'The buyer no longer has what was bought.',
  },
  Reversed: {
    note: 'Reversed by PayPal',
    buyer: 'PayPal reversed this payment, so you no longer have what you bought.',
    admin: 'PayPal or the bank took this money back from you. The buyer no longer has what was bought.',
  },
};

/** What the state of a payment means for whoever reads it; '' where there is nothing to say. */
export function explainPayment(order: Explained, reader: Reader): string {
  const { paymentStatus, paymentIssue } = order;
  const state = (reader === 'buyer' && paymentIssue) || words[paymentStatus][reader];
  const expiry = expiryNote(order);
  return [paidBack(order), state, expiry && `It is ${expiry}.`].filter(Boolean).join(' ');
}

/** The same for below a badge. A buyer reads PayPal's reason there, admins find it in the details. */
export function paymentNote(order: Explained, reader: Reader): string {
  const { paymentStatus, paymentIssue } = order;
  if (paymentStatus === 'Partially refunded') return paidBack(order);
  return (reader === 'buyer' && paymentIssue) || expiryNote(order) || words[paymentStatus].note;
}

function paidBack({ paymentStatus, refundedAmount, totalPrice, currency }: Explained): string {
  if (paymentStatus === 'Reversed' || Number(refundedAmount) === 0) return '';
  return `${formatPrice(refundedAmount, currency)} of ${formatPrice(totalPrice, currency)} was refunded.`;
}

function expiryNote({ paymentStatus, expiresAt }: Explained): string {
  const left = daysLeft(expiresAt);
  if (paymentStatus !== 'pending' || left === 'N/A') return '';
  return left === 'Expired' ? 'about to be cancelled' : `cancelled in ${left} unless paid`;
}

/** Days left of the membership that an order gave; the days of one that was paid back went with it. */
export function membershipLeft(
  order: Pick<Explained, 'paymentStatus'> & { MembershipValidity: string | null },
): string {
  const left = daysLeft(order.MembershipValidity);
  return left === 'N/A' || PAID.includes(order.paymentStatus) ? left : 'Expired';
}
