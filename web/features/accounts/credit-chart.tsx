import type { CreditEntry } from '#contract/credits.ts';
import { balanceOverTime } from './balance-over-time.ts';

const WIDTH = 300;
const HEIGHT = 84;

/** The balance as steps, one per entry. The figures stand in the list under it. */
export function CreditChart({ entries, balance }: { entries: readonly CreditEntry[]; balance: number }) {
  const values = balanceOverTime(entries, balance);
  if (values.length < 3) return null;
  const top = Math.max(...values, 1);
  const step = WIDTH / values.length;
  const y = (value: number) => HEIGHT - (value / top) * (HEIGHT - 14) - 1;
  const line = values.map((value, i) => `${i ? 'L' : 'M'}${i * step} ${y(value)}H${(i + 1) * step}`).join('');
  return (
    <figure className="relative">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Balance over the last ${entries.length} entries: from ${values[0]} to ${balance} credits`}
        className="h-22 w-full"
      >
        <g fill="none">
          <path d={`${line}V${HEIGHT}H0Z`} fill="var(--accent-soft)" />
          <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
          <path
            d={`M0 ${y(top)}H${WIDTH}`}
            stroke="var(--line)"
            strokeDasharray="3 4"
            vectorEffect="non-scaling-stroke"
          />
          <path d={line} stroke="var(--accent)" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        </g>
      </svg>
      <span aria-hidden="true" className="absolute -top-1 left-0 font-mono text-caption text-muted">
        {top}
      </span>
    </figure>
  );
}
