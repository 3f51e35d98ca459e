import type { LayoutNode } from '../model/layout-node.ts';
import { bottom } from '../raster/box.ts';
import { group } from './arrange.ts';

/** Rows of one table differ in height by no more, in px, where the last has no line below it. */
const MAX_UNEVEN_PX = 24;

/**
 * Between two lines that go across stands one row of a table, also when some of its cells have more lines than the others: a
 * name beside a price, and below it what it is.
 * @param nodes what stands below the head
 * @param isRow whether something alone is a row of that table, or several
 * @returns the nodes, with those of one row in one, and how many each of them was
 */
export function joinRowLines(
  nodes: readonly LayoutNode[],
  isRow: (node: LayoutNode) => boolean,
): { node: LayoutNode; count: number }[] {
  const out: { node: LayoutNode; count: number }[] = [];
  let room = 0;
  for (let i = 0; i < nodes.length; ) {
    const isBelowRule = nodes[i - 1]?.kind === 'rule' && nodes[i].kind !== 'rule';
    const between = isBelowRule ? belowRule(nodes, i, room) : [nodes[i]];
    const isOne = between.length > 1 && between.filter(isRow).length === 1;
    const count = isOne ? between.length : 1;
    if (isOne) room = roomOf(nodes, i, count) ?? room;
    out.push({ node: isOne ? group('row', between) : nodes[i], count });
    i += count;
  }
  return out;
}

/** What stands between a line and the next one; below the last line, what has as much room as the row above it had. */
function belowRule(nodes: readonly LayoutNode[], start: number, room: number): LayoutNode[] {
  const next = nodes.findIndex(({ kind }, k) => k >= start && kind === 'rule');
  const end = bottom(nodes[start - 1].box) + room;
  const isNear = next > start && (room === 0 || nodes[next].box.y <= end + MAX_UNEVEN_PX);
  if (isNear) return nodes.slice(start, next);
  const beyond = nodes.findIndex(({ ink }, k) => k > start && bottom(ink) > end);
  return nodes.slice(start, beyond < 0 ? nodes.length : beyond);
}

/** How far it is from the line above a row to the one below it. */
function roomOf(nodes: readonly LayoutNode[], start: number, count: number): number | undefined {
  const [above, below] = [nodes[start - 1], nodes[start + count]];
  return above?.kind === 'rule' && below?.kind === 'rule' ? below.box.y - bottom(above.box) : undefined;
}
