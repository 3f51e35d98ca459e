import type { LineReading } from '../model/conversion.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { mixedSizes } from '../text-detection/split-sizes.ts';

/** A line that was read with this confidence (0..100), or with less and fits a font, in squares of pixels, is none of two sizes. */
const MIN_SURE_CONFIDENCE = 90;
const MIN_FITTING_CONFIDENCE = 75;
const MAX_SURE_FIT_ERROR = 4;
/** Each of two parts is read as surely, or with so much when it fits a font as read, by this part better than the whole. */
const MIN_PART_CONFIDENCE = 50;
const MAX_FIT_ERROR_RATIO = 0.5;

/** A part of a line as it was read. */
export type ReadPart = { reading: LineReading; fitError: number; looksRead: boolean };

/**
 * Reads doubtful lines again that may be two sizes of type, each for itself: a large price and "/ month", a space of the small
 * type apart. They are two where each part is read without doubt, or painted as it was read, and the whole is not.
 *
 * @param fitErrorOf how badly the font that is nearest to it fits a line with its reading
 * @returns the places of the lines that are two, the last one first, and what was read of each part
 */
export async function splitMixed<T extends ReadPart>(
  lines: readonly GlyphLine[],
  readings: readonly LineReading[],
  fitErrorOf: (index: number, reading: LineReading) => number,
  readParts: (parts: readonly GlyphLine[]) => Promise<T[]>,
): Promise<{ index: number; parts: T[] }[]> {
  const doubtful = lines.flatMap((line, index) => {
    const parts = line.grid || line.said ? null : mixedSizes(line);
    if (!parts) return [];
    const fitError = fitErrorOf(index, readings[index]);
    const { confidence } = readings[index];
    const isSure =
      confidence >= MIN_SURE_CONFIDENCE || (confidence >= MIN_FITTING_CONFIDENCE && fitError <= MAX_SURE_FIT_ERROR);
    return isSure ? [] : [{ index, parts, fitError }];
  });
  if (doubtful.length === 0) return [];
  const read = await readParts(doubtful.flatMap(({ parts }) => parts));
  return doubtful
    .map(({ index, fitError }, k) => ({ index, fitError, parts: read.slice(2 * k, 2 * k + 2) }))
    .filter(({ fitError, parts }) => {
      const most = Math.min(MAX_SURE_FIT_ERROR, MAX_FIT_ERROR_RATIO * fitError);
      return parts.every(
        ({ reading: { confidence }, fitError: own, looksRead }) =>
          confidence >= MIN_SURE_CONFIDENCE || (confidence >= MIN_PART_CONFIDENCE && own <= most && looksRead),
      );
    })
    .reverse();
}
