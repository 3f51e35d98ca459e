import type { PageResult } from './measure-page.ts';
import type { Sanity } from './sanity.ts';
import type { Summary } from './summary.ts';

const percent = (value: number | null): string => (value === null ? '–' : (100 * value).toFixed(1));
const pixels = (value: number | null): string => (value === null ? '–' : value.toFixed(value < 10 ? 1 : 0));

const COLUMNS: [string, number, (result: PageResult) => string][] = [
  ['page', 24, ({ id, framework }) => `${id} ${framework.slice(0, 2)}`],
  ['Faith', 6, ({ faithful }) => percent(faithful)],
  ['shade', 6, ({ shades }) => percent(shades)],
  ['crnr', 6, ({ corners }) => percent(corners)],
  ['Block', 6, ({ scores }) => percent(scores.block)],
  ['Text', 6, ({ scores }) => percent(scores.text)],
  ['Posn', 6, ({ scores }) => percent(scores.position)],
  ['Color', 6, ({ scores }) => percent(scores.color)],
  ['recall', 7, ({ scores }) => percent(scores.words.recall)],
  ['prec', 6, ({ scores }) => percent(scores.words.precision)],
  ['px50', 6, ({ scores }) => pixels(scores.words.shiftMedian)],
  ['px90', 6, ({ scores }) => pixels(scores.words.shiftP90)],
  ['size', 5, ({ scores }) => scores.words.fontSizeRatio?.toFixed(2) ?? '–'],
  ['F1', 6, ({ scores }) => percent(scores.regions.f1)],
  ['order', 6, ({ scores }) => percent(scores.words.readingOrder)],
  ['visual', 7, ({ visual }) => percent(visual)],
  ['broken', 7, ({ broken }) => percent(broken)],
  ['inv', 5, ({ misplaced }) => percent(misplaced.invented)],
  ['pict', 5, ({ misplaced }) => percent(misplaced.keptAsPictures)],
  ['fam', 6, ({ type }) => percent(type.family)],
  ['class', 6, ({ type }) => percent(type.class)],
  ['wght', 6, ({ type }) => percent(type.weight)],
  [
    'ovf',
    4,
    ({ contract }) => (contract.overflowAt.length ? contract.overflowAt.map((w) => String(w)[0]).join('') : '·'),
  ],
  ['axe', 4, ({ contract }) => (contract.axe.length ? String(contract.axe.length) : '·')],
  ['abs%', 5, ({ scores }) => percent(scores.tree.positionedShare)],
  ['s', 6, ({ total }) => (total / 1000).toFixed(1)],
];

const row = (cells: string[]): string =>
  cells
    .map((cell, i) => (i === 0 ? cell.slice(0, COLUMNS[0][1]).padEnd(COLUMNS[0][1]) : cell.padStart(COLUMNS[i][1])))
    .join('');

export function printHeader(): void {
  console.log(row(COLUMNS.map(([name]) => name)));
}

export function printPage(result: PageResult): void {
  console.log(
    row(COLUMNS.map(([, , cell]) => cell(result))) +
      iconsOf(result) +
      (result.error ? `  FAILED: ${result.error}` : ''),
  );
}

/** The sanity rows, means over the pages. */
export function printSanity(sanity: Sanity): void {
  console.log('\nsanity rows (means)        Block   Text   Posn  Color recall    F1 order visual imageText');
  for (const [name, rows] of Object.entries(sanity)) {
    const mean = (pick: (row: (typeof rows)[number]) => number): string =>
      rows.length ? percent(rows.reduce((sum, item) => sum + pick(item), 0) / rows.length).padStart(7) : '      –';
    console.log(
      name.padEnd(25) +
        [
          mean(({ scores }) => scores.block),
          mean(({ scores }) => scores.text),
          mean(({ scores }) => scores.position),
          mean(({ scores }) => scores.color),
          mean(({ scores }) => scores.words.recall),
          mean(({ scores }) => scores.regions.f1),
          mean(({ scores }) => scores.words.readingOrder),
          mean(({ visual }) => visual),
          mean(({ scores }) => scores.tree.imageText),
        ].join(''),
    );
  }
}

const KIND_COLUMNS: [string, number, (summary: Summary) => string][] = [
  ['pages', 7, ({ pages }) => String(pages)],
  ['Faith', 7, ({ faithful }) => percent(faithful)],
  ['Block', 7, ({ block }) => percent(block)],
  ['Text', 7, ({ text }) => percent(text)],
  ['Posn', 7, ({ position }) => percent(position)],
  ['Color', 7, ({ color }) => percent(color)],
  ['recall', 7, ({ wordRecall }) => percent(wordRecall)],
  ['prec', 7, ({ wordPrecision }) => percent(wordPrecision)],
  ['px50', 7, ({ shiftMedian }) => pixels(shiftMedian)],
  ['F1', 7, ({ regionF1 }) => percent(regionF1)],
  ['order', 7, ({ readingOrder }) => percent(readingOrder)],
  ['visual', 7, ({ visual }) => percent(visual)],
  ['broken', 7, ({ brokenCells }) => percent(brokenCells)],
  ['s', 7, ({ totalP50 }) => (totalP50 / 1000).toFixed(1)],
];

/** Of the icons: how many there are, were found, are in one colour, came as vectors and look right. */
const iconsOf = ({ icons }: PageResult): string =>
  icons
    ? `  icons ${icons.found}/${icons.icons}, ${icons.vectors} vectors and ${icons.right} right of ${icons.plain}`
    : '';

/** A line for each kind of page, means over its pages. */
export function printKinds(framework: string, kinds: Record<string, Summary>): void {
  const line = (name: string, cells: string[]): string =>
    name.padEnd(24) + cells.map((cell, i) => cell.padStart(KIND_COLUMNS[i][1])).join('');
  const names = KIND_COLUMNS.map(([name]) => name);
  console.log(`\n${line(`kinds (${framework})`, names)}`);
  for (const [kind, summary] of Object.entries(kinds)) {
    console.log(
      line(
        kind,
        KIND_COLUMNS.map(([, , cell]) => cell(summary)),
      ),
    );
  }
}

const SHARES = new Set(
  'faithful shades corners block text position color wordRecall wordPrecision readingOrder regionF1 regionRecall regionPrecision imageF1 visual brokenCells brokenWorst inventedText textAsPictures family typeClass weight controlsFound controlsInvented iconsFound iconsAsVectors iconsRight axeClean positionedShare hasMain oneH1 imageText'.split(
    ' ',
  ),
);

export function printSummary(title: string, summary: Summary, former: Summary | undefined): void {
  console.log(
    `\n${title.padEnd(24)}${'now'.padStart(10)}${former ? 'before'.padStart(10) + 'change'.padStart(10) : ''}`,
  );
  for (const [name, value] of Object.entries(summary)) {
    const factor = SHARES.has(name) ? 100 : 1;
    const show = (number: number): string =>
      (number * factor).toFixed(Math.abs(number * factor) >= 1000 ? 0 : 2).padStart(10);
    const before = former?.[name];
    const delta =
      before === undefined
        ? ''
        : show(before) + `${value >= before ? '+' : ''}${((value - before) * factor).toFixed(2)}`.padStart(10);
    console.log(name.padEnd(24) + show(value) + delta);
  }
}
