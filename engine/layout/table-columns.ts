import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import { group } from './arrange.ts';
import { styleSignature } from './style-signature.ts';

/** Size of what stands in a cell in CSS pixels, and characters of its text. */
const MAX_CELL_WIDTH_PX = 260;
const MAX_CELL_HEIGHT_PX = 90;
export const MAX_CELL_LENGTH = 90;

/** Gap between an icon and the text of its cell. */
const MAX_ICON_GAP_PX = 12;

/** A row of short lines that may name the columns of the rows below it; the first one may be a check box for all of them. */
export function isHead(node: LayoutNode): boolean {
  if (node.kind !== 'row' || node.role || node.image) return false;
  const names = node.children[0].check ? node.children.slice(1) : node.children;
  return (
    names.length >= 3 && names.every((cell) => cell.kind === 'text' && !cell.role && cell.text!.lines.length === 1)
  );
}

/** A small picture right before a text is one thing with it: the dot of a state, the flag of a country. */
export function joinIcons(row: LayoutNode): LayoutNode {
  const children: LayoutNode[] = [];
  for (const cell of row.children) {
    const last = children[children.length - 1];
    const gap = last ? cell.box.x - right(last.box) : 0;
    const isIcon = last && (last.kind === 'image' || last.kind === 'empty') && !last.check && last.box.width <= 24;
    if (isIcon && cell.kind === 'text' && gap <= MAX_ICON_GAP_PX)
      children[children.length - 1] = group('row', [last, cell]);
    else children.push(cell);
  }
  return children.length < row.children.length ? { ...row, children } : row;
}

/** Whether something may stand in a cell: a short text, an icon, a badge, a button, a field, a few of them. */
function isRichCell(node: LayoutNode): boolean {
  if (node.kind === 'text') return textOf(node).length <= MAX_CELL_LENGTH && !node.text!.code;
  if (node.kind === 'rule' || node.box.height > MAX_CELL_HEIGHT_PX) return false;
  if (node.kind === 'image' || node.kind === 'empty') return node.box.width <= MAX_CELL_WIDTH_PX;
  return node.box.width <= 1.5 * MAX_CELL_WIDTH_PX && node.children.length <= 4 && node.children.every(isRichCell);
}

const textOf = (node: LayoutNode): string => node.text!.lines.map((line) => line.text).join(' ');

type Span = { x0: number; x1: number };

/** The columns that all rows have in common, as far as things reach; nothing when a row has two things in one of them. */
export function commonColumns(rows: readonly LayoutNode[]): Span[] | undefined {
  const spans = rows
    .flatMap((row) => row.children.map(({ ink }) => ({ x0: ink.x, x1: right(ink) })))
    .sort((a, b) => a.x0 - b.x0);
  const columns: Span[] = [];
  for (const span of spans) {
    const last = columns[columns.length - 1];
    if (last && span.x0 < last.x1) last.x1 = Math.max(last.x1, span.x1);
    else columns.push({ ...span });
  }
  const single = rows.every(
    (row) => new Set(row.children.map((cell) => columnOf(cell, columns))).size === row.children.length,
  );
  return single ? columns : undefined;
}

const columnOf = ({ ink }: LayoutNode, columns: readonly Span[]): number =>
  columns.findIndex(({ x0, x1 }) => ink.x >= x0 && ink.x <= x1);

/** Whether a row below a head is one of its table: most of its cells begin, end or have their middle where the head's do. */
export function belongsToHead(head: LayoutNode, row: LayoutNode): boolean {
  if (
    row.kind !== 'row' ||
    row.role ||
    row.image ||
    row.children.length < 2 ||
    row.box.height > 1.4 * MAX_CELL_HEIGHT_PX
  )
    return false;
  if (!row.children.every(isRichCell)) return false;
  const under = row.children.map((cell) => head.children.find((other) => overlaps(cell, other))).map(Boolean);
  const flush = row.children.filter((cell) => head.children.some((other) => sharesEdge(cell, other))).length;
  return under.filter(Boolean).length >= 0.5 * head.children.length && flush >= 0.5 * head.children.length;
}

const overlaps = ({ ink: a }: LayoutNode, { ink: b }: LayoutNode): boolean => a.x < right(b) && b.x < right(a);

export function sharesEdge({ ink: a }: LayoutNode, { ink: b }: LayoutNode): boolean {
  const middle = ({ x, width }: { x: number; width: number }) => x + width / 2;
  return Math.abs(a.x - b.x) <= 4 || Math.abs(right(a) - right(b)) <= 4 || Math.abs(middle(a) - middle(b)) <= 4;
}

/** Whether the head looks like one: its texts look unlike most of those in their columns. */
export function looksLikeHead(head: LayoutNode, rows: readonly LayoutNode[]): boolean {
  const unlike = head.children.filter((cell) => {
    const below = rows.flatMap((row) => row.children.filter((other) => overlaps(cell, other)));
    return below.filter((other) => styleSignature(other) === styleSignature(cell)).length < 0.5 * below.length;
  });
  return unlike.length > 0.5 * head.children.length;
}

/** Every row gets one cell a column; where it has nothing, an empty one. */
export function fillColumns(row: LayoutNode, columns: readonly Span[]): LayoutNode {
  const children = columns.map(({ x0 }, i): LayoutNode => {
    const cell = row.children.find((child) => columnOf(child, columns) === i);
    const box = { x: x0, y: row.box.y, width: 0, height: row.box.height };
    return cell ?? { kind: 'empty', role: 'td', box, ink: box, children: [] };
  });
  return { ...row, children };
}
