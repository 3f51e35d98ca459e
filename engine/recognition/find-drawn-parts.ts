import type { Box } from '../model/box.ts';
import type { TextLine } from '../model/text-line.ts';
import { overlapX, overlapY } from '../raster/box.ts';

/** Pieces of an icon are read as so many characters at most, with less confidence (0..100). */
const MAX_LENGTH = 3;
const MAX_CONFIDENCE = 90;
/** Lines of text are further apart, in pixels. */
const MAX_GAP_PX = 2;
/** The pieces lie below each other by this part of the wider one. */
const MIN_SHARED = 0.6;

/**
 * What was read in the upper or lower part of a drawing: heads above shoulders are no `Oo`.
 *
 * @param drawings what was not read in the same picture
 * @returns the drawing that each such line is a part of
 */
export function findDrawnParts(lines: readonly TextLine[], drawings: readonly Box[]): Map<TextLine, Box> {
  const parts = new Map<TextLine, Box>();
  for (const line of lines) {
    const { text, box, confidence, grid } = line;
    if (grid || text.length > MAX_LENGTH || confidence >= MAX_CONFIDENCE || /^\d+$/.test(text)) continue;
    const whole = drawings.find(
      (drawing) =>
        Math.abs(overlapY(drawing, box)) <= MAX_GAP_PX &&
        overlapX(drawing, box) >= MIN_SHARED * Math.max(drawing.width, box.width),
    );
    if (whole) parts.set(line, whole);
  }
  return parts;
}
