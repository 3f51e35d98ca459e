import type { LayoutNode } from '../model/layout-node.ts';
import { group } from './arrange.ts';

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
  for (let i = 0; i < nodes.length; ) {
    const next = nodes.findIndex(({ kind }, k) => k >= i && kind === 'rule');
    const between = next > i && nodes[i - 1]?.kind === 'rule' ? nodes.slice(i, next) : [nodes[i]];
    const isOne = between.length > 1 && between.filter(isRow).length === 1;
    const count = isOne ? between.length : 1;
    out.push({ node: isOne ? group('row', between) : nodes[i], count });
    i += count;
  }
  return out;
}
