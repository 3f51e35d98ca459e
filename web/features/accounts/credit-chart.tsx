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
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Balance over the last ${entries.length} entries: from ${values[0]} to ${balance} credits`}
        className="w-full"
      >
        <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} stroke="var(--line)" />
        <path d={`M0 ${y(top)}H${WIDTH}`} stroke="var(--line)" strokeDasharray="3 4" />
        <path d={`${line}V${HEIGHT}H0Z`} fill="var(--accent-soft)" />
        <path d={line} fill="none" stroke="var(--accent)" strokeWidth="1.5" />
        <circle cx={WIDTH - 3} cy={y(balance)} r="3" fill="var(--accent)" />
        <text x="0" y={y(top) - 4} fontSize="10" fontFamily="var(--font-figures)" fill="var(--muted)">
          {top}
        </text>
      </svg>
    </figure>
  );
}
