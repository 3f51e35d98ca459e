import type { Box } from '../model/box.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { bottom } from '../raster/box.ts';
import { glyphColumns } from '../text-detection/glyph-columns.ts';
import { baselineOf } from '../typeface/text-line.ts';
import { addAccents, type InkAt } from './add-accents.ts';
import { alignCharacters } from './align-characters.ts';
import { dropInklessCharacters } from './drop-inkless-characters.ts';
import { joinEllipses } from './join-ellipses.ts';
import { fitErrorOf, fits, type LineCharacter, MAX_FITTING_COST } from './line-character.ts';
import { rebuildWords } from './rebuild-words.ts';
import { replaceCharacter } from './replace-character.ts';
import { respaceCharacters } from './respace-characters.ts';

/** A line with a larger fit error (squares of pixels) does not fit its font as a whole. */
const MAX_FIT_ERROR = 6;
/** Share of a line's characters that has to fit before the rest is judged: else the font is unknown (engine-log: proofread-share). */
const MIN_FITTING_SHARE = 0.7;
/** The same where the line as a whole does not fit: one misread word or a superscript spoils its width (engine-log: proofread-misfit). */
const MIN_FITTING_SHARE_OF_MISFIT = 0.85;

/**
 * Compares each character of a line with its ink (analysis through synthesis): a character without ink goes, one whose
 * look-alike fits clearly better is exchanged, and words are split and joined where the gaps say so.
 *
 * @param inkAt the ink of the line's own glyphs
 * @returns the corrected words, or null when nothing changes
 */
export function proofreadLine(line: TextLine, inkAt: InkAt): StyledWord[] | null {
  const glyphs = line.words.flatMap((word) => word.glyphs);
  const columns = glyphColumns(glyphs);
  const characters = line.words.flatMap((word, i) =>
    [...word.text].map((text, k): LineCharacter => ({ text, word: i, spaced: k === 0 && i > 0 })),
  );
  if (columns.length === 0 || characters.length === 0) return null;
  const { setting, matches } = alignToInk(line, characters, columns);
  const fitting = matches.filter((match) => fitErrorOf(match) < MAX_FITTING_COST).length / matches.length;
  if (fitting < (line.fit.fitError > MAX_FIT_ERROR ? MIN_FITTING_SHARE_OF_MISFIT : MIN_FITTING_SHARE)) return null;
  const before = line.text;
  matches.forEach((match, k) => {
    // Where the neighbours do not fit either the text lies beside its ink.
    if (fits(matches[k - 1]) && fits(matches[k + 1])) replaceCharacter(characters, match, columns, setting);
  });
  respaceCharacters(characters, matches, columns, setting, line.fit.fitError <= MAX_FIT_ERROR);
  addAccents(characters, matches, columns, setting, inkAt);
  const inked = dropInklessCharacters(line, characters, matches);
  const joined = new Set(joinEllipses(characters, matches, columns, setting));
  const kept = inked.filter((character) => joined.has(character));
  const after = kept.map(({ text, spaced }) => (spaced ? ` ${text}` : text)).join('');
  return after === before ? null : rebuildWords(line, kept, matches, characters, columns);
}

/**
 * Aligns the text with its ink on the baseline that its lowest letter speaks for, and on the row where most of its ink ends:
 * a misread descender moves the first, a text of descenders the second.
 */
function alignToInk(line: TextLine, characters: readonly LineCharacter[], columns: readonly Box[]) {
  const { font, size, letterSpacing } = line.fit;
  const texts = characters.map(({ text }) => text);
  const feet = new Map<number, number>();
  for (const column of columns) feet.set(bottom(column), (feet.get(bottom(column)) ?? 0) + 1);
  const commonest = [...feet].sort((a, b) => b[1] - a[1])[0][0];
  const [best] = [...new Set([baselineOf(line), commonest])]
    .map((baseline) => {
      const setting = { font, size, letterSpacing, baseline };
      const matches = alignCharacters(texts, columns, setting, (at) => characters[at].spaced);
      return { setting, matches, cost: matches.reduce((sum, match) => sum + match.cost, 0) };
    })
    .sort((a, b) => a.cost - b.cost);
  return best;
}
