import type { Box } from '../model/box.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { bottom, right, unionBox } from '../raster/box.ts';

/** Heights of quotation marks, as parts of their line's; from the top of the line down to where; how near they stand. */
const LEAST = 0.2;
const MOST = 0.5;
const LOWEST = 0.55;
const NEAR = 0.35;
/** A letter is at least this much higher than a comma. */
const COMMA = 1.25;
/** Lines and letters are looked up by their edges, in columns this wide. */
const COLUMN = 32;

/**
 * Quotation marks before the first letter of a line and commas between small letters come to their line: they are too low,
 * and stand too high or too deep, to be taken for letters of it.
 */
export function attachPunctuation(lines: readonly GlyphLine[]): GlyphLine[] {
  const byLeft = group(lines, (line) => line.x);
  const marks = lines.filter(({ glyphs, width, height }) => glyphs.length <= 2 && height <= 20 && width <= 24);
  if (marks.length === 0) return [...lines];
  const letters = lines.flatMap((line) => line.glyphs.map((glyph) => ({ glyph, line })));
  const byRight = group(letters, ({ glyph }) => right(glyph));
  const taken = new Map<GlyphLine, GlyphLine>();
  const homes = new Set<GlyphLine>();
  for (const mark of marks) {
    if (homes.has(mark)) continue;
    const quoted = near(byLeft, right(mark)).find((line) => line !== mark && isQuoteOf(mark, line));
    const ended = near(byRight, mark.x).find(({ glyph, line }) => line !== mark && isCommaOf(mark, glyph, line));
    const home = quoted ?? ended?.line;
    if (!home || taken.has(home)) continue;
    taken.set(mark, home);
    homes.add(home);
  }
  for (const [mark, home] of taken) {
    home.glyphs = [...home.glyphs, ...mark.glyphs].sort((a, b) => a.x - b.x);
    Object.assign(home, unionBox([mark, home]));
  }
  return lines.filter((line) => !taken.has(line));
}

function group<T>(items: readonly T[], edge: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const column = Math.floor(edge(item) / COLUMN);
    const list = groups.get(column);
    if (list) list.push(item);
    else groups.set(column, [item]);
  }
  return groups;
}

/** What has its edge around a column. */
const near = <T>(groups: ReadonlyMap<number, T[]>, x: number): T[] => {
  const column = Math.floor(x / COLUMN);
  return [column - 1, column, column + 1].flatMap((at) => groups.get(at) ?? []);
};

/** It begins above the foot of the letter before it and ends below. */
function isCommaOf(mark: GlyphLine, letter: Box, line: GlyphLine): boolean {
  if (mark.glyphs.length > 1 || mark.surface !== line.surface || line.glyphs.length < 2) return false;
  const gap = mark.x - right(letter);
  if (gap < -1 || gap > 0.3 * letter.height || letter.height < 5 || letter.height < COMMA * mark.height) return false;
  if (mark.width > 0.7 * mark.height || mark.height > MOST * line.height) return false;
  const foot = bottom(letter);
  return (
    mark.y > letter.y + 0.55 * letter.height &&
    mark.y < foot &&
    bottom(mark) > foot &&
    bottom(mark) < foot + mark.height
  );
}

function isQuoteOf(mark: GlyphLine, line: GlyphLine): boolean {
  if (mark.surface !== line.surface || line.glyphs.length < 2) return false;
  const { height } = line;
  if (mark.height < LEAST * height || mark.height > MOST * height || mark.width > 0.8 * height) return false;
  if (mark.glyphs.some((glyph) => glyph.width > 0.35 * height)) return false;
  const gap = line.x - right(mark);
  if (gap < -1 || gap > NEAR * height) return false;
  return Math.abs(mark.y - line.y) <= Math.max(2, 0.2 * height) && bottom(mark) <= line.y + LOWEST * height;
}
