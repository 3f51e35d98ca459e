import type { Box } from '../model/box.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { bottom, right, unionBox } from '../raster/box.ts';
import { MIN_LETTER_TO_COMMA_RATIO } from './find-base-letters.ts';

/** Height of a quotation mark, its lower edge below the top of the line and its gap to the line, over the line's height. */
const MIN_QUOTE_HEIGHT_RATIO = 0.2;
const MAX_MARK_HEIGHT_RATIO = 0.5;
const MAX_QUOTE_DEPTH_RATIO = 0.55;
const MAX_QUOTE_GAP_RATIO = 0.35;
/** Width of one of its strokes, and of both where they touch. */
const MAX_QUOTE_WIDTH_RATIO = 0.35;
const MAX_DOUBLE_QUOTE_WIDTH_RATIO = 0.45;
/** Lines and letters are looked up by their edges, in columns this wide. */
const COLUMN_WIDTH_PX = 32;

/**
 * Attaches quotation marks before the first letter of a line, and commas between small letters, to their line: they are too
 * small, and stand too high or too low, to have been grouped with its letters.
 */
export function attachPunctuation(lines: readonly GlyphLine[]): GlyphLine[] {
  const byLeft = group(lines, (line) => line.x);
  const marks = lines.filter(({ glyphs, width, height }) => glyphs.length <= 2 && height <= 20 && width <= 24);
  if (marks.length === 0) return [...lines];
  const letters = lines.flatMap((line) => line.glyphs.map((glyph) => ({ glyph, line })));
  const byRight = group(letters, ({ glyph }) => right(glyph));
  const attached = new Map<GlyphLine, GlyphLine>();
  const owners = new Set<GlyphLine>();
  for (const mark of marks) {
    if (owners.has(mark)) continue;
    const quoted = near(byLeft, right(mark)).find((line) => line !== mark && isQuoteOf(mark, line));
    const ended = near(byRight, mark.x).find(({ glyph, line }) => line !== mark && isCommaOf(mark, glyph, line));
    const owner = quoted ?? ended?.line;
    if (!owner || attached.has(owner)) continue;
    attached.set(mark, owner);
    owners.add(owner);
  }
  for (const [mark, owner] of attached) {
    owner.glyphs = [...owner.glyphs, ...mark.glyphs].sort((a, b) => a.x - b.x);
    Object.assign(owner, unionBox([mark, owner]));
  }
  return lines.filter((line) => !attached.has(line));
}

function group<T>(items: readonly T[], edge: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const column = Math.floor(edge(item) / COLUMN_WIDTH_PX);
    const list = groups.get(column);
    if (list) list.push(item);
    else groups.set(column, [item]);
  }
  return groups;
}

/** What has its edge around a column. */
const near = <T>(groups: ReadonlyMap<number, T[]>, x: number): T[] => {
  const column = Math.floor(x / COLUMN_WIDTH_PX);
  return [column - 1, column, column + 1].flatMap((at) => groups.get(at) ?? []);
};

/** A comma begins above the foot of the letter before it and ends below. */
function isCommaOf(mark: GlyphLine, letter: Box, line: GlyphLine): boolean {
  if (mark.glyphs.length > 1 || mark.surface !== line.surface || line.glyphs.length < 2) return false;
  const gap = mark.x - right(letter);
  if (
    gap < -1 ||
    gap > 0.3 * letter.height ||
    letter.height < 5 ||
    letter.height < MIN_LETTER_TO_COMMA_RATIO * mark.height
  )
    return false;
  if (mark.width > 0.7 * mark.height || mark.height > MAX_MARK_HEIGHT_RATIO * line.height) return false;
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
  if (
    mark.height < MIN_QUOTE_HEIGHT_RATIO * height ||
    mark.height > MAX_MARK_HEIGHT_RATIO * height ||
    mark.width > 0.8 * height
  )
    return false;
  const widest = mark.glyphs.length > 1 ? MAX_QUOTE_WIDTH_RATIO : MAX_DOUBLE_QUOTE_WIDTH_RATIO;
  if (mark.glyphs.some((glyph) => glyph.width > widest * height)) return false;
  const gap = line.x - right(mark);
  if (gap < -1 || gap > MAX_QUOTE_GAP_RATIO * height) return false;
  return (
    Math.abs(mark.y - line.y) <= Math.max(2, 0.2 * height) && bottom(mark) <= line.y + MAX_QUOTE_DEPTH_RATIO * height
  );
}
