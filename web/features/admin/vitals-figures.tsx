import type { VitalDay, VitalName } from '#contract/web-vitals.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import { vitalFacts, vitalSummary, vitalValue } from './vital-facts.ts';
import { VitalsChart } from './vitals-chart.tsx';

/** One figure and one small chart per metric. */
export function VitalsFigures({ rows, days }: { rows: readonly VitalDay[]; days: readonly string[] }) {
  const names = Object.keys(vitalFacts) as VitalName[];
  return (
    <ul className="grid gap-px bg-line sm:grid-cols-2 xl:grid-cols-5">
      {names.map((name) => {
        const own = rows.filter((row) => row.name === name);
        const summary = vitalSummary(own);
        return (
          <li key={name} className="grid content-start gap-2 bg-sheet p-4 sm:max-xl:last:col-span-2">
            <p className="flex items-baseline justify-between gap-2">
              <abbr title={vitalFacts[name].label} className="font-semibold text-small no-underline">
                {name}
              </abbr>
              <span className="font-mono text-small">{summary ? vitalValue(name, summary.p75) : '–'}</span>
            </p>
            <p className="text-caption text-muted">{vitalFacts[name].label}</p>
            <VitalsChart name={name} rows={own} days={days} />
            <p className="text-caption text-muted">
              {summary
                ? `${Math.round(summary.good * 100)} % good of ${formatNumber(summary.visits)}`
                : 'Not measured yet'}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
