import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';

const MIN_COLUMN_COUNT = 3;
const MIN_ROW_COUNT = 2;
const MAX_HEAD_HEIGHT_PX = 64;
/** Distance between the edges of a column in different rows. */
const MAX_EDGE_OFFSET_PX = 4;

/**
 * The shaded head of a table is shaded cell by cell, as `th` is: the row's fill goes to a cell around each of its texts.
 * A head is a row of short texts above rows that have most of their things in the same columns.
 */
export function fillHeadCells(node: LayoutNode): void {
  for (const child of node.children) fillHeadCells(child);
  if (node.kind !== 'stack') return;
  node.children.forEach((head, i) => {
    if (!isHead(head)) return;
    const rows = rowsBelow(node.children, i);
    if (rows.length < MIN_ROW_COUNT || rows.slice(0, 3).some((row) => !isAligned(head, row))) return;
    const { fill } = head.paint!;
    const bounds = boundsOf(head, rows);
    head.children = head.children.map((text, k): LayoutNode => {
      const box = { ...head.box, x: bounds[k], width: bounds[k + 1] - bounds[k] };
      return { kind: 'stack', box, ink: box, paint: { fill }, children: [text] };
    });
    head.paint = undefined;
  });
}

function isHead({ kind, role, paint, children, box }: LayoutNode): boolean {
  if (kind !== 'row' || role || !paint || paint.fill === undefined || paint.gradient || paint.border || paint.shadow)
    return false;
  if (box.height > MAX_HEAD_HEIGHT_PX || children.length < MIN_COLUMN_COUNT) return false;
  return children.every((child) => child.kind === 'text' && child.text!.lines.length <= 2);
}

/** The rows that follow, with nothing but rules between; those of a table count as such. */
function rowsBelow(nodes: readonly LayoutNode[], head: number): LayoutNode[] {
  const rows: LayoutNode[] = [];
  for (const node of nodes.slice(head + 1)) {
    if (node.kind === 'rule') continue;
    if (node.role === 'table') rows.push(...node.children.filter((child) => child.kind === 'row'));
    else if (node.kind === 'row') rows.push(node);
    else break;
  }
  return rows;
}

function isAligned(head: LayoutNode, row: LayoutNode): boolean {
  if (row.children.length < MIN_COLUMN_COUNT - 1) return false;
  const alike = row.children.filter((cell) => head.children.some((title) => sharesEdge(title, cell)));
  return alike.length >= 0.6 * Math.max(row.children.length, head.children.length - 1);
}

const sharesEdge = ({ ink: a }: LayoutNode, { ink: b }: LayoutNode): boolean =>
  Math.abs(a.x - b.x) <= MAX_EDGE_OFFSET_PX ||
  Math.abs(right(a) - right(b)) <= MAX_EDGE_OFFSET_PX ||
  Math.abs(a.x + a.width / 2 - b.x - b.width / 2) <= MAX_EDGE_OFFSET_PX;

/** Where cells meet: as far before the next column as the first text stands from the edge, or half-way. */
function boundsOf(head: LayoutNode, rows: readonly LayoutNode[]): number[] {
  const columns = head.children.map((title) => {
    const cells = [title, ...rows.flatMap((row) => row.children.filter((cell) => sharesEdge(title, cell)))];
    return {
      x0: Math.min(...cells.map((cell) => cell.ink.x)),
      x1: Math.max(...cells.map((cell) => right(cell.ink))),
    };
  });
  const padding = columns[0].x0 - head.box.x;
  const inner = columns.slice(1).map(({ x0 }, i) => {
    const gap = x0 - columns[i].x1;
    const title = head.children[i + 1].ink.x;
    if (gap <= 0) return Math.round((right(head.children[i].ink) + title) / 2);
    return gap >= padding && padding > 0 ? x0 - padding : Math.round(x0 - gap / 2);
  });
  return [head.box.x, ...inner, right(head.box)];
}
