import { basename } from 'node:path';
import type { PageResult } from './measure-page.ts';
import type { Options } from './options.ts';
import type { Sanity } from './sanity.ts';
import type { Summary } from './summary.ts';

const round = (value: unknown): unknown => (typeof value === 'number' ? Number(value.toFixed(4)) : value);

/** The results file: summaries, sanity means, and one line of numbers per page. */
export function reportOf(
  options: Options,
  pages: number,
  sanity: Sanity,
  frameworks: Record<string, Summary>,
  results: readonly PageResult[],
  peakMegabytes: number,
): string {
  const sanityMeans = Object.fromEntries(
    Object.entries(sanity).map(([name, rows]) => {
      const mean = (pick: (row: (typeof rows)[number]) => number): number =>
        rows.reduce((sum, row) => sum + pick(row), 0) / Math.max(1, rows.length);
      return [
        name,
        {
          block: mean(({ scores }) => scores.block),
          text: mean(({ scores }) => scores.text),
          position: mean(({ scores }) => scores.position),
          color: mean(({ scores }) => scores.color),
          wordRecall: mean(({ scores }) => scores.words.recall),
          visual: mean(({ visual }) => visual),
        },
      ];
    }),
  );
  const lines = results.map(({ id, framework, error, scores, visual, contract, firstPreview, total }) => ({
    id,
    framework,
    ...(error ? { error } : {}),
    block: scores.block,
    text: scores.text,
    position: scores.position,
    color: scores.color,
    wordRecall: scores.words.recall,
    wordPrecision: scores.words.precision,
    shiftMedian: scores.words.shiftMedian,
    regionF1: scores.regions.f1,
    readingOrder: scores.words.readingOrder,
    visual,
    overflowAt: contract.overflowAt,
    axe: contract.axe,
    firstPreview,
    total,
  }));
  const head = { set: basename(options.pages), pages, peakMegabytes, sanity: sanityMeans, frameworks };
  const text = JSON.stringify(head, (_, value) => round(value), 2);
  const rows = lines.map((line) => `    ${JSON.stringify(line, (_, value) => round(value))}`).join(',\n');
  return `${text.slice(0, -2)},\n  "perPage": [\n${rows}\n  ]\n}\n`;
}
