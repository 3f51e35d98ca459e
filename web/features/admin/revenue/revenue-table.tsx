import type { RevenueBar, RevenuePeriod } from '#contract/orders/books.ts';
import type { Currency } from '#contract/orders/order.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { barLabel } from './bar-text.ts';

interface RevenueTableProps {
  per: RevenuePeriod;
  currency: Currency;
  bars: readonly RevenueBar[];
}

const figure = 'whitespace-nowrap p-2 text-right font-mono tabular-nums';

/** Every bar in figures, newest first. */
export function RevenueTable({ per, currency, bars }: RevenueTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section aria-label={`Revenue per ${per}`} tabIndex={0} className="max-h-96 overflow-auto">
      <table aria-label={`Revenue per ${per}`} className="w-full text-small">
        <thead>
          <tr className="border-line border-b text-caption text-muted">
            <th scope="col" className="p-2 text-left font-medium first-letter:uppercase">
              {per}
            </th>
            <th scope="col" className="p-2 text-right font-medium">
              Packages
            </th>
            <th scope="col" className="p-2 text-right font-medium">
              Items
            </th>
            <th scope="col" className="p-2 text-right font-medium">
              Orders
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.toReversed().map(({ start, packages, items, orders }) => (
            <tr key={start} className="border-line border-b last:border-b-0">
              <th scope="row" className="p-2 text-left font-normal">
                {barLabel(per, start)}
              </th>
              <td className={figure}>{formatPrice(packages, currency)}</td>
              <td className={figure}>{formatPrice(items, currency)}</td>
              <td className={figure}>{orders}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
