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
  pending: { note: '', buyer: 'This order is not paid yet.', admin: 'Nothing was paid so far.' },
  Processing: {
    note: 'Payment under review',
    buyer:
      'PayPal is reviewing this payment. You get what you bought as soon as it is through; please do not pay again.',
    admin: 'PayPal holds this payment, or it does not fit the order. “Ask PayPal now” says which.',
  },
  Paid: { note: '', buyer: '', admin: '' },
  Denied: {
    note: 'Payment not let through',
    buyer: 'PayPal did not let this payment through. You can try again with Pay Now.',
    admin: 'PayPal did not let this payment through. The buyer may try again.',
  },
  Cancelled: {
    note: 'Not paid in time',
    buyer: 'This order was not paid in time.',
    admin: 'This order was not paid in time.',
  },
  Disputed: {
    note: 'PayPal has to decide',
    buyer: 'A dispute about this payment is open at PayPal. Until it is decided, you keep what you bought.',
    admin:
      'A dispute about this payment is open: the buyer wants the money back, and nothing is decided. Please answer in PayPal’s Resolution Centre.',
  },
  'Partially refunded': { note: '', buyer: 'You keep what you bought.', admin: 'The buyer keeps what was bought.' },
  Refunded: { note: 'Paid back', buyer: 'What it bought ended with it.', admin: 'What it bought ended with it.' },
  Reversed: {
    note: 'PayPal took it back',
    buyer: 'PayPal took this payment back. What it bought ended with it.',
    admin: 'PayPal or the bank took this money back from you. What it bought ended with it.',
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
  return `${formatPrice(refundedAmount, currency)} of ${formatPrice(totalPrice, currency)} was paid back.`;
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
