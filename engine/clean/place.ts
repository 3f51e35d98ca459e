import type { Box } from '../model/box.ts';
import { right } from '../raster/box.ts';
import type { Frame } from './context.ts';

/** How far edges may be apart, in px, to be one edge. */
const SAME_EDGE_PX = 3;

/** What keeps from both sides what differs by no more, in px, stands in the middle. */
export const MAX_OFF_MIDDLE_PX = 6;

/** How a box stands in the columns around it: from edge to edge, in the middle, or at one of the sides. */
export type Place = 'full' | 'center' | 'right' | 'left';

export function placeOf(box: Box, { x0, x1 }: Frame): Place {
  const before = box.x - x0;
  const after = x1 - right(box);
  if (before <= SAME_EDGE_PX && after <= SAME_EDGE_PX) return 'full';
  if (Math.min(before, after) > 6 && Math.abs(before - after) <= Math.max(MAX_OFF_MIDDLE_PX, 0.01 * (x1 - x0)))
    return 'center';
  if (before > 24 && Math.abs(after) <= SAME_EDGE_PX) return 'right';
  return 'left';
}
