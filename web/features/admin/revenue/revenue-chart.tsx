import type { KeyboardEvent, PointerEvent } from 'react';
import type { RevenueBar, RevenuePeriod } from '#contract/orders/books.ts';
import type { Currency } from '#contract/orders/order.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { barLabel, barText } from './bar-text.ts';
import { type Block, columnsOf } from './columns.ts';

const WIDTH = 600;
const HEIGHT = 160;

interface RevenueChartProps {
  per: RevenuePeriod;
  currency: Currency;
  bars: readonly RevenueBar[];
  /** The bar whose figures are shown. */
  index: number;
  onChoose: (index: number) => void;
}

/** Columns to point at or to walk along with the arrow keys. The figures stand in the table, too. */
export function RevenueChart({ per, currency, bars, index, onChoose }: RevenueChartProps) {
  const { columns, zero, highest, lowest } = columnsOf(bars);
  const step = WIDTH / bars.length;
  const last = bars.length - 1;
  const choose = (next: number) => onChoose(Math.min(last, Math.max(0, next)));
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    choose(Math.floor(((event.clientX - box.left) / box.width) * bars.length));
  };
  const walk = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: index - 1,
      ArrowDown: index - 1,
      ArrowRight: index + 1,
      ArrowUp: index + 1,
      Home: 0,
      End: last,
    };
    if (!(event.key in next)) return;
    event.preventDefault();
    choose(next[event.key as keyof typeof next]);
  };
  const path = (of: (column: (typeof columns)[number]) => Block) =>
    columns
      .map(of)
      .map(({ top, height }, i) =>
        height === 0 ? '' : `M${(i + 0.15) * step} ${top * HEIGHT}h${step * 0.7}v${height * HEIGHT}h${-step * 0.7}z`,
      )
      .join('');
  const bar = bars[index]!;
  return (
    <div className="relative">
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Revenue per ${per}`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={`${barLabel(per, bar.start)}: ${barText(bar, currency)}`}
        onKeyDown={walk}
        onPointerMove={point}
        onPointerDown={point}
        className="touch-pan-y"
      >
        <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-44 w-full">
          <rect x={index * step} width={step} height={HEIGHT} fill="var(--accent-soft)" />
          <path d={path(({ packages }) => packages)} fill="var(--accent)" />
          <path d={path(({ items }) => items)} fill="var(--success)" />
          <path d={`M0 ${zero * HEIGHT}H${WIDTH}`} stroke="var(--line-strong)" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <Edge at="top-0" amount={highest} currency={currency} />
      {lowest < 0 && <Edge at="bottom-0" amount={lowest} currency={currency} />}
    </div>
  );
}

/** The amount at an edge of the chart. */
const Edge = ({ at, amount, currency }: { at: string; amount: number; currency: Currency }) => (
  <span
    aria-hidden="true"
    className={`${at} pointer-events-none absolute left-0 bg-sheet px-1 font-mono text-caption text-muted`}
  >
    {formatPrice(amount, currency)}
  </span>
);
