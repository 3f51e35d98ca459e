import type { CreditEntry } from '#contract/credits.ts';

/**
 * The balance after each entry, oldest first, reckoned backwards from today's. `entries` are newest first; the first
 * value is the balance before the oldest of them.
 */
export function balanceOverTime(entries: readonly Pick<CreditEntry, 'amount'>[], balance: number): number[] {
  const values = [balance];
  for (const { amount } of entries) values.unshift(values[0]! - amount);
  return values;
}
