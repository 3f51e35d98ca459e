import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, unionBox } from '../raster/box.ts';
import { arrange } from './arrange.ts';
import { leavesOf } from './regions/entries.ts';
import { styleSignature } from './style-signature.ts';
import {
  areInLine,
  isRow,
  MAX_CELL_HEIGHT_PX,
  MAX_GAP_RATIO,
  MIN_SHARED,
  sharesEdge,
  thingsOf,
  withoutHairlines,
} from './table-columns.ts';
import { cutColumns } from './xy-cut.ts';

const MIN_ROW_COUNT = 3;
/** A list has entries of a picture, words and one thing beside them; with fewer columns, or fewer that hold words, rows are entries. */
const MIN_COLUMN_COUNT = 4;
const MIN_WORDED_COUNT = 3;
/** Between columns, in px. */
const MIN_GUTTER_PX = 12;
/** Of the rows: those that have something in a column, and have it at the place of most others. */
const MIN_FILLED_SHARE = 0.5;
const MIN_FLUSH_SHARE = 0.7;
/** Steps from row to row differ by no more where no lines part them, in px. */
const MAX_UNEVEN_PX = 8;
/** A field or a button is no higher, in px; what is painted and higher is a card. */
const MAX_CONTROL_PX = 48;

/**
 * Rows of things in the same columns are a table though nothing names the columns: the mails of a box, the goods of a shop.
 * All rows decide together which columns there are; one without a star or a picture is a row all the same.
 */
export function assignUnheadedTables(node: LayoutNode): void {
  if (node.role === 'table') return;
  for (const child of node.children) assignUnheadedTables(child);
  if (node.kind !== 'stack') return;
  const children: LayoutNode[] = [];
  for (let i = 0; i < node.children.length; ) {
    const run = runFrom(node.children, i);
    const table = run.length > 0 ? tableOf(run) : undefined;
    children.push(table ?? node.children[i]);
    i += table ? run.length : 1;
  }
  node.children = children;
}

/** The rows that begin at `start` and go on alike, with the lines between them. */
function runFrom(nodes: readonly LayoutNode[], start: number): LayoutNode[] {
  if (!isTableRow(nodes[start])) return [];
  let last = nodes[start];
  let end = start + 1;
  for (let i = start + 1; i < nodes.length; i++) {
    if (isLine(nodes[i])) continue;
    if (!isTableRow(nodes[i]) || !continues(last, nodes[i])) break;
    last = nodes[i];
    end = i + 1;
  }
  // A line right below the last row closes the table.
  if (nodes[end] && isLine(nodes[end]) && end - start > MIN_ROW_COUNT) end++;
  return nodes.slice(start, end);
}

const isLine = ({ kind, box }: LayoutNode): boolean => kind === 'rule' && box.width > box.height;

function isTableRow(node: LayoutNode): boolean {
  const { kind, role, image, paint, box } = node;
  if (kind !== 'row' || role || image || box.height > 1.4 * MAX_CELL_HEIGHT_PX) return false;
  if (paint && (paint.radius || paint.shadow || (paint.border?.sides.length ?? 0) > 2)) return false;
  const things = thingsOf(node);
  return things.length >= MIN_WORDED_COUNT && things.every(isInCell);
}

const isInCell = ({ box, paint, role }: LayoutNode): boolean =>
  box.height <= MAX_CELL_HEIGHT_PX && !(paint && box.height > MAX_CONTROL_PX) && role !== 'table';

function continues(above: LayoutNode, row: LayoutNode): boolean {
  if (row.box.y - bottom(above.box) > MAX_GAP_RATIO * Math.max(24, Math.min(60, row.box.height))) return false;
  return areInLine(above, row);
}

function tableOf(run: readonly LayoutNode[]): LayoutNode | undefined {
  const rows = run.filter(isRow);
  if (rows.length < MIN_ROW_COUNT || !isRegular(run, rows)) return undefined;
  const columns = cutColumns(rows.flatMap(thingsOf), MIN_GUTTER_PX);
  const things = rows.map(thingsOf);
  const cells = things.map((own) => columns.map((column) => own.filter((thing) => column.includes(thing))));
  const strong = columns.flatMap((_, at) => (isColumn(cells.map((own) => own[at])) ? [at] : []));
  const worded = strong.filter((at) => most(cells, (own) => own[at].some(hasWords)));
  if (strong.length < MIN_COLUMN_COUNT || worded.length < MIN_WORDED_COUNT) return undefined;
  // Columns of a kind are a grid of things, not one thing in a row.
  if (isPeriodic(strong.map((at) => usualOf(cells.flatMap((own) => own[at].slice(0, 1)).map(shapeOf)))))
    return undefined;
  if (cells.some((own) => strong.filter((at) => own[at].length > 0).length < MIN_SHARED * strong.length))
    return undefined;
  rows.forEach((row, i) => {
    row.role = 'tr';
    row.children = cells[i].map((cell, at) =>
      cell.length > 0 ? arrange(cell.map(withoutHairlines)) : emptyCell(columns[at], row),
    );
  });
  const box = unionBox(run.map((node) => node.box));
  const ink = unionBox(run.map((node) => node.ink));
  return { kind: 'stack', role: 'table', box, ink, children: [...run] };
}

const most = (cells: readonly LayoutNode[][][], is: (own: LayoutNode[][]) => boolean): boolean =>
  cells.filter(is).length >= MIN_FILLED_SHARE * cells.length;

const hasWords = (node: LayoutNode): boolean => leavesOf(node).some(({ kind }) => kind === 'text');

/** Whether most rows have something there, and most of that in line. */
function isColumn(cells: readonly LayoutNode[][]): boolean {
  const filled = cells.filter((cell) => cell.length > 0).map(extentOf);
  if (filled.length < MIN_FILLED_SHARE * cells.length) return false;
  return filled.some(
    (one) => filled.filter((other) => sharesEdge(one, other)).length >= MIN_FLUSH_SHARE * filled.length,
  );
}

const extentOf = (cell: readonly LayoutNode[]): { ink: LayoutNode['ink'] } => ({
  ink: unionBox(cell.map(({ ink }) => ink)),
});

/** What something looks like, whatever it says. */
const shapeOf = (node: LayoutNode): string =>
  node.children.length > 0
    ? `${node.kind}(${node.children.map(shapeOf)})`
    : node.kind === 'text'
      ? styleSignature(node)
      : node.kind;

function usualOf(keys: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Whether a series is one thing, or one row of things, over and over. */
const isPeriodic = (keys: readonly string[]): boolean =>
  keys.some((_, at) => at > 0 && keys.length % at === 0 && keys.every((key, i) => key === keys[i % at]));

/** Lines between the rows, rows on grounds of their own, or steps that hardly differ. */
function isRegular(run: readonly LayoutNode[], rows: readonly LayoutNode[]): boolean {
  const ruled = run.filter(isLine).length >= rows.length - 1;
  const painted = rows.filter(({ paint }) => paint).length >= rows.length / 2 - 1;
  if (ruled || (painted && rows.some(({ paint }) => paint))) return true;
  const steps = rows.slice(1).map((row, i) => row.box.y - rows[i].box.y);
  return Math.max(...steps) - Math.min(...steps) <= MAX_UNEVEN_PX;
}

function emptyCell(column: readonly LayoutNode[], row: LayoutNode): LayoutNode {
  const { x } = unionBox(column.map(({ ink }) => ink));
  const box = { x, y: row.box.y, width: 0, height: row.box.height };
  return { kind: 'empty', role: 'td', box, ink: box, children: [] };
}
