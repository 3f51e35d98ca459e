import type { Box } from '../model/box.ts';
import { centerY, right } from '../raster/box.ts';

/** Between a label and its field, in px; in a column of labels, from where they begin, as the longest needs the most. */
const MAX_GAP_PX = 160;
const MAX_DISTANCE_PX = 260;
/** What the middles of the two may differ by, of the height of the field, and in px. */
const MAX_OFF_SHARE = 0.25;
const MIN_OFF_PX = 6;
/** Labels of a column begin at one place, and follow each other, in px. */
const SAME_COLUMN_PX = 3;
const MAX_STEP_PX = 120;

/**
 * Whether words stand level with a field and before it, as its label may.
 * @param others what else may be a label
 */
export function standsBefore(words: Box, field: Box, others: readonly Box[]): boolean {
  const gap = field.x - right(words);
  const isLevel =
    Math.abs(centerY(words) - centerY(field)) <= Math.max(MIN_OFF_PX, MAX_OFF_SHARE * field.height) && gap >= 0;
  return isLevel && (gap <= MAX_GAP_PX || (field.x - words.x <= MAX_DISTANCE_PX && isInColumn(words, others)));
}

/** Whether words are one of a column of them. */
export const isInColumn = (words: Box, others: readonly Box[]): boolean =>
  others.some((other) => {
    const step = Math.abs(other.y - words.y);
    return Math.abs(other.x - words.x) <= SAME_COLUMN_PX && step > words.height && step <= MAX_STEP_PX;
  });
