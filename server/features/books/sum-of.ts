import type { RevenueBar } from '#contract/orders/books.ts';

/** All bars together, as decimal text. Counted in cents, where sums are exact. */
export function sumOf(bars: readonly Pick<RevenueBar, 'packages' | 'items'>[]): string {
  const cents = bars
    .flatMap(({ packages, items }) => [packages, items])
    .reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
  return (cents / 100).toFixed(2);
}
