import { centerX, right, unionBox } from '../raster/box.ts';
import { type Font, glyphOf } from '../style/fonts.ts';
import { glyphColumns } from './glyph-columns.ts';
import type { StyledWord } from './text-line.ts';

/** The widest gaps of a word at which it may have been two words. */
const WIDEST = 2;

/**
 * A word parted at one of its widest gaps: where in its text that is, the font's widths say.
 *
 * @returns the ways to part it
 */
export function waysToPart(word: StyledWord, font: Font): [StyledWord, StyledWord][] {
  const columns = glyphColumns(word.glyphs);
  const gaps = columns.slice(1).map((column, i) => ({ from: right(columns[i]), to: column.x }));
  return gaps
    .filter(({ from, to }) => to > from)
    .sort((a, b) => b.to - b.from - a.to + a.from)
    .slice(0, WIDEST)
    .flatMap(({ from, to }) => {
      const at = characterAt(word, font, (from + to) / 2);
      if (at === 0 || at === [...word.text].length) return [];
      const left = word.glyphs.filter((glyph) => centerX(glyph) < to);
      const rest = word.glyphs.filter((glyph) => centerX(glyph) >= to);
      if (left.length === 0 || rest.length === 0) return [];
      const characters = [...word.text];
      const part = (text: string[], glyphs: typeof left) => {
        return { ...word, text: text.join(''), glyphs, box: unionBox(glyphs) };
      };
      return [[part(characters.slice(0, at), left), part(characters.slice(at), rest)] as [StyledWord, StyledWord]];
    });
}

/** How many of the word's characters stand before a column, if it has no space yet. */
function characterAt(word: StyledWord, font: Font, x: number): number {
  const advances = [...word.text].map((character) => glyphOf(font, character).advance);
  const total = advances.reduce((sum, advance) => sum + advance, 0);
  const share = (x - word.box.x) / word.box.width;
  let passed = 0;
  let best = 0;
  advances.forEach((advance, i) => {
    passed += advance;
    if (Math.abs(passed / total - share) < Math.abs(sumTo(advances, best) / total - share)) best = i + 1;
  });
  return best;
}

const sumTo = (values: readonly number[], end: number): number => values.slice(0, end).reduce((sum, v) => sum + v, 0);
