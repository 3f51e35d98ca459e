import type { Box } from '../model/box.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { centerX, centerY, overlapY, right, unionBox } from '../raster/box.ts';
import { glyphColumns } from './glyph-columns.ts';

/** Marks of a list stand in one column, and so do the words behind them, give or take, in px. */
const SAME_COLUMN_PX = 3;
/** Between a mark and its words, over the height of the line. */
const MIN_GAP_RATIO = 0.5;
/** So many marks say what the others are, no farther above or below than this many lines. */
const MIN_MARK_COUNT = 2;
const MAX_LINES_AWAY = 12;
/** Sides of a mark in px. */
const [MIN_MARK_PX, MAX_MARK_PX] = [6, 28];

/**
 * What stands before the words of a line where the lines around have an icon is one, too, although it looks like a letter: the
 * cross among ticks.
 * @returns the lines without such marks, and their boxes
 */
export function splitAlikeMarks(
  lines: readonly GlyphLine[],
  icons: readonly Box[],
): { lines: GlyphLine[]; marks: Box[] } {
  const marked = icons.flatMap((icon) => {
    const line = lines.find(
      (one) => one.x > right(icon) && overlapY(one, icon) > 0.5 * one.height && isNear(one, icon),
    );
    return line ? [{ icon, line }] : [];
  });
  const marks: Box[] = [];
  const split = lines.map((line) => {
    const [first, second, ...more] = glyphColumns(line.glyphs);
    if (!first || !second || more.length === 0 || second.x - right(first) < MIN_GAP_RATIO * line.height) return line;
    const [least, most] = [Math.min(first.width, first.height), Math.max(first.width, first.height)];
    if (least < MIN_MARK_PX || most > MAX_MARK_PX) return line;
    const alike = marked.filter(
      ({ icon, line: other }) =>
        Math.abs(centerX(icon) - centerX(first)) <= SAME_COLUMN_PX &&
        Math.abs(other.x - second.x) <= SAME_COLUMN_PX &&
        Math.abs(centerY(other) - centerY(line)) <= MAX_LINES_AWAY * line.height,
    );
    if (alike.length < MIN_MARK_COUNT) return line;
    marks.push({ x: first.x, y: first.y, width: first.width, height: first.height });
    const glyphs = line.glyphs.filter((glyph) => glyph.x >= second.x);
    return { ...line, ...unionBox(glyphs), glyphs };
  });
  return { lines: split, marks };
}

const isNear = (line: Box, icon: Box): boolean => line.x - right(icon) <= 3 * icon.width;
