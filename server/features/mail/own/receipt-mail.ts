import { formatPrice } from '#contract/vocabulary/format-money.ts';
import type { OutgoingMail } from '../queue-mail.ts';
import { composeMail } from './compose-mail.ts';
import { longDate } from './long-date.ts';
import type { Recipient } from './recipient.ts';

/** What was paid. Amounts in US dollars, as the order has them. */
export type PaidOrder = {
  orderId: string;
  /** Package or item. */
  what: string;
  price: string;
  processingFee: string;
  totalPrice: string;
  paidAt: Date;
  /** The payment provider's number of the payment. */
  transactionId: string;
  /** Credits that were added, of a package. */
  credits?: number;
  /** When the membership ends now, of a package. */
  membershipUntil?: Date;
  /** Where the goods are: the page of the order. */
  link: string;
};

/** Sent once for every paid order. It is proof of a payment, so it cannot be switched off. */
export const receiptMail = (user: Recipient, order: PaidOrder): OutgoingMail => ({
  kind: 'receipt',
  to: user.email,
  subject: `Your receipt for order ${order.orderId}`,
  cause: `receipt:${order.orderId}`,
  ...composeMail({
    name: user.name,
    paragraphs: ['Thank you for your order. Your payment has arrived.'],
    rows: [
      ['Order', order.orderId],
      [order.what, formatPrice(order.price)],
      ['Processing fee', formatPrice(order.processingFee)],
      ['Paid', formatPrice(order.totalPrice)],
      ['Date', longDate(order.paidAt)],
      ['Transaction', order.transactionId],
      ...(order.credits === undefined ? [] : [['Credits added', String(order.credits)] satisfies [string, string]]),
      ...(order.membershipUntil
        ? [['Membership until', longDate(order.membershipUntil)] satisfies [string, string]]
        : []),
    ],
    action: { label: 'See your order', link: order.link },
  }),
});
