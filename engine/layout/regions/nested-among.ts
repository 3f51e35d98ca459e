import type { LayoutNode } from '../../model/layout-node.ts';
import { labelOf, leavesOf } from './entries.ts';

/** How much smaller than the entry above them those are set that belong to it. */
const MAX_NESTED_RATIO = 0.96;

/**
 * Entries below another one, to which they belong: it has a sign, they have none, and are set smaller. What only lacks its
 * sign is as large as the others.
 */
export function nestedAmong(lines: readonly LayoutNode[], entries: ReadonlySet<LayoutNode>): Set<LayoutNode> {
  const nested = new Set<LayoutNode>();
  let parent: LayoutNode | undefined;
  for (const line of lines) {
    if (!entries.has(line)) parent = undefined;
    else if (hasSign(line)) parent = line;
    else if (parent && isSmaller(line, parent)) nested.add(line);
    else parent = undefined;
  }
  return nested;
}

const isSmaller = (one: LayoutNode, other: LayoutNode): boolean =>
  labelOf(one)!.text!.size <= MAX_NESTED_RATIO * labelOf(other)!.text!.size;

/** Whether anything stands before the words of an entry. */
function hasSign(entry: LayoutNode): boolean {
  const label = labelOf(entry)!;
  return leavesOf(entry).some((leaf) => leaf !== label && leaf.ink.x < label.ink.x);
}
