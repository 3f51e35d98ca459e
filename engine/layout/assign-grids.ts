import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right, unionBox } from '../raster/box.ts';
import { textsOf } from './assign-headings.ts';
import { wordsOf } from './regions/entries.ts';

const MIN_ROW_COUNT = 3;
const MIN_COLUMN_COUNT = 2;
/** Between the edges of a column in different rows. */
const MAX_EDGE_OFFSET_PX = 2;
/** Boxes that share a line overlap by its width; what overlaps by more lies on the other. */
const MAX_SHARED_LINE_PX = 4;
const MAX_GAP_PX = 1;
/** Fonts that stand out among the cells below them, and how many of them have to in a head. */
const MIN_HEAD_WEIGHT = 600;
const MIN_HEAD_SHARE = 0.6;

/** Three or more rows of framed boxes that share their lines are a table, whatever stands in them. */
export function assignGrids(node: LayoutNode): void {
  for (const child of node.children) assignGrids(child);
  if (node.kind !== 'stack') return;
  const children: LayoutNode[] = [];
  for (let i = 0; i < node.children.length; ) {
    const rows = gridFrom(node.children, i);
    children.push(rows.length > 0 ? tableOf(rows) : node.children[i]);
    i += Math.max(1, rows.length);
  }
  node.children = children;
}

function gridFrom(nodes: readonly LayoutNode[], start: number): LayoutNode[] {
  if (!isGridRow(nodes[start])) return [];
  let end = start + 1;
  while (end < nodes.length && continues(nodes[end - 1], nodes[end])) end++;
  return end - start >= MIN_ROW_COUNT ? nodes.slice(start, end) : [];
}

function isGridRow({ kind, role, paint, image, children }: LayoutNode): boolean {
  if (kind !== 'row' || role || paint || image || children.length < MIN_COLUMN_COUNT) return false;
  return children.every((cell, i) => isFramed(cell) && (i === 0 || meets(right(children[i - 1].box), cell.box.x)));
}

const isFramed = ({ paint }: LayoutNode): boolean => (paint?.border?.sides.length ?? 0) >= 3;

const meets = (end: number, start: number): boolean => start - end <= MAX_GAP_PX && end - start <= MAX_SHARED_LINE_PX;

function continues(above: LayoutNode, row: LayoutNode): boolean {
  if (!isGridRow(row) || row.children.length !== above.children.length) return false;
  const isSame = (cell: LayoutNode, i: number) =>
    Math.abs(cell.box.x - above.children[i].box.x) <= MAX_EDGE_OFFSET_PX &&
    Math.abs(right(cell.box) - right(above.children[i].box)) <= MAX_EDGE_OFFSET_PX;
  return meets(bottom(above.box), row.box.y) && row.children.every(isSame);
}

function tableOf(rows: LayoutNode[]): LayoutNode {
  const [head, next] = rows;
  const standing = head.children.filter((cell, i) => standsOut(cell, next.children[i]) || names(i, rows));
  const isHeaded = standing.length >= MIN_HEAD_SHARE * head.children.length;
  for (const row of rows) {
    row.role = 'tr';
    for (const cell of row.children) {
      cell.role = row === head && isHeaded ? 'th' : 'td';
      for (const text of textsOf(cell)) text.role = undefined;
    }
  }
  const box = unionBox(rows.map((row) => row.box));
  return { kind: 'stack', role: 'table', box, ink: box, children: rows };
}

/** What a name in capitals has not, and what a name of figures has not. */
const NOT_IN_NAMES = [/[\p{Ll}\p{N}]/u, /\p{N}/u];

/** Whether the first cell of a column is in capitals where the others are not, or no figure where they are. */
function names(column: number, [head, ...others]: readonly LayoutNode[]): boolean {
  const name = wordsOf(head.children[column]);
  const values = others.map((row) => wordsOf(row.children[column])).filter(Boolean);
  if (name === '' || values.length === 0) return false;
  return NOT_IN_NAMES.some((pattern) => !pattern.test(name) && values.every((words) => pattern.test(words)));
}

/** Whether a cell is bold or shaded, and the one below it is not. */
function standsOut(cell: LayoutNode, below: LayoutNode): boolean {
  const weightOf = (node: LayoutNode): number => textsOf(node)[0]?.text?.font.weight ?? 0;
  const isBold = weightOf(cell) >= MIN_HEAD_WEIGHT && weightOf(below) < MIN_HEAD_WEIGHT;
  return isBold || cell.paint?.fill !== below.paint?.fill;
}
