import type { RevenueBar, RevenuePeriod } from '#contract/orders/books.ts';
import type { Currency } from '#contract/orders/order.ts';
import { formatDay, formatMonth } from '#contract/vocabulary/format-date.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { counted } from '#web/ui/format-number.ts';

/** Which time a bar stands for: '16 Nov 2026', 'Week of 16 Nov 2026', 'November 2026'. */
export function barLabel(per: RevenuePeriod, start: string): string {
  if (per === 'month') return formatMonth(start, 'UTC');
  const day = formatDay(start, 'UTC');
  return per === 'week' ? `Week of ${day}` : day;
}

/** Its figures in a line. */
export const barText = ({ packages, items, orders }: RevenueBar, currency: Currency): string =>
  `Packages ${formatPrice(packages, currency)} · Items ${formatPrice(items, currency)} · ${counted(orders, 'order')}`;

/** All bars together: 'Last 30 days'. */
export const spanOf = (per: RevenuePeriod, bars: number): string => `Last ${bars} ${per}s`;
