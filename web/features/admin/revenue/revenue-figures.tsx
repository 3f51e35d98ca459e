import { useState } from 'react';
import { Link } from 'react-router';
import type { RevenueBar, RevenuePeriod } from '#contract/orders/books.ts';
import type { Currency } from '#contract/orders/order.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/list-states.tsx';
import { barLabel, barText, spanOf } from './bar-text.ts';
import { RevenueChart } from './revenue-chart.tsx';
import { RevenueLegend } from './revenue-legend.tsx';
import { RevenueTable } from './revenue-table.tsx';

interface RevenueFiguresProps {
  per: RevenuePeriod;
  revenue: { currency: Currency; currencies: readonly Currency[]; total: string; bars: readonly RevenueBar[] };
}

/** The total, the chart with the figures of one bar, and all of it as a table. */
export function RevenueFigures({ per, revenue: { currency, currencies, total, bars } }: RevenueFiguresProps) {
  const [chosen, setChosen] = useState<string>();
  const at = bars.findIndex(({ start }) => start === chosen);
  const index = at < 0 ? bars.length - 1 : at;
  const bar = bars[index];
  if (currencies.length === 0) return <NothingSold />;
  if (!bar) return null;
  return (
    <div className="grid min-w-0 gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p>
          <span className="block text-caption text-muted">{spanOf(per, bars.length)}, less refunds</span>
          <span className="font-mono text-heading tabular-nums">{formatPrice(total, currency)}</span>
        </p>
        <p className="text-right text-small max-sm:text-left" aria-hidden="true">
          <span className="block text-caption text-muted">{barLabel(per, bar.start)}</span>
          {barText(bar, currency)}
        </p>
      </div>
      <RevenueChart
        per={per}
        currency={currency}
        bars={bars}
        index={index}
        onChoose={(next) => setChosen(bars[next]?.start)}
      />
      <RevenueLegend per={per} bars={bars} />
      <details>
        <summary className="flex min-h-10 items-center font-semibold text-accent text-small">Show as a table</summary>
        <RevenueTable per={per} currency={currency} bars={bars} />
      </details>
    </div>
  );
}

const NothingSold = () => (
  <EmptyState
    title="Nothing sold yet"
    action={
      <Button asChild look="secondary">
        <Link to={paths.adminPackages}>See what is for sale</Link>
      </Button>
    }
  >
    Revenue from packages and items appears here after the first payment.
  </EmptyState>
);
