import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import { styleSignature } from './style-signature.ts';

/** Size of what stands in a cell in CSS pixels, and characters of its text. */
export const MAX_CELL_HEIGHT_PX = 90;
export const MAX_CELL_LENGTH = 90;

/** Between rows, over the height of the lower one. */
export const MAX_GAP_RATIO = 2.2;

/** Fewer columns are a list. */
export const MIN_COLUMN_COUNT = 2;

/** Rows below the head of a table. */
export const MIN_ROW_COUNT = 2;

export const isRow = ({ kind }: LayoutNode): boolean => kind === 'row';

const overlaps = ({ ink: a }: LayoutNode, { ink: b }: LayoutNode): boolean => a.x < right(b) && b.x < right(a);

type Inked = Pick<LayoutNode, 'ink'>;

export function sharesEdge({ ink: a }: Inked, { ink: b }: Inked): boolean {
  const middle = ({ x, width }: { x: number; width: number }) => x + width / 2;
  return Math.abs(a.x - b.x) <= 4 || Math.abs(right(a) - right(b)) <= 4 || Math.abs(middle(a) - middle(b)) <= 4;
}

/** Whether the head looks like one: its texts look unlike most of those in their columns, and unlike the row below it. */
export function looksLikeHead(head: LayoutNode, rows: readonly LayoutNode[]): boolean {
  const isRepeated = (cell: LayoutNode): boolean =>
    rows[0].children.some((other) => overlaps(cell, other) && styleSignature(other) === styleSignature(cell));
  if (head.children.filter(isRepeated).length > 0.5 * head.children.length) return false;
  const unlike = head.children.filter((cell) => {
    const below = rows.flatMap((row) => row.children.filter((other) => overlaps(cell, other)));
    return below.filter((other) => styleSignature(other) === styleSignature(cell)).length < 0.5 * below.length;
  });
  return unlike.length > 0.5 * head.children.length;
}

/** Whether a row holds only names of columns: short lines, or a few where a narrow column breaks them, check boxes and small signs. */
export const isNamed = ({ children }: LayoutNode): boolean =>
  children.every((cell) =>
    cell.kind === 'text'
      ? cell.text.lines.length <= MAX_NAME_LINE_COUNT && !cell.text.code
      : cell.kind === 'image'
        ? Math.max(cell.box.width, cell.box.height) <= MAX_SIGN_PX
        : cell.kind !== 'rule' && isNameCell(cell) && cell.box.height <= MAX_CELL_HEIGHT_PX && isNamed(cell),
  );

/** One thing, or the lines of one name, and the signs in them. */
const isNameCell = ({ kind, paint, children }: LayoutNode): boolean =>
  children.length === 1 || (kind !== 'overlay' && !paint && children.length <= MAX_NAME_LINE_COUNT);

const MAX_NAME_LINE_COUNT = 3;

/** A check box, or the arrow of the column that rows are sorted by. */
const MAX_SIGN_PX = 24;

/** How far before the name of its column a cell may begin. */
const MAX_LEAD_PX = 10;

/** The things of a row by column: under the name that they overlap, else under the last that begins before them. */
export function cellsUnder(names: readonly LayoutNode[], parts: readonly LayoutNode[]): LayoutNode[][] {
  const columns: LayoutNode[][] = names.map(() => []);
  for (const part of [...parts].sort((a, b) => a.ink.x - b.ink.x)) {
    const under = names.flatMap((name, i) => (overlaps(part, name) ? [i] : []));
    const before = names.findLastIndex(({ ink }) => ink.x <= part.ink.x + MAX_LEAD_PX);
    columns[under.length === 1 ? under[0] : Math.max(0, before)].push(part);
  }
  return columns;
}

/** What a row is made of: down to what is painted, or to its stacks. */
export const partsOf = (node: LayoutNode, deep: boolean): LayoutNode[] =>
  node.children.flatMap((child) =>
    !child.paint && !child.image && !child.role && (child.kind === 'row' || (deep && child.kind === 'stack'))
      ? partsOf(child, deep)
      : [child],
  );

/** A bar in a cell, as of progress, is so high at least, in px, and no wider than this part of its row; other rules are lines. */
const MIN_BAR_PX = 2;
const MAX_BAR_SHARE = 0.5;

/** What stands in the cells of a row: everything but the lines between them. */
export function thingsIn(parts: readonly LayoutNode[]): LayoutNode[] {
  const width = Math.max(...parts.map(({ ink }) => right(ink))) - Math.min(...parts.map(({ ink }) => ink.x));
  const isBar = ({ box }: LayoutNode): boolean =>
    box.height >= MIN_BAR_PX && box.width > box.height && box.width <= MAX_BAR_SHARE * width;
  return parts.filter((part) => part.kind !== 'rule' || isBar(part));
}

export const thingsOf = (row: LayoutNode): LayoutNode[] => thingsIn(partsOf(row, false));

/** Of the things of two rows below each other: those that begin, end or have their middle at one place. */
export const MIN_SHARED = 0.6;

/** Whether two rows have most of their things in the same columns. */
export function areInLine(a: LayoutNode, b: LayoutNode): boolean {
  const [upper, lower] = [thingsOf(a), thingsOf(b)];
  const shared = (things: readonly LayoutNode[], others: readonly LayoutNode[]): boolean =>
    things.filter((thing) => others.some((other) => sharesEdge(thing, other))).length >= MIN_SHARED * things.length;
  return shared(upper, lower) && shared(lower, upper);
}

/** A thing in a cell without hairlines below it: what was left of the shade of a button or a badge. */
export function withoutHairlines(thing: LayoutNode): LayoutNode {
  if (thing.kind !== 'stack' || thing.paint || thing.image) return thing;
  const solid = thing.children.filter(({ kind, box }) => kind !== 'rule' || box.height >= MIN_BAR_PX);
  return solid.length === 1 ? solid[0] : thing;
}
