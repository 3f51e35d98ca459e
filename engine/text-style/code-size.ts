import type { Box } from '../model/box.ts';
import type { FontFit } from '../model/font.ts';
import type { StyledWord } from '../model/text-line.ts';
import { alignCharacters, type TypeSetting } from '../recognition/align-characters.ts';
import { glyphColumns } from '../text-detection/glyph-columns.ts';
import { BOLD, readingFont } from '../typeface/fonts.ts';
import { BLEED_PX } from '../typeface/ink-model.ts';
import { measureText } from '../typeface/measure-text.ts';

/** Shorter words say too little, but for those with the signs of a program (engine-log: code-letters). */
const MIN_LETTER_COUNT = 5;
const SIGNS = /[<>{}()[\]=_/$-]/;
/** Cost of a character of code in a monospaced font, in squares of deviations, and that in the font of the line over it. */
const MAX_MONOSPACED_COST = 1.1;
const MIN_COST_RATIO = 2.2;
/** Size of code over that of its sentence. */
const MIN_SIZE_RATIO = 0.72;
const MAX_SIZE_RATIO = 0.97;
/**
 * The size in which a word of a sentence is set in a monospaced font; undefined unless its ink is clearly that of such a
 * font, character by character, and not that of the font of the line.
 *
 * @param fitError what a character has to cost in the font of the line, in squares of deviations
 */
export function codeSize(
  { text, glyphs, box }: StyledWord,
  fit: FontFit,
  baseline: number,
  fitError: number,
): number | undefined {
  const characters = [...text];
  if (characters.length < (SIGNS.test(text) ? 3 : MIN_LETTER_COUNT) || glyphs.length === 0) return undefined;
  const font = readingFont('courier', fit.font.weight >= BOLD ? 700 : 400);
  const { start, end } = measureText(font, text);
  const size = (box.width - BLEED_PX) / (end - start);
  if (size < MIN_SIZE_RATIO * fit.size || size > MAX_SIZE_RATIO * fit.size) return undefined;
  const columns = glyphColumns(glyphs);
  const own = costOf(characters, columns, { font, size, letterSpacing: 0, baseline });
  const usual = costOf(characters, columns, { ...fit, baseline });
  return own <= MAX_MONOSPACED_COST && usual >= Math.max(fitError, MIN_COST_RATIO * own) ? size : undefined;
}

/** What aligning a word with its ink costs, per character. */
function costOf(characters: readonly string[], columns: readonly Box[], setting: TypeSetting): number {
  const matches = alignCharacters(characters, columns, setting, () => false);
  return matches.reduce((sum, { cost }) => sum + cost, 0) / characters.length;
}
