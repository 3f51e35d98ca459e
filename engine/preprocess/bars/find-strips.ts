import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import { lumaDistance } from './luma-distance.ts';

/** A band over the whole width that has one colour at both of its ends; `bottom` is exclusive. */
export type Strip = { top: number; bottom: number; color: Rgb };

/** Compression moves the colour of a plain surface by less. */
export const MAX_DRIFT_LEVELS = 6;
/** How far from the sides a strip is looked at, as a share of the width: past the border and the corners of a window. */
const INSET_SHARE = 0.004;

/** The strips at the top of `box`, one right below the other, down to `limit`; those that a line separates come with the line. */
export function findStrips({ width, data }: Pixels, box: Box, limit: number): Strip[] {
  const inset = Math.max(2, Math.round(INSET_SHARE * box.width));
  const strips: Strip[] = [];
  let strip: Strip | null = null;
  for (let y = box.y; y < limit; y++) {
    const left = data[y * width + box.x + inset];
    const right = data[y * width + box.x + box.width - 1 - inset];
    const isOne = lumaDistance(left, right) <= MAX_DRIFT_LEVELS;
    if (strip && isOne && lumaDistance(left, strip.color) <= MAX_DRIFT_LEVELS) {
      strip.bottom = y + 1;
      continue;
    }
    // The corners of a window are round.
    if (!isOne && y - box.y > 3 * inset) break;
    strip = isOne ? { top: strips.length === 0 ? box.y : y, bottom: y + 1, color: left } : null;
    if (strip) strips.push(strip);
  }
  return strips;
}
