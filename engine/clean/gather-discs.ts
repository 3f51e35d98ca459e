import type { LayoutNode } from '../model/layout-node.ts';
import { right, unionBox } from '../raster/box.ts';

/** What sizes of one disc, or places of its edge, may differ, in px, as they are measured. */
const SAME_SIZE_PX = 2;
/** So much of a disc, as a share of its width, is seen at least where the next one lies over it. */
const MIN_SEEN_SHARE = 0.5;

/**
 * Discs that lie over each other, each over the one before it, become one part, in which each of them has the size of the last one, which
 * is seen whole: those who share a board. Changes the tree in place.
 */
export function gatherDiscs(node: LayoutNode): void {
  node.children.forEach(gatherDiscs);
  if (node.kind !== 'row') return;
  const sorted = [...node.children].sort((a, b) => a.box.x - b.box.x);
  for (let end = sorted.length - 1; end > 0; end--) {
    if (!isWhole(sorted[end])) continue;
    let start = end;
    while (start > 0 && liesOver(sorted[start], sorted[start - 1])) start--;
    if (start === end) continue;
    const discs = sorted.slice(start, end + 1);
    sorted.splice(start, discs.length, rowOf(discs));
    end = start;
  }
  if (sorted.length < node.children.length) node.children = sorted;
}

const isRound = ({ kind, paint, box }: LayoutNode): boolean =>
  kind === 'empty' && paint?.fill !== undefined && (paint.radius ?? 0) >= box.height / 2 - SAME_SIZE_PX;

const isWhole = (node: LayoutNode): boolean =>
  isRound(node) && Math.abs(node.box.width - node.box.height) <= SAME_SIZE_PX;

/** Whether a part is a row of discs that lie over each other. */
export const isDiscRow = ({ kind, children }: LayoutNode): boolean =>
  kind === 'overlay' &&
  children.length > 1 &&
  children.every((child) => isWhole(child) && child.box.height === children[0].box.height);

/** Whether one disc covers the right edge of another one. */
const liesOver = ({ box }: LayoutNode, below: LayoutNode): boolean =>
  isRound(below) &&
  Math.abs(below.box.y - box.y) <= SAME_SIZE_PX &&
  Math.abs(below.box.height - box.height) <= SAME_SIZE_PX &&
  Math.abs(right(below.box) - box.x) <= SAME_SIZE_PX &&
  below.box.width <= below.box.height - SAME_SIZE_PX &&
  below.box.width >= MIN_SEEN_SHARE * below.box.height;

function rowOf(discs: readonly LayoutNode[]): LayoutNode {
  const { height } = discs[discs.length - 1].box;
  const whole = discs.map((disc): LayoutNode => {
    const box = { ...disc.box, width: height, height };
    return { ...disc, box, ink: box } as LayoutNode;
  });
  const box = unionBox(whole.map((disc) => disc.box));
  return { kind: 'overlay', box, ink: box, children: whole };
}
