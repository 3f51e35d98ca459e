import { bottom, right, unionBox } from '../raster/box.ts';
import type { GlyphLine } from './group-lines.ts';

/** Heights of quotation marks, as parts of their line's; from the top of the line down to where; how near they stand. */
const LEAST = 0.2;
const MOST = 0.5;
const LOWEST = 0.55;
const NEAR = 0.35;
/** Lines are looked up by their beginnings, in columns this wide. */
const COLUMN = 32;

/** Quotation marks before the first letter of a line, too low to be of its kind, come to their line. */
export function joinQuotes(lines: readonly GlyphLine[]): GlyphLine[] {
  const byLeft = new Map<number, GlyphLine[]>();
  for (const line of lines) {
    const column = Math.floor(line.x / COLUMN);
    const list = byLeft.get(column);
    if (list) list.push(line);
    else byLeft.set(column, [line]);
  }
  const taken = new Map<GlyphLine, GlyphLine>();
  for (const mark of lines) {
    if (mark.glyphs.length > 2 || mark.height > 20 || mark.width > 24) continue;
    const column = Math.floor(right(mark) / COLUMN);
    const near = [column, column + 1].flatMap((at) => byLeft.get(at) ?? []);
    const home = near.find((line) => line !== mark && isQuoteOf(mark, line));
    if (home) taken.set(mark, home);
  }
  for (const [mark, home] of taken) {
    home.glyphs = [...mark.glyphs, ...home.glyphs];
    Object.assign(home, unionBox([mark, home]));
  }
  return lines.filter((line) => !taken.has(line));
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
