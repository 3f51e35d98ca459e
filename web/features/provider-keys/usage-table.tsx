import type { UsageTotals } from './usage-totals.ts';

export interface UsageLine extends UsageTotals {
  id: string;
  /** What the line is about, one text per leading column. */
  heads: readonly string[];
}

const figures = new Intl.NumberFormat('en');
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });
const cell = 'px-3 py-1.5 text-right font-mono text-caption leading-5 tabular-nums';

interface UsageTableProps {
  caption: string;
  heads: readonly string[];
  lines: readonly UsageLine[];
}

/** Calls, tokens and cost, line by line. */
export function UsageTable({ caption, heads, lines }: UsageTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard.
    <section aria-label={caption} tabIndex={0} className="max-h-96 overflow-auto">
      <table className="w-full text-left text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-sheet text-caption text-muted">
          <tr>
            {heads.map((name) => (
              <th key={name} scope="col" className="px-3 py-2 font-semibold first:pl-0">
                {name}
              </th>
            ))}
            {['Calls', 'Failed', 'Tokens in', 'Tokens out', 'Cost (est.)'].map((name) => (
              <th key={name} scope="col" className="whitespace-nowrap px-3 py-2 text-right font-semibold last:pr-0">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className="border-line border-t">
              {line.heads.map((text, i) => (
                <th key={heads[i]} scope="row" className="min-w-24 break-words px-3 py-1.5 font-normal first:pl-0">
                  {text}
                </th>
              ))}
              <td className={cell}>{figures.format(line.calls)}</td>
              <td className={cell}>{figures.format(line.failures)}</td>
              <td className={cell}>{figures.format(line.inputTokens)}</td>
              <td className={cell}>{figures.format(line.outputTokens)}</td>
              <td className={`${cell} last:pr-0`}>{dollars.format(line.costUSD)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
