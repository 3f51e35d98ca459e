import type { LayoutNode } from '../../model/layout-node.ts';
import { labelOf, leavesOf, opens } from './entries.ts';

/** How much smaller than the entry above them those are set that belong to it. */
const MAX_NESTED_RATIO = 0.96;
/** How far to the left of its words theirs may begin, in px: what begins before that heads what follows. */
const MAX_OUTDENT_PX = 4;
/** A lone line that is none of the entries may be anything. */
const MIN_RUN = 2;

/**
 * Entries below another one, to which they belong: it has a sign, they have none, and are set smaller. What only lacks its
 * sign is as large as the others.
 */
export function nestedAmong(lines: readonly LayoutNode[], entries: ReadonlySet<LayoutNode>): Set<LayoutNode> {
  const nested = new Set<LayoutNode>();
  let parent: LayoutNode | undefined;
  let run: LayoutNode[] = [];
  for (const line of [...lines, undefined]) {
    if (line && parent && belongsTo(line, parent)) {
      run.push(line);
      continue;
    }
    const isMenu =
      run.length >= MIN_RUN || (parent !== undefined && opens(parent)) || run.every((one) => entries.has(one));
    if (isMenu) for (const one of run) nested.add(one);
    run = [];
    parent = line && entries.has(line) && hasSign(line) ? line : undefined;
  }
  return nested;
}

function belongsTo(line: LayoutNode, parent: LayoutNode): boolean {
  const [label, other] = [labelOf(line), labelOf(parent)!];
  return (
    label !== undefined &&
    !hasSign(line) &&
    label.text!.size <= MAX_NESTED_RATIO * other.text!.size &&
    label.ink.x >= other.ink.x - MAX_OUTDENT_PX
  );
}

/** Whether anything stands before the words of an entry. */
function hasSign(entry: LayoutNode): boolean {
  const label = labelOf(entry)!;
  return leavesOf(entry).some((leaf) => leaf !== label && leaf.ink.x < label.ink.x);
}
