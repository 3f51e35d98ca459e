import type { LineReading } from '../model/conversion.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { LIFTED } from '../model/segmentation.ts';
import { bottom, centerX, overlapY, right } from '../raster/box.ts';
import { lettersOf } from '../recognition/is-known-script.ts';
import { glyphColumns } from '../text-detection/glyph-columns.ts';

/** What is in another script is read with less confidence (0–100): mostly 0 to 63 (engine-log: other-scripts). */
const MAX_FOREIGN_CONFIDENCE = 68;
/** Height of type, and width over height of two characters of Chinese. */
const MIN_TYPE_PX = 8;
const MAX_TYPE_PX = 64;
const MIN_ASPECT = 1.8;
/** Icons in a row stand farther apart, in heights of the line. */
const MAX_GAP_RATIO = 0.75;
/** What other lines are compared with: text for certain. */
const MIN_TEXT_CONFIDENCE = 85;
const MIN_TEXT_LETTER_COUNT = 3;
/** Edges or middles that are one, in pixels; what lines of one row share of their height, and how much higher one may be. */
const MAX_SHIFT_PX = 2;
const MIN_SHARED_RATIO = 0.8;
const MAX_HEIGHT_RATIO = 1.6;

/** Whether nobody could read a line that may be text all the same: as high as type, on the page, not on a photograph. */
export function isUnread({ width, height, surface, grid }: GlyphLine, { confidence }: LineReading): boolean {
  if (grid || surface <= LIFTED || confidence >= MAX_FOREIGN_CONFIDENCE) return false;
  return height >= MIN_TYPE_PX && height <= MAX_TYPE_PX && width >= MIN_ASPECT * height;
}

/**
 * Whether a line looks like text, and stands where some would: above or below text at an edge or about a middle that they share, or
 * in one row with some. Drawings seldom do.
 */
export function looksLikeText(line: GlyphLine, lines: readonly GlyphLine[], readings: readonly LineReading[]): boolean {
  const columns = glyphColumns(line.glyphs);
  if (line.glyphs.length < 2) return false;
  if (columns.some((column, i) => i > 0 && column.x - right(columns[i - 1]) > MAX_GAP_RATIO * line.height))
    return false;
  const isText = (i: number): boolean =>
    readings[i].confidence >= MIN_TEXT_CONFIDENCE && lettersOf(readings[i]) >= MIN_TEXT_LETTER_COUNT;
  return lines.some((other, i) => isText(i) && (sharesEdge(line, other) || sharesRow(line, other)));
}

const sharesEdge = (a: GlyphLine, b: GlyphLine): boolean =>
  [a.x - b.x, right(a) - right(b), centerX(a) - centerX(b)].some((shift) => Math.abs(shift) <= MAX_SHIFT_PX);

function sharesRow(a: GlyphLine, b: GlyphLine): boolean {
  const [low, high] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  if (high > MAX_HEIGHT_RATIO * low) return false;
  return Math.abs(bottom(a) - bottom(b)) <= MAX_SHIFT_PX || overlapY(a, b) >= MIN_SHARED_RATIO * low;
}
