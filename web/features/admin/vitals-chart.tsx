import { formatDay } from '#contract/vocabulary/format-date.ts';
import type { VitalDay, VitalName } from '#contract/web-vitals.ts';
import { vitalFacts, vitalValue } from './vital-facts.ts';

const WIDTH = 300;
const HEIGHT = 64;

interface VitalsChartProps {
  name: VitalName;
  rows: readonly VitalDay[];
  days: readonly string[];
}

/** The 75th percentile of each day as a column; the dashed line is the limit of 'good'. */
export function VitalsChart({ name, rows, days }: VitalsChartProps) {
  const { good, label } = vitalFacts[name];
  const ofDay = new Map(rows.map((row) => [row.day, row.p75]));
  const top = Math.max(good * 1.2, ...ofDay.values());
  const step = WIDTH / days.length;
  const height = (value: number) => Math.max(2, (value / top) * (HEIGHT - 4));
  const bars = (wanted: boolean) =>
    days
      .flatMap((day, i) => {
        const value = ofDay.get(day);
        if (value === undefined || value <= good !== wanted) return [];
        return `M${i * step + step * 0.15} ${HEIGHT}v${-height(value)}h${step * 0.7}V${HEIGHT}z`;
      })
      .join('');
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day) => day && formatDay(day, 'UTC'));
  const worst = vitalValue(name, Math.max(0, ...ofDay.values()));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label} from ${first} to ${last}: at most ${worst}; good is up to ${vitalValue(name, good)}`}
      className="h-16 w-full"
    >
      <path d={bars(true)} fill="var(--accent)" />
      <path d={bars(false)} fill="var(--danger)" />
      <path
        d={`M0 ${HEIGHT - height(good)}H${WIDTH}`}
        stroke="var(--line-strong)"
        strokeDasharray="3 4"
        vectorEffect="non-scaling-stroke"
      />
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} stroke="var(--line-strong)" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
