import type { ContainerNode, LayoutNode } from '../model/layout-node.ts';
import { bottom, overlapX } from '../raster/box.ts';
import { areAlike, areInColumn, isLeaf } from './alike.ts';
import { isPlainGroup, type Lists } from './item.ts';
import { groupOf } from './regroup.ts';

/**
 * Undoes a cut below the first row of a grid: what stands beside the grid is no higher than that row, so the page was cut
 * there. `row [x, cells], cells` is `row [x, grid]`.
 */
export function joinGridRows(node: ContainerNode, lists: Lists): void {
  if (node.kind !== 'stack') return;
  const children: LayoutNode[] = [];
  for (let i = 0; i < node.children.length; ) {
    const first = node.children[i];
    const rows = rowsBelow(first, node.children.slice(i + 1), lists);
    children.push(rows.length > 0 ? joined(first as ContainerNode, rows, lists) : first);
    i += 1 + rows.length;
  }
  node.children = children;
}

/** The cells at one end of a row that has something else beside them. */
function cellsAtEnd(row: LayoutNode, lists: Lists): LayoutNode | undefined {
  if (!isPlainGroup(row) || row.kind !== 'row' || lists.has(row)) return undefined;
  return [row.children[0], row.children[row.children.length - 1]].find(
    (child) =>
      child.kind === 'row' && isPlainGroup(child) && lists.get(child)?.instances.every((cell) => !isLeaf(cell)),
  );
}

/** The rows that go on with the cells of the first, with nothing below what stands beside those. */
function rowsBelow(first: LayoutNode, below: readonly LayoutNode[], lists: Lists): LayoutNode[] {
  const cells = cellsAtEnd(first, lists);
  if (!cells) return [];
  const known = lists.get(cells)!.instances;
  const others = first.children.filter((child) => child !== cells);
  let above = cells;
  const end = below.findIndex((row) => {
    const isNext =
      row.box.y - bottom(above.box) < known[0].box.height &&
      others.every(({ box }) => overlapX(box, row.box) <= 0) &&
      cellsOf(row, lists).every(
        (cell) => !isLeaf(cell) && areAlike(cell, known[0], lists) && known.some((other) => areInColumn(cell, other)),
      );
    above = row;
    return !isNext;
  });
  return below.slice(0, end === -1 ? undefined : end);
}

/** The cells of a row, or the only one. */
const cellsOf = (row: LayoutNode, lists: Lists): LayoutNode[] =>
  row.kind === 'row' && isPlainGroup(row) ? (lists.get(row)?.instances ?? [row]) : [row];

function joined(first: ContainerNode, rows: readonly LayoutNode[], lists: Lists): LayoutNode {
  const cells = cellsAtEnd(first, lists)!;
  const lines = [cells, ...rows];
  const instances = lines.flatMap((line) => cellsOf(line, lists));
  const bare = rows.map((row) => (lists.has(row) ? groupOf('row', row.children) : row));
  for (const line of lines) lists.delete(line);
  const grid = groupOf('stack', [cells, ...bare]);
  lists.set(grid, { parent: grid, instances });
  const children = first.children.map((child) => (child === cells ? grid : child));
  return groupOf('row', children, first.role);
}
