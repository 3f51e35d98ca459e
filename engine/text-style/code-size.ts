import type { Box } from '../model/box.ts';
import type { FontFit } from '../model/font.ts';
import type { StyledWord } from '../model/text-line.ts';
import { alignCharacters, type TypeSetting } from '../recognition/align-characters.ts';
import { glyphColumns } from '../text-detection/glyph-columns.ts';
import { fontOf } from '../typeface/fonts.ts';
import { BLEED_PX } from '../typeface/ink-model.ts';
import { measureText } from '../typeface/measure-text.ts';

/** Shorter words say too little, but for those with the signs of a program. */
const SHORTEST = 5;
const SIGNS = /[<>{}()[\]=_/$-]/;
/** What a character of code may cost in a typewriter face, in squares of deviations. */
const FITS = 1.1;
const TIMES = 2.2;
/** Code is set a little smaller than its sentence, as parts of its size. */
const SMALLEST = 0.72;
const LARGEST = 0.97;
/**
 * The size in which a word of a sentence is set in a typewriter face; undefined unless its ink is clearly that of such a
 * face, character by character, and not that of the face of the line.
 *
 * @param fitError what a character has to cost in the face of the line, in squares of deviations
 */
export function codeSize(
  { text, glyphs, box }: StyledWord,
  fit: FontFit,
  baseline: number,
  fitError: number,
): number | undefined {
  const characters = [...text];
  if (characters.length < (SIGNS.test(text) ? 3 : SHORTEST) || glyphs.length === 0) return undefined;
  const font = fontOf('courier', fit.font.weight);
  const { start, end } = measureText(font, text);
  const size = (box.width - BLEED_PX) / (end - start);
  if (size < SMALLEST * fit.size || size > LARGEST * fit.size) return undefined;
  const columns = glyphColumns(glyphs);
  const own = costOf(characters, columns, { font, size, letterSpacing: 0, baseline });
  const usual = costOf(characters, columns, { ...fit, baseline });
  return own <= FITS && usual >= Math.max(fitError, TIMES * own) ? size : undefined;
}

/** What laying a word over its ink costs, a character. */
function costOf(characters: readonly string[], columns: readonly Box[], setting: TypeSetting): number {
  const matches = alignCharacters(characters, columns, setting, () => false);
  return matches.reduce((sum, { cost }) => sum + cost, 0) / characters.length;
}
