import type { Receipt } from '#contract/receipts.ts';
import { cents } from '#web/features/orders/index.ts';

/** What stayed with the seller, summed in whole hundredths: fractions of floats would leave a rest. */
export const totalAfterRefunds = ({ total, refunds }: Pick<Receipt, 'total' | 'refunds'>): number =>
  refunds.reduce((left, { amount }) => left - cents(amount), cents(total)) / 100;
