import { majorityOf, type RepeatedGroup, type RolesOfText } from '#fidelity/index.ts';
import type { CraftResult, Explained } from './measure-page.ts';
import { COLUMNS, ROWS, type Row, type Table } from './table.ts';

const WORST = 4;
const NAME_WIDTH = 28;
const CELL_WIDTH = 18;

const written = (row: Row, value: number | null | undefined): string => (value == null ? '–' : row.write(value));

/** The table, beside each figure that of the run before. */
export function printTable(table: Table, former: Table | null): void {
  const head = Object.keys(COLUMNS).map((column) => column.padStart(CELL_WIDTH));
  console.log(`\n${'(before)'.padEnd(NAME_WIDTH)}${head.join('')}   goal`);
  for (const row of ROWS) {
    const name = row.name.trim();
    const cells = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).map((column) => {
      const before = former?.[name]?.[column];
      const cell = written(row, table[name][column]);
      return (before === undefined ? cell : `${cell} (${written(row, before)})`).padStart(CELL_WIDTH);
    });
    console.log(`${row.name.padEnd(NAME_WIDTH)}${cells.join('')}   ${row.goal}`);
  }
}

/** The pages on which each measure is worst. */
export function printWorst(results: readonly CraftResult[]): void {
  console.log('\nworst pages');
  for (const row of ROWS.filter(({ worse }) => worse)) {
    const sign = row.worse === 'low' ? 1 : -1;
    const pages = results
      .map((result) => ({ id: result.id, value: row.value([result]) }))
      .filter((page): page is { id: string; value: number } => page.value !== null)
      .sort((a, b) => sign * (a.value - b.value));
    const names = pages.slice(0, WORST).map(({ id, value }) => `${id} ${row.write(value)}`);
    console.log(`${row.name.padEnd(NAME_WIDTH)}${names.join(', ')}`);
  }
}

/** How often each rule of the linters and of axe is broken, with one place of each. */
export function printFaults(results: readonly CraftResult[]): void {
  const faults = results.flatMap(({ id, contract, lint }) =>
    [...contract.axe.map((rule) => `axe ${rule}`), ...lint.html, ...lint.css].map((fault) => ({ id, fault })),
  );
  const rules = Map.groupBy(faults, ({ fault }) => fault.split(':')[0]);
  for (const [rule, places] of [...rules].sort(([, a], [, b]) => b.length - a.length))
    console.log(
      `${String(places.length).padStart(6)} ${rule.padEnd(44)} ${places[0].id} ${shortened(places[0].fault, 110)}`,
    );
}

/** A line for each page. */
export function printPage(result: CraftResult): void {
  const cells = ROWS.filter(({ worse }) => worse).map((row) => written(row, row.value([result])).padStart(8));
  console.log(`${result.id.padEnd(48)}${cells.join('')}`);
}

const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** Every text whose roles differ, and every repetition with how it is written. */
export function printExplained({ id, roles, groups }: Explained): void {
  console.log(`\n${id}: texts whose roles differ (author → ours)`);
  for (const text of roles) {
    const line = differenceOf(text);
    if (line) console.log(`  ${shortened(text.text, 44).padEnd(46)}${line}`);
  }
  console.log(`\n${id}: what the author repeats`);
  for (const group of groups) printGroup(group);
}

function differenceOf({ reference, candidate }: RolesOfText): string | null {
  const isSame = reference.length === candidate.length && reference.every((role) => candidate.includes(role));
  const list = (roles: readonly string[]): string => roles.join(', ') || 'nothing';
  return isSame ? null : `${list(reference)} → ${list(candidate)}`;
}

function printGroup({ name, text, written }: RepeatedGroup): void {
  const majority = majorityOf(written.map((one) => one?.classes ?? null));
  const lone = written.filter((one) => one !== null).length;
  console.log(
    `  ${majority.count} of ${written.length} alike: ${shortened(name, 60)} “${shortened(text, 40)}”` +
      (lone < written.length ? `; ${written.length - lone} without an element to itself` : ''),
  );
  const other = written.find((one) => one !== null && one.classes !== majority.spelling);
  if (!other || majority.spelling === null) return;
  const [most, differs] = firstDifference(majority.spelling, other.classes);
  console.log(`      most: ${most}\n     other: ${differs}`);
}

/** Both from a little before the place where they begin to differ. */
function firstDifference(a: string, b: string): [string, string] {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const from = Math.max(0, a.lastIndexOf(' ', Math.max(0, at - 24)) + 1);
  const part = (spelling: string): string => `${from > 0 ? '… ' : ''}${shortened(spelling.slice(from), 150)}`;
  return [part(a), part(b)];
}
