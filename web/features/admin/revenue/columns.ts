import type { RevenueBar } from '#contract/orders/books.ts';

export type Column = { packages: Block; items: Block };
/** From the upper edge of the chart, as parts of its height. */
export type Block = { top: number; height: number };

/**
 * Columns of packages with items on top of them; what is below zero hangs from the zero line.
 * @returns the columns, where zero is, and the amounts at the upper and the lower edge
 */
export function columnsOf(bars: readonly Pick<RevenueBar, 'packages' | 'items'>[]) {
  const amounts = bars.map(({ packages, items }) => [Number(packages), Number(items)] as const);
  const highest = Math.max(0, ...amounts.map((pair) => sum(pair.filter((amount) => amount > 0))));
  const lowest = Math.min(0, ...amounts.map((pair) => sum(pair.filter((amount) => amount < 0))));
  const height = highest - lowest || 1;
  const zero = highest / height;
  const columns = amounts.map(([packages, items]): Column => {
    const first = block(0, packages);
    return { packages: first, items: block(packages * items > 0 ? packages : 0, items) };
  });
  return { columns, zero, highest, lowest };

  function block(from: number, amount: number): Block {
    const upper = Math.max(from, from + amount);
    return { top: (highest - upper) / height, height: Math.abs(amount) / height };
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
