import type { Box } from '../model/box.ts';
import { centerY, overlapX } from '../raster/box.ts';
import { type LanguageCode, scriptOf } from './languages.ts';

/** Words of these scripts hang from a bar, stand on one, or are one: strokes that are as long as a divider. */
export const hasLongStrokes = (language: LanguageCode): boolean =>
  ['arabic', 'devanagari', 'chinese', 'japanese', 'korean'].includes(scriptOf(language));

/** How much lower than a line of text a stroke may lie, in its heights: an underline lies lower. */
const MAX_DEPTH_RATIO = 0.9;
/** What stands out over the ends of a line by more than this, in its heights, is no stroke of its letters. */
const MAX_EXCESS_RATIO = 1.5;

/** Whether what looks like a divider is a stroke of a line of letters. */
export function isStrokeOf(line: Box, rule: Box): boolean {
  const depth = centerY(rule) - line.y;
  if (depth < -0.2 * line.height || depth > MAX_DEPTH_RATIO * line.height) return false;
  const reach = {
    ...line,
    x: line.x - MAX_EXCESS_RATIO * line.height,
    width: line.width + 2 * MAX_EXCESS_RATIO * line.height,
  };
  return overlapX(reach, rule) >= rule.width;
}
