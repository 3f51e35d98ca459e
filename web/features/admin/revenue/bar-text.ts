import type { RevenueBar, RevenuePeriod } from '#contract/orders/books.ts';
import type { Currency } from '#contract/orders/order.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';

const UTC = { timeZone: 'UTC' } as const;
const dayFormat = new Intl.DateTimeFormat('en-GB', { ...UTC, day: 'numeric', month: 'short', year: 'numeric' });
const monthFormat = new Intl.DateTimeFormat('en-GB', { ...UTC, month: 'long', year: 'numeric' });

/** Which time a bar stands for: '16 Nov 2026', 'Week of 16 Nov 2026', 'November 2026'. */
export function barLabel(per: RevenuePeriod, start: string): string {
  const day = new Date(start);
  if (per === 'month') return monthFormat.format(day);
  return per === 'week' ? `Week of ${dayFormat.format(day)}` : dayFormat.format(day);
}

/** Its figures in a line. */
export const barText = ({ packages, items, orders }: RevenueBar, currency: Currency): string =>
  `Packages ${formatPrice(packages, currency)} · Items ${formatPrice(items, currency)} · ${orders === 1 ? '1 order' : `${orders} orders`}`;

/** All bars together: 'Last 30 days'. */
export const spanOf = (per: RevenuePeriod, bars: number): string => `Last ${bars} ${per}s`;
