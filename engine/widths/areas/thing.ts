import type { Placed } from '../../clean/check/lay-out.ts';
import type { Box } from '../../model/box.ts';
import { bottom } from '../../raster/box.ts';
import { type Seen, seenWhere } from '../places/seen.ts';

/**
 * Something that the page and the design show. `off`: how wrong it is from left to right and in its size, 0–1; `first`, `last`: by how
 * much it begins and ends too low, in px.
 */
export type Thing = { wanted: Box; off: number; first: number; last: number };

/** What is off by less is in its place, and what is off by so much more is somewhere else, in px. */
const MAX_OFF_PX = 4;
const OFF_RANGE_PX = 48;
/** What a line more or less is worth, in px. */
const LINE_PX = 16;

/** How wrong it is that something is so far from its place, in px: 0–1. */
export const wrongness = (off: number): number => Math.min(1, Math.max(0, Math.abs(off) - MAX_OFF_PX) / OFF_RANGE_PX);

/** How far something is from where it is to be. */
export function compared(wanted: Seen, at: Placed): Thing {
  const actual = seenWhere(at, !wanted.isEdge);
  const sizes = (['width', 'height'] as const).map((of) => Math.abs(actual.box[of] - wanted.box[of]));
  const size = wanted.isEdge ? sizes[0] + sizes[1] : 0;
  const lines = LINE_PX * Math.abs(actual.lines - wanted.lines);
  return {
    wanted: wanted.box,
    off: wrongness(Math.abs(actual.box.x - wanted.box.x) + size + lines),
    first: actual.box.y - wanted.box.y,
    last: bottom(actual.box) - bottom(wanted.box),
  };
}
