import type { Font } from '../model/font.ts';
import type { StyledWord } from '../model/text-line.ts';
import { centerX, right, unionBox } from '../raster/box.ts';
import { glyphColumns } from '../text-detection/glyph-columns.ts';
import { glyphOf } from '../typeface/fonts.ts';

/** The room between two letters of a word, from the right end of one to the left end of the next. */
export type Gap = { from: number; to: number };

/** The gaps between the letters of a word, from left to right. */
export function gapsOf(word: StyledWord): Gap[] {
  const columns = glyphColumns(word.glyphs);
  return columns
    .slice(1)
    .map((column, i) => ({ from: right(columns[i]), to: column.x }))
    .filter(({ from, to }) => to > from);
}

/** A word split at some of its gaps, or null when no letters are left for a part. */
export function splitWord(word: StyledWord, font: Font, gaps: readonly Gap[]): StyledWord[] | null {
  const characters = [...word.text];
  const ends = [...gaps.map((gap) => characterAt(word, font, gap, gaps)), characters.length];
  const edges = [...gaps.map(({ to }) => to), Number.POSITIVE_INFINITY];
  const parts = ends.map((end, i): StyledWord => {
    const from = edges[i - 1] ?? Number.NEGATIVE_INFINITY;
    const glyphs = word.glyphs.filter((glyph) => centerX(glyph) >= from && centerX(glyph) < edges[i]);
    const box = glyphs.length > 0 ? unionBox(glyphs) : word.box;
    return { ...word, text: characters.slice(ends[i - 1] ?? 0, end).join(''), glyphs, box };
  });
  return parts.every(({ text, glyphs }) => text !== '' && glyphs.length > 0) ? parts : null;
}

/** How many of the word's characters stand before a gap, when the gaps are closed. */
function characterAt(word: StyledWord, font: Font, gap: Gap, gaps: readonly Gap[]): number {
  const advances = [...word.text].map((character) => glyphOf(font, character).advance);
  const total = advances.reduce((sum, advance) => sum + advance, 0);
  const closed = (until: number) => gaps.reduce((sum, { from, to }) => sum + (to <= until ? to - from : 0), 0);
  const share = (gap.from - closed(gap.from) - word.box.x) / (word.box.width - closed(Number.POSITIVE_INFINITY));
  let passed = 0;
  let best = 0;
  let least = Math.abs(share);
  advances.forEach((advance, i) => {
    passed += advance;
    const miss = Math.abs(passed / total - share);
    if (miss < least) [least, best] = [miss, i + 1];
  });
  return best;
}
