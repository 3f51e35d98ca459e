import type { LayoutNode } from '../model/layout-node.ts';
import { centerX, right, unionBox } from '../raster/box.ts';

export type Column = { start: number; end: number; align: 'left' | 'center' | 'right' };

/** Padding of a cell at its sides. */
const MAX_PADDING_PX = 32;

/** A cell with nothing in it. */
export const isGap = (cell: LayoutNode): boolean => cell.kind === 'empty' && !cell.paint;

/** A cell of a grid of lines, which has its own frame. */
export const isFramedCell = ({ role, paint }: LayoutNode): boolean =>
  (role === 'td' || role === 'th') && paint?.border !== undefined;

/** What stands in a framed cell, and any other cell itself; nothing for a framed cell that is empty. */
export function contentOfCell(cell: LayoutNode): LayoutNode | undefined {
  if (!isFramedCell(cell)) return cell;
  const { kind, children } = cell;
  if (children.length < 2) return children[0];
  const [box, ink] = [unionBox(children.map((child) => child.box)), unionBox(children.map((child) => child.ink))];
  return { kind: kind === 'row' || kind === 'overlay' ? kind : 'stack', box, ink, children };
}

const cellsOf = (rows: readonly LayoutNode[], at: number): LayoutNode[] =>
  rows
    .flatMap((row) => row.children[at] ?? [])
    .map(contentOfCell)
    .filter((cell) => cell !== undefined && !isGap(cell)) as LayoutNode[];

/** Where columns begin and end and the edge that their cells share; a little wider than their texts, for other fonts. */
export function tableColumns(rows: readonly LayoutNode[], table: LayoutNode): Column[] {
  // While a page is still read, rows may have more cells than their head.
  const count = Math.max(...rows.map((row) => row.children.length));
  const cells = Array.from({ length: count }, (_, at) => cellsOf(rows, at));
  const isEven = rows.every((row) => row.children.length === count);
  if (isEven && rows[0].children.every(isFramedCell))
    return rows[0].children.map(({ box }, at, all) => ({
      start: box.x,
      end: all[at + 1]?.box.x ?? right(box),
      align: alignOf(cells[at]),
    }));
  const lefts = cells.map((column, at) =>
    column.length > 0 ? Math.min(...column.map((cell) => Math.min(cell.box.x, cell.ink.x))) : startOfGap(rows, at),
  );
  const rights = cells.map((column, at) =>
    column.length > 0 ? Math.max(...column.map((cell) => right(cell.ink))) : lefts[at],
  );
  const spare = (at: number) => Math.ceil(0.04 * (rights[at] - lefts[at]) + 4);
  const aligns = cells.map(alignOf);
  if (endsFlush(cells, table)) aligns[aligns.length - 1] = 'right';
  // Rules and painted rows show where the table begins and ends, else it is as wide as its texts.
  const shown = table.children.some((child) => child.kind === 'rule' || child.paint);
  // Cells keep from their edges what the first one keeps from that of the table.
  const padding = shown ? Math.min(MAX_PADDING_PX, lefts[0] - table.box.x) : 0;
  const starts = lefts.map((left, at) => {
    if (at === 0) return table.box.x;
    const ended = aligns[at - 1] === 'right';
    const least = rights[at - 1] + (ended ? 0 : spare(at - 1));
    if (aligns[at] === 'left') return left - padding >= least ? left - padding : left;
    if (ended && rights[at - 1] + padding <= left - spare(at)) return rights[at - 1] + padding;
    return Math.max(left - spare(at), Math.round((rights[at - 1] + left) / 2));
  });
  return starts.map((start, at) => {
    const edge = aligns[at] === 'right' ? rights[at] : rights[at] + spare(at);
    return { start, end: starts[at + 1] ?? (shown ? Math.max(edge, right(table.box)) : edge), align: aligns[at] };
  });
}

/** Whether the cells of the last column, which are all as wide, keep from the end of the table what the first ones keep from its start. */
function endsFlush(columns: readonly LayoutNode[][], table: LayoutNode): boolean {
  const [first, last] = [columns[0], columns[columns.length - 1]];
  if (columns.length < 2 || first.length === 0 || last.length < 2) return false;
  const ends = last.map(({ ink }) => right(ink));
  const end = Math.max(...ends);
  const before = Math.min(...first.map(({ box, ink }) => Math.min(box.x, ink.x))) - table.box.x;
  // Without a padding the table ends with them, wherever they stand in their column.
  return before > 4 && end - Math.min(...ends) <= 3 && Math.abs(right(table.box) - end - before) <= 4;
}

/** Where the first cell of a column in which nothing stands begins. */
const startOfGap = (rows: readonly LayoutNode[], at: number): number =>
  Math.min(...rows.flatMap((row) => row.children[at]?.box.x ?? []));

/** Middles of things in one column differ by no more, and lines of other widths begin so far from each other, in px. */
const SAME_MIDDLE_PX = 3;
const MIN_INDENT_PX = 4;

/** Whether lines of other widths stand in the middle of each other: a cell of them is centred, wherever cells begin. */
function isInMiddle({ kind, paint, children }: LayoutNode): boolean {
  if (kind !== 'stack' || paint || children.length < 2) return false;
  const middles = children.map(({ ink }) => centerX(ink));
  const starts = children.map(({ ink }) => ink.x);
  return (
    Math.max(...middles) - Math.min(...middles) <= SAME_MIDDLE_PX &&
    Math.max(...starts) - Math.min(...starts) >= MIN_INDENT_PX
  );
}

function alignOf(cells: readonly LayoutNode[]): Column['align'] {
  const spread = (edge: (cell: LayoutNode) => number) => {
    const edges = cells.map(edge);
    return Math.max(...edges) - Math.min(...edges);
  };
  const [left, center, end] = [
    spread(({ ink }) => ink.x),
    spread(({ ink }) => centerX(ink)),
    spread(({ ink }) => right(ink)),
  ];
  if (center <= SAME_MIDDLE_PX && 2 * cells.filter(isInMiddle).length > cells.length) return 'center';
  if (left <= 3 || left <= Math.min(center, end)) return 'left';
  return end <= center ? 'right' : 'center';
}

/** The least width at which no column is narrower than what stands in it: shares stay those of the design. */
export function minTableWidth(rows: readonly LayoutNode[], columns: readonly Column[]): number {
  const total = columns[columns.length - 1].end - columns[0].start;
  const needs = columns.map(({ start, end }, at) => minColumnWidth(rows, at) / ((end - start) / total));
  return Math.ceil(Math.max(...needs));
}

/** What the columns need together, each with a share of its own. */
export const minCellsWidth = (rows: readonly LayoutNode[]): number =>
  rows[0].children.reduce((sum, _, at) => sum + minColumnWidth(rows, at), 0);

function minColumnWidth(rows: readonly LayoutNode[], at: number): number {
  const widths = cellsOf(rows, at).map((cell) => (cell.text && cell.text.lines.length > 1 ? 140 : cell.ink.width));
  return 1.04 * Math.max(0, ...widths) + 20;
}
