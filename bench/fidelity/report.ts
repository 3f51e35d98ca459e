import { basename } from 'node:path';
import type { PageResult } from './measure-page.ts';
import type { Options } from './options.ts';
import type { Sanity } from './sanity.ts';
import { type Summary, summarizeKinds } from './summary.ts';

const round = (value: unknown): unknown => (typeof value === 'number' ? Number(value.toFixed(4)) : value);

/** One line of text per page: short to read, and one line in a diff. Shares in percent, times in milliseconds. */
const COLUMNS: [string, (result: PageResult) => string | number | null][] = [
  ['id', ({ id }) => id],
  ['framework', ({ framework }) => framework],
  ['faithful', ({ faithful }) => percent(faithful)],
  ['shades', ({ shades }) => percent(shades)],
  ['corners', ({ corners }) => percent(corners)],
  ['block', ({ scores }) => percent(scores.block)],
  ['text', ({ scores }) => percent(scores.text)],
  ['position', ({ scores }) => percent(scores.position)],
  ['color', ({ scores }) => percent(scores.color)],
  ['wordRecall', ({ scores }) => percent(scores.words.recall)],
  ['wordPrecision', ({ scores }) => percent(scores.words.precision)],
  ['shiftMedian', ({ scores }) => scores.words.shiftMedian?.toFixed(1) ?? '-'],
  ['regionF1', ({ scores }) => percent(scores.regions.f1)],
  ['readingOrder', ({ scores }) => percent(scores.words.readingOrder)],
  ['visual', ({ visual }) => percent(visual)],
  ['broken', ({ broken }) => percent(broken)],
  ['invented', ({ misplaced }) => percent(misplaced.invented)],
  ['asPictures', ({ misplaced }) => percent(misplaced.keptAsPictures)],
  ['family', ({ type }) => shareOrDash(type.family)],
  ['typeClass', ({ type }) => shareOrDash(type.class)],
  ['weight', ({ type }) => shareOrDash(type.weight)],
  ['overflowAt', ({ contract }) => contract.overflowAt.join() || '-'],
  ['axe', ({ contract }) => contract.axe.join() || '-'],
  ['firstPreview', ({ firstPreview }) => firstPreview?.toFixed(0) ?? '-'],
  ['total', ({ total }) => total.toFixed(0)],
  ['error', ({ error }) => error ?? ''],
];

/** The scores of a kind of page, in percent. */
const KIND_SCORES = [
  'faithful',
  'block',
  'text',
  'position',
  'color',
  'wordRecall',
  'wordPrecision',
  'regionF1',
  'visual',
  'brokenCells',
] as const;

/** One line of text per kind and framework. */
function kindsOf(results: readonly PageResult[]): { columns: string; rows: string[] } {
  const rows = [...Map.groupBy(results, ({ framework }) => framework)].flatMap(([framework, ofFramework]) =>
    Object.entries(summarizeKinds(ofFramework)).map(([kind, summary]) =>
      [kind, framework, summary.pages, ...KIND_SCORES.map((name) => percent(summary[name]))].join(' '),
    ),
  );
  return { columns: `kind framework pages ${KIND_SCORES.join(' ')}`, rows };
}

const percent = (share: number): string => (100 * share).toFixed(2);
const shareOrDash = (share: number | null): string => (share === null ? '-' : percent(share));
const rowOf = (result: PageResult): string =>
  COLUMNS.map(([, cell]) => cell(result))
    .join(' ')
    .trimEnd();

/** The results file: summaries, sanity means, and one line per page. */
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
  const head = { set: basename(options.pages), pages, peakMegabytes, sanity: sanityMeans, frameworks };
  const perPage = { columns: COLUMNS.map(([name]) => name).join(' '), rows: results.map(rowOf) };
  return `${JSON.stringify({ ...head, kinds: kindsOf(results), perPage }, (_, value) => round(value), 2)}\n`;
}
