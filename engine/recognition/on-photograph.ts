import type { Box } from '../model/box.ts';
import type { LineReading } from '../model/conversion.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { LIFTED } from '../model/segmentation.ts';
import { centerX, contains, overlapY } from '../raster/box.ts';
import { haveOneSize } from '../segmentation/pictures/find-like-pictures.ts';
import { lettersOf } from './is-known-script.ts';

/**
 * Read with this confidence, and so many letters, a line on a photograph is text: twigs and windows look like letters, too.
 * Less is enough for a line in one column with a line that is text.
 */
const [MIN_CONFIDENCE, MIN_COLUMN_CONFIDENCE] = [70, 50];
const MIN_LETTER_COUNT = 3;
/** Left edges or middles of a column, in pixels, and its gaps in heights of the higher line. */
const MAX_COLUMN_SHIFT_PX = 2;
const MAX_COLUMN_GAP_RATIO = 2;

/** So many photographs of one size are shown in one way. */
const MIN_ALIKE_COUNT = 4;

/** What stays part of the photograph that it was found on: neither text nor an icon. */
export const NO_TEXT: LineReading = { words: [], confidence: 0 };

/**
 * Takes their readings from lines on photographs that are no text, and from what is written on less than half of the
 * photographs of one size: on the bottle in one of them.
 * @param looksRead whether the letters look like what was read: they hardly do where some were lost in the photograph
 */
export function onPhotograph<T extends undefined>(
  readings: readonly (LineReading | T)[],
  lines: readonly GlyphLine[],
  looksRead: (index: number, reading: LineReading) => boolean,
  pictures: readonly Box[] = [],
): (LineReading | T)[] {
  const isText = (index: number, confidence: number): boolean => {
    const reading = readings[index];
    if (!reading || reading.confidence < confidence || lettersOf(reading) < MIN_LETTER_COUNT) return false;
    return looksRead(index, reading);
  };
  const lifted = [...lines.keys()].filter((index) => lines[index].surface <= LIFTED);
  const certain = new Set(lifted.filter((index) => isText(index, MIN_CONFIDENCE)));
  for (const picture of pictures) {
    const alike = pictures.filter((other) => haveOneSize(picture, other));
    const isWritten = (one: Box): boolean => [...certain].some((index) => contains(one, lines[index]));
    if (alike.length < MIN_ALIKE_COUNT || 2 * alike.filter(isWritten).length >= alike.length) continue;
    for (const index of certain) if (contains(picture, lines[index])) certain.delete(index);
  }
  const isInColumn = (index: number): boolean => [...certain].some((other) => isBelow(lines[index], lines[other]));
  const rejected = new Set(
    lifted.filter((index) => !certain.has(index) && !(isInColumn(index) && isText(index, MIN_COLUMN_CONFIDENCE))),
  );
  return readings.map((reading, index) => (reading && rejected.has(index) ? NO_TEXT : reading));
}

/** Below or above it, from one left edge or about one middle. */
function isBelow(line: Box, other: Box): boolean {
  const shift = Math.min(Math.abs(line.x - other.x), Math.abs(centerX(line) - centerX(other)));
  const gap = -overlapY(line, other);
  return shift <= MAX_COLUMN_SHIFT_PX && gap > 0 && gap <= MAX_COLUMN_GAP_RATIO * Math.max(line.height, other.height);
}
