import { f1Of, ROLES, type Role, type RoleCount, VALUE_KINDS } from '#fidelity/index.ts';
import type { Likeness } from './likeness.ts';
import type { Against, CraftResult } from './measure-page.ts';

/** A row of the table: how it is added up over pages, and how it is written. `value` is null where there is nothing to count. */
export type Row = {
  name: string;
  goal: string;
  value: (results: readonly CraftResult[]) => number | null;
  write: (value: number) => string;
  /** Of two values the worse one; without it the worst pages are not named. */
  worse?: 'low' | 'high';
};

const percent = (value: number): string => (100 * value).toFixed(1);
const times = (value: number): string => `${value.toFixed(2)} ×`;
const points = (value: number): string => (100 * value).toFixed(2);
const plain = (value: number): string => value.toFixed(1);

const sum = (results: readonly CraftResult[], pick: (result: CraftResult) => number): number =>
  results.reduce((total, result) => total + pick(result), 0);
const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const mean = (pick: (result: CraftResult) => number) => (results: readonly CraftResult[]) =>
  share(sum(results, pick), results.length);
const ratio = (pick: (result: CraftResult) => Against) => (results: readonly CraftResult[]) =>
  share(
    sum(results, (result) => pick(result).ours),
    sum(results, (result) => pick(result).author),
  );

function f1Over(results: readonly CraftResult[], roles: readonly Role[]): number | null {
  const counts = results.flatMap((result) => roles.flatMap((role) => result.roles[role] ?? []));
  const add = (pick: (count: RoleCount) => number): number => counts.reduce((total, count) => total + pick(count), 0);
  return f1Of({
    both: add(({ both }) => both),
    missed: add(({ missed }) => missed),
    invented: add(({ invented }) => invented),
  });
}

const repeated = (kind: 'alike' | 'alikeTags') => (results: readonly CraftResult[]) =>
  share(
    sum(results, ({ repetition }) => repetition[kind]),
    sum(results, ({ repetition }) => repetition.instances),
  );

/** What Clean loses against Exact, over the pages that are written in both. */
const lost = (pick: (clean: Likeness, exact: Likeness) => number) => (results: readonly CraftResult[]) => {
  const both = results.filter((result): result is CraftResult & { exact: Likeness } => result.exact !== null);
  return share(
    both.reduce((total, { likeness, exact }) => total + pick(likeness, exact), 0),
    both.length,
  );
};

const VALUE_NAMES = { fontSize: 'font sizes', color: 'colours', gap: 'gaps', margin: 'margins', family: 'families' };

export const ROWS: readonly Row[] = [
  { name: 'roles F1', goal: '≥ 80', value: (results) => f1Over(results, ROLES), write: percent, worse: 'low' },
  ...ROLES.map(
    (role): Row => ({ name: `  ${role}`, goal: '≥ 65', value: (results) => f1Over(results, [role]), write: percent }),
  ),
  { name: 'repeated items alike', goal: '≥ 92', value: repeated('alike'), write: percent, worse: 'low' },
  { name: '  by tags alone', goal: '', value: repeated('alikeTags'), write: percent },
  {
    name: 'off-scale utilities',
    goal: '≤ 3',
    value: (results) =>
      share(
        sum(results, ({ offScale }) => offScale.ours),
        sum(results, ({ classes }) => classes.ours),
      ),
    write: percent,
    worse: 'high',
  },
  {
    name: "  in the authors' Tailwind",
    goal: '',
    value: (results) =>
      share(
        sum(results, ({ offScale }) => offScale.author),
        sum(results, ({ classes }) => classes.author),
      ),
    write: percent,
  },
  {
    name: 'inline styles per page',
    goal: '0',
    value: mean(({ inlineStyles }) => inlineStyles),
    write: plain,
    worse: 'high',
  },
  { name: 'own rules per page', goal: '0 in Bootstrap', value: mean(({ ownRules }) => ownRules), write: plain },
  ...VALUE_KINDS.map(
    (kind): Row => ({
      name: `distinct ${VALUE_NAMES[kind]}`,
      goal: '≤ 1.2 ×',
      value: ratio(({ values }) => values[kind]),
      write: times,
      worse: 'high',
    }),
  ),
  {
    name: 'distinct gaps and margins',
    goal: '',
    value: ratio(({ values: { gap, margin } }) => ({
      ours: gap.ours + margin.ours,
      author: gap.author + margin.author,
    })),
    write: times,
  },
  { name: 'phone: Position', goal: '≥ 93', value: mean(({ phone }) => phone.position), write: percent, worse: 'low' },
  { name: 'phone: order', goal: '≥ 96', value: mean(({ phone }) => phone.order), write: percent, worse: 'low' },
  { name: 'phone: Block', goal: '', value: mean(({ phone }) => phone.block), write: percent },
  { name: 'phone: Text', goal: '', value: mean(({ phone }) => phone.text), write: percent },
  { name: 'size', goal: '≤ 1.2 ×', value: ratio(({ weight }) => weight), write: times, worse: 'high' },
  { name: 'elements', goal: '0.7–1.1 ×', value: ratio(({ elements }) => elements), write: times, worse: 'high' },
  { name: 'Position', goal: '', value: mean(({ likeness }) => likeness.position), write: percent },
  { name: 'broken cells', goal: '', value: mean(({ likeness }) => likeness.broken), write: points, worse: 'high' },
  { name: 'faithful', goal: '', value: mean(({ likeness }) => likeness.faithful), write: percent, worse: 'low' },
  {
    name: 'pages in mode Clean',
    goal: '',
    value: mean(({ exact }) => (exact ? 1 : 0)),
    write: percent,
  },
  {
    name: 'lost: Position',
    goal: '≤ 0.7',
    value: lost((clean, exact) => exact.position - clean.position),
    write: points,
    worse: 'high',
  },
  {
    name: 'lost: broken cells',
    goal: '≤ 0.2',
    value: lost((clean, exact) => clean.broken - exact.broken),
    write: points,
    worse: 'high',
  },
  {
    name: 'lost: median shift, px',
    goal: '≤ 3',
    value: lost((clean, exact) => clean.shift - exact.shift),
    write: plain,
    worse: 'high',
  },
  {
    name: 'axe rules per page',
    goal: '0',
    value: mean(({ contract }) => contract.axe.length),
    write: plain,
    worse: 'high',
  },
  { name: 'html-validate errors', goal: '0', value: mean(({ lint }) => lint.html.length), write: plain, worse: 'high' },
  { name: 'stylelint errors', goal: '0', value: mean(({ lint }) => lint.css.length), write: plain, worse: 'high' },
  { name: '  low contrast elements', goal: '', value: mean(({ contract }) => contract.contrast), write: plain },
];

/** The engine is tuned on these pages; the others are for checking. */
const TUNED = /^(meraki|windmill|sbadmin)/;
export const COLUMNS = {
  tuned: (id: string) => TUNED.test(id),
  others: (id: string) => !TUNED.test(id),
  all: () => true,
} as const;

/** Row by row, column by column. */
export type Table = Record<string, Record<keyof typeof COLUMNS, number | null>>;

export function tableOf(results: readonly CraftResult[]): Table {
  const valueIn = (row: Row, column: keyof typeof COLUMNS): number | null => {
    const pages = results.filter(({ id }) => COLUMNS[column](id));
    return pages.length === 0 ? null : row.value(pages);
  };
  return Object.fromEntries(
    ROWS.map((row) => [
      row.name.trim(),
      { tuned: valueIn(row, 'tuned'), others: valueIn(row, 'others'), all: valueIn(row, 'all') },
    ]),
  );
}
