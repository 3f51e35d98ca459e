import { formatCredits, formatPrice } from '#contract/vocabulary/format-money.ts';
import { cents } from './refundable.ts';
import type { AnyOrder } from './use-orders.ts';

/**
 * What a refund will do, in sentences. The server decides; this is what it does when nothing changes meanwhile.
 * @param amount hundredths of the currency
 * @param balance credits that the buyer has now; undefined when that is not known
 */
export function refundEffects(order: AnyOrder, amount: number, balance: number | undefined): string[] {
  const { currency, payerEmail } = order;
  const after = cents(order.refundedAmount) + amount;
  const all = after >= cents(order.totalPrice);
  return [
    `${formatPrice(amount / 100, currency)} goes back to ${payerEmail ?? 'the payer'} through PayPal.`,
    ...('credit' in order ? packageEffects(order.credit, shareOf(order, amount), all, balance) : itemEffects(all)),
    'The buyer is told by mail, and the receipt shows the refund.',
  ];
}

/** Credits that go with an amount: the same share of them, rounded so that all refunds together never take more. */
function shareOf(order: AnyOrder & { credit: number }, amount: number): number {
  const before = cents(order.refundedAmount);
  const credits = (part: number) => Math.floor((order.credit * part) / cents(order.totalPrice));
  return credits(before + amount) - credits(before);
}

function packageEffects(ordered: number, due: number, all: boolean, balance: number | undefined): string[] {
  const taken = balance === undefined ? due : Math.min(due, Math.max(0, balance));
  const spent = taken < due ? ` The other ${formatCredits(due - taken)} have already been spent.` : '';
  const credits =
    balance === undefined
      ? `Up to ${formatCredits(due)} are taken back, as far as they have not been spent.`
      : `${formatCredits(taken)} are taken back; the buyer has ${formatCredits(balance)} now.${spent}`;
  return [
    ...(ordered > 0 ? [credits] : []),
    all ? 'The days of membership that this order gave are taken back.' : 'The membership stays as it is.',
  ];
}

const itemEffects = (all: boolean): string[] => [
  all ? 'The buyer can no longer open the item from the order.' : 'The buyer keeps the item.',
];
