import type { Box } from '../model/box.ts';
import type { StrengthAt } from './classify-sign.ts';

const MIN_HEIGHT_PX = 7;
/** How far a slash leans to the right, over its height; the letters of an italic font lean by a fifth. */
const [MIN_LEAN_RATIO, MAX_LEAN_RATIO] = [0.27, 0.9];
/** How far a row's ink is from the straight line through all of them, in px and over the height. */
const MAX_OFF_PX = 0.75;
const MAX_OFF_RATIO = 0.05;
/** Of a stroke's full contrast: fainter pixels do not make it wider. */
const MIN_INK_SHARE = 0.35;
/** How wide its ink is in a row, in px and over the width of all of it. */
const MAX_STROKE_PX = 3;
const MAX_STROKE_RATIO = 0.5;

/** Whether one straight stroke is drawn in a box that leans to the right like a slash. */
export function isSlash({ x, y, width, height }: Box, strengthAt: StrengthAt): boolean {
  if (height < MIN_HEIGHT_PX || width < MIN_LEAN_RATIO * height || width > height) return false;
  const rows = Array.from({ length: height }, (_, j) =>
    Array.from({ length: width }, (_, i) => strengthAt(x + i, y + j)),
  );
  const full = Math.max(...rows.flat());
  const inked = rows.map((row) => row.filter((strength) => strength > MIN_INK_SHARE * full).length);
  if (inked.some((count) => count > Math.max(MAX_STROKE_PX, MAX_STROKE_RATIO * width))) return false;
  // Its ends may be too soft to say anything.
  const middles = rows.flatMap((row, j) => {
    const ink = row.reduce((sum, strength) => sum + strength, 0);
    return inked[j] === 0 ? [] : [{ j, middle: row.reduce((sum, strength, i) => sum + i * strength, 0) / ink }];
  });
  if (middles.length < height - 2) return false;
  const [meanJ, mean] = [meanOf(middles.map(({ j }) => j)), meanOf(middles.map(({ middle }) => middle))];
  const lean =
    middles.reduce((sum, { j, middle }) => sum + (meanJ - j) * (middle - mean), 0) /
    middles.reduce((sum, { j }) => sum + (j - meanJ) ** 2, 0);
  const isStraight = middles.every(
    ({ j, middle }) => Math.abs(mean + (meanJ - j) * lean - middle) <= Math.max(MAX_OFF_PX, MAX_OFF_RATIO * height),
  );
  return isStraight && lean >= MIN_LEAN_RATIO && lean <= MAX_LEAN_RATIO;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
