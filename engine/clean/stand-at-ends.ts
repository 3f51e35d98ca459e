import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import { isBounded } from './build-grid.ts';
import type { Frame } from './context.ts';
import { isShort } from './is-compact.ts';

/** What ends no further from an edge, in px, stands at it. */
const SAME_EDGE_PX = 4;
/** Less room between two parts, in px or as a share of their columns, may be the gap of a grid. */
const MIN_FREE_ROOM_PX = 48;
const MIN_FREE_SHARE = 0.1;

/** Whether a part is as wide as what is in it: one line of words, a button, a few short lines. */
const isSnug = (node: LayoutNode): boolean => node.text?.lines.length === 1 || isShort(node);

/**
 * Whether two parts stand at both ends of their columns, with free room between them. The second one is as wide as its content: a column
 * of a grid would end there only by chance.
 */
export function standAtEnds([first, last, ...others]: readonly LayoutNode[], { x0, x1 }: Frame): boolean {
  if (!last || others.length > 0 || first.kind === 'rule' || !isSnug(last)) return false;
  // A picture or a box before the room is as wide as its column.
  if (isBounded(first) && !isShort(first)) return false;
  const before = (first.text ? first.ink.x : first.box.x) - x0;
  const after = x1 - (isBounded(last) ? right(last.box) : right(last.ink));
  const room = (last.text ? last.ink.x : last.box.x) - right(first.ink);
  return (
    Math.abs(before) <= SAME_EDGE_PX &&
    Math.abs(after) <= SAME_EDGE_PX &&
    room >= Math.max(MIN_FREE_ROOM_PX, MIN_FREE_SHARE * (x1 - x0))
  );
}
