import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, contains, right, unionBox } from '../raster/box.ts';
import { MAX_FIXED_SHARE, MIN_FIXED_HEIGHT_PX } from './tall-columns.ts';

/** Edges of boxes that are one panel differ by no more, in px. */
const SAME_EDGE_PX = 2;

/**
 * Boxes at a side of the page that are flush below each other and of one width, together as high as a screen: a panel of
 * several grounds, such as the head of a menu, its entries and its foot. Most are no part of a row, as cells of a table or a
 * calendar are: a box as high as they are does not touch them from beside.
 *
 * @returns the boxes with all that lies on them; `undefined` where there are none, or nothing else
 */
export function sideBoxes(nodes: readonly LayoutNode[]): LayoutNode[] | undefined {
  const whole = unionBox(nodes.map(({ box }) => box));
  const boxes = nodes.filter(({ kind, paint, image }) => kind !== 'text' && kind !== 'rule' && (paint || image));
  for (const first of boxes) {
    const isAtSide = first.box.x <= whole.x + 1 || right(first.box) >= right(whole) - 1;
    if (!isAtSide || first.box.width > MAX_FIXED_SHARE * whole.width) continue;
    if (boxes.some((above) => isFlushBelow(above)(first))) continue;
    const flush = [first];
    for (let next = boxes.find(isFlushBelow(first)); next; next = boxes.find(isFlushBelow(next))) flush.push(next);
    const panel = unionBox(flush.map(({ box }) => box));
    if (flush.length < 2 || panel.height < MIN_FIXED_HEIGHT_PX) continue;
    const cells = flush.filter(({ box }) => boxes.some((other) => isInRow(box, other.box)));
    if (2 * cells.length > flush.length) continue;
    const within = nodes.filter(({ box }) => contains(panel, box, SAME_EDGE_PX));
    if (within.length < nodes.length) return within;
  }
  return undefined;
}

const isFlushBelow =
  (above: LayoutNode) =>
  (below: LayoutNode): boolean =>
    below !== above &&
    Math.abs(below.box.y - bottom(above.box)) <= SAME_EDGE_PX &&
    Math.abs(below.box.x - above.box.x) <= SAME_EDGE_PX &&
    Math.abs(right(below.box) - right(above.box)) <= SAME_EDGE_PX;

const isInRow = (box: Box, other: Box): boolean =>
  Math.abs(other.y - box.y) <= SAME_EDGE_PX &&
  Math.abs(other.height - box.height) <= SAME_EDGE_PX &&
  Math.min(Math.abs(other.x - right(box)), Math.abs(right(other) - box.x)) <= SAME_EDGE_PX;
