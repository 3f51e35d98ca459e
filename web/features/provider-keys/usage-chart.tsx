import type { UsageRow } from '#contract/provider-keys.ts';
import { formatDay } from '#contract/vocabulary/format-date.ts';
import { totalOf } from './usage-totals.ts';

const WIDTH = 600;
const HEIGHT = 96;

/** Calls a day as columns, the failed ones marked at their foot. The figures stand in the table. */
export function UsageChart({ rows, days }: { rows: readonly UsageRow[]; days: readonly string[] }) {
  const ofDay = Map.groupBy(rows, ({ day }) => day);
  const columns = days.map((day) => ({ day, ...totalOf(ofDay.get(day) ?? []) }));
  const top = Math.max(...columns.map(({ calls }) => calls), 1);
  const all = totalOf(rows);
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day) => day && formatDay(day, 'UTC'));
  const step = WIDTH / columns.length;
  const height = (calls: number) => (calls / top) * (HEIGHT - 14);
  const bars = (amount: 'calls' | 'failures') =>
    columns
      .map((column, i) => `M${i * step + step * 0.15} ${HEIGHT}v${-height(column[amount])}h${step * 0.7}V${HEIGHT}z`)
      .join('');
  return (
    <figure>
      <div className="relative">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Calls from ${first} to ${last}: ${all.calls}, of which ${all.failures} failed; at most ${top} a day`}
          className="h-24 w-full"
        >
          <path
            d={`M0 ${HEIGHT - height(top)}H${WIDTH}`}
            stroke="var(--line)"
            strokeDasharray="3 4"
            vectorEffect="non-scaling-stroke"
          />
          <path d={bars('calls')} fill="var(--accent)" />
          <path d={bars('failures')} fill="var(--danger)" />
          <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} stroke="var(--line-strong)" vectorEffect="non-scaling-stroke" />
        </svg>
        <span aria-hidden="true" className="absolute -top-1 left-0 bg-sheet pr-1 font-mono text-caption text-muted">
          {top}
        </span>
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-4 pt-1 text-caption text-muted">
        <span>{first}</span>
        <span className="flex gap-4">
          <span className="flex items-center gap-1.5">
            <span aria-hidden="true" className="size-2.5 bg-accent" />
            calls
          </span>
          <span className="flex items-center gap-1.5">
            <span aria-hidden="true" className="size-2.5 bg-danger" />
            failed
          </span>
        </span>
        <span>{last}</span>
      </figcaption>
    </figure>
  );
}
