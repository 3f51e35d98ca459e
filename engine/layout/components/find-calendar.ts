import type { LayoutNode } from '../../model/layout-node.ts';
import { bottom, centerX, centerY, unionBox } from '../../raster/box.ts';
import { itemOf } from './item.ts';

const WEEK = 7;
/** Every month has so many days; a few may not have been read. */
const DAY_COUNT = 28;
const MIN_DAY_COUNT = 24;
const MAX_ROW_COUNT = 8;
/** Off the middle of its column or row. */
const MAX_OFF_X_PX = 8;
const MAX_OFF_Y_PX = 10;
/** Between the names of the days and the first week. */
const MAX_HEAD_GAP_PX = 48;

/** The days of a month in seven columns, as a table; what stands above them is left as it is. */
export function findCalendar(node: LayoutNode): boolean {
  if (node.kind !== 'stack' && node.kind !== 'row') return false;
  const cells = cellsOf(node);
  const days = cells.filter(({ number }) => number !== undefined);
  if (days.length < MIN_DAY_COUNT || days.length > WEEK * 6) return false;
  const known = new Set(days.map(({ number }) => number!).filter((number) => number <= DAY_COUNT));
  if (known.size < MIN_DAY_COUNT) return false;
  const columns = centresOf(
    days.map(({ cell }) => centerX(cell.box)),
    MAX_OFF_X_PX,
  );
  if (columns.length !== WEEK) return false;
  const top = Math.min(...days.map(({ cell }) => cell.box.y));
  const isHead = ({ cell, number }: Cell): boolean =>
    number === undefined &&
    bottom(cell.box) <= top + MAX_OFF_Y_PX &&
    top - bottom(cell.box) <= MAX_HEAD_GAP_PX &&
    (cell.kind === 'image' || /^\p{L}{1,9}\.?$/u.test(itemOf(cell).words)) &&
    columns.some((x) => Math.abs(centerX(cell.box) - x) <= MAX_OFF_X_PX + 4);
  const over = cells.filter(isHead);
  const lowest = Math.max(...over.map(({ cell }) => centerY(cell.box)));
  const heads = over.filter(({ cell }) => lowest - centerY(cell.box) <= MAX_OFF_Y_PX);
  const isHeaded = heads.length === WEEK;
  const inTable = [...(isHeaded ? heads : []), ...cells.filter(({ cell }) => centerY(cell.box) >= top)].map(
    ({ cell }) => cell,
  );
  const above = cells.map(({ cell }) => cell).filter((cell) => !inTable.includes(cell));
  const begin = Math.min(...inTable.map(({ box }) => box.y));
  // Whatever else is in the box stands above.
  const kept = node.children.filter((child) => !holdsAny(child, inTable));
  if (
    above.some((cell) => !kept.some((child) => holdsAny(child, [cell]))) ||
    kept.some(({ box }) => bottom(box) > begin + 2)
  )
    return false;
  const rows = centresOf(
    inTable.map(({ box }) => centerY(box)),
    MAX_OFF_Y_PX,
  );
  if (rows.length > MAX_ROW_COUNT) return false;
  const lines = rows.map((y) => rowOf(inTable, y, columns));
  if (lines.some((line) => !line)) return false;
  const [head] = lines;
  if (isHeaded) for (const cell of head!.children) if (cell.kind === 'text') cell.role = 'th';
  const children = lines.filter((line) => line !== undefined);
  const box = unionBox(children.map((line) => line.box));
  const title = kept.map((child) => itemOf(child).words).find((words) => words !== '');
  const table: LayoutNode = { kind: 'stack', box, ink: box, children, role: 'table' };
  table.component = { kind: 'calendar', name: title ?? 'Calendar' };
  node.kind = 'stack';
  // The names of the days may have made a table of it already.
  if (node.role === 'table') node.role = undefined;
  node.children = [...kept, table];
  return true;
}

type Cell = { cell: LayoutNode; number: number | undefined };

/** Texts, boxes with one text on them, and signs, which may be numbers that were not read. */
function cellsOf(node: LayoutNode): Cell[] {
  const { words, texts } = itemOf(node);
  if (node.kind === 'text' || node.kind === 'image' || (node.paint && texts.length === 1 && node.children.length === 1))
    return [{ cell: node, number: /^([1-9]|[12]\d|3[01])$/.test(words) ? Number(words) : undefined }];
  return node.children.flatMap(cellsOf);
}

const holdsAny = (node: LayoutNode, cells: readonly LayoutNode[]): boolean =>
  cells.includes(node) || node.children.some((child) => holdsAny(child, cells));

/** The middles of groups of values that lie close together, in order. */
function centresOf(values: readonly number[], slack: number): number[] {
  const groups: number[][] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    const last = groups[groups.length - 1];
    if (last && value - last[last.length - 1] <= slack) last.push(value);
    else groups.push([value]);
  }
  return groups.map((group) => (group[0] + group[group.length - 1]) / 2);
}

/** One cell for each column; an empty one where the month has not begun or is over. */
function rowOf(cells: readonly LayoutNode[], y: number, columns: readonly number[]): LayoutNode | undefined {
  const here = cells.filter(({ box }) => Math.abs(centerY(box) - y) <= MAX_OFF_Y_PX);
  const placed = columns.map((x) => here.filter(({ box }) => Math.abs(centerX(box) - x) <= MAX_OFF_X_PX + 4));
  if (placed.some((found) => found.length > 1)) return undefined;
  const box = unionBox(here.map((cell) => cell.box));
  const children = placed.map(([cell], i): LayoutNode => {
    const gap = { x: columns[i] - 4, y: box.y, width: 8, height: box.height };
    return cell ?? { kind: 'empty', box: gap, ink: gap, children: [] };
  });
  return { kind: 'row', role: 'tr', box, ink: box, children };
}
