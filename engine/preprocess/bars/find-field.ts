import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Strip } from './find-strips.ts';
import { lumaDistance } from './luma-distance.ts';

/** The address takes more of the window's width. */
const MIN_FIELD_SHARE = 0.3;
/** Chrome's field in its light theme differs from its bar by 14 levels; compression drifts by less than 6. */
const MIN_FIELD_LEVELS = 7;
const MAX_DRIFT_LEVELS = 5;
/** Sides of a field are round, so that its rows differ in length. */
const MAX_SIDE_SHARE = 0.02;

/** The field for the address within a strip: rows of one colour, not the strip's, that begin and end at the same places. */
export function findField(image: Pixels, { x, width }: Box, strip: Strip): Box | null {
  const slack = MAX_SIDE_SHARE * width;
  let field: Box | null = null;
  let last = 0;
  for (let y = strip.top; y < strip.bottom; y++) {
    const run = longestRun(image, y, x, x + width, strip);
    if (run.width < MIN_FIELD_SHARE * width) continue;
    if (!field) field = { ...run, y, height: 1 };
    if (Math.abs(run.x - field.x) > slack || Math.abs(run.width - field.width) > 2 * slack) continue;
    last = y;
    const left = Math.min(run.x, field.x);
    field = { ...field, x: left, width: Math.max(run.x + run.width, field.x + field.width) - left };
  }
  return field ? { ...field, height: last - field.y + 1 } : null;
}

/** The longest run of one colour in a row that is not the strip's. */
function longestRun({ width, data }: Pixels, y: number, from: number, to: number, { color }: Strip) {
  let [start, best] = [from, { x: from, width: 0 }];
  for (let x = from; x <= to; x++) {
    const own = data[y * width + x];
    if (x < to && lumaDistance(own, data[y * width + start]) <= MAX_DRIFT_LEVELS) continue;
    const isOther = lumaDistance(data[y * width + start], color) >= MIN_FIELD_LEVELS;
    if (isOther && x - start > best.width) best = { x: start, width: x - start };
    start = x;
  }
  return best;
}
