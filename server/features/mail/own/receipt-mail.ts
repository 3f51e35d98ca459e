import type { Currency } from '#contract/orders/order.ts';
import { formatDay } from '#contract/vocabulary/format-date.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import type { OutgoingMail } from '../queue-mail.ts';
import { composeMail } from './compose-mail.ts';
import type { Recipient } from './recipient.ts';

/** What was paid. Amounts are decimal texts in the order's currency. */
export type PaidOrder = {
  orderId: string;
  /** As it stands on the receipt: "F-000042". */
  receiptNumber: string;
  /** Package or item. */
  what: string;
  price: string;
  processingFee: string;
  totalPrice: string;
  currency: Currency;
  paidAt: Date;
  /** The payment provider's number of the payment. */
  transactionId: string;
  /** Credits that were added, of a package. */
  credits?: number;
  /** When the membership ends now, of a package. */
  membershipUntil?: Date;
  /** What was bought, of an item. `accessUrl` may be a path on this site. */
  goods?: { accessUrl: string; guidelines: string };
  /** The page of the receipt, with scheme and host. */
  receiptLink: string;
};

/** Sent once for every paid order. It is proof of a payment, so it cannot be switched off. */
export const receiptMail = (user: Recipient, order: PaidOrder): OutgoingMail => ({
  kind: 'receipt',
  to: user.email,
  subject: `Your receipt for order ${order.orderId}`,
  cause: `receipt:${order.orderId}`,
  ...composeMail({
    name: user.name,
    paragraphs: ['Thank you for your order. Your payment has arrived.', ...guidelinesOf(order)],
    rows: rowsOf(order),
    ...nextStep(order),
  }),
});

function rowsOf(order: PaidOrder): [string, string][] {
  const amount = (value: string) => formatPrice(value, order.currency);
  const rows: [string, string][] = [
    ['Receipt', order.receiptNumber],
    ['Order', order.orderId],
    [order.what, amount(order.price)],
    ['Processing fee', amount(order.processingFee)],
    ['Paid', amount(order.totalPrice)],
    ['Date', formatDay(order.paidAt, 'UTC')],
    ['Transaction', order.transactionId],
  ];
  if (order.credits !== undefined) rows.push(['Credits added', String(order.credits)]);
  if (order.membershipUntil) rows.push(['Membership until', formatDay(order.membershipUntil, 'UTC')]);
  return rows;
}

const guidelinesOf = ({ goods }: PaidOrder): string[] =>
  (goods?.guidelines ?? '').split(/\n+/).filter((line) => line.trim() !== '');

function nextStep({ goods, receiptLink }: PaidOrder) {
  const onReceipt = 'Your receipt, to print or to save as a PDF:';
  const place = goods?.accessUrl && URL.parse(goods.accessUrl, receiptLink);
  return place
    ? { action: { label: 'Open what you bought', link: place.href }, closing: `${onReceipt} ${receiptLink}` }
    : { action: { label: 'Open your receipt', link: receiptLink } };
}
