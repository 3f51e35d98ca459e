import type { Box } from '../model/box.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { bottom } from '../raster/box.ts';
import { glyphColumns } from '../text-detection/glyph-columns.ts';
import { baselineOf } from '../typeface/text-line.ts';
import { addAccents, type InkAt } from './add-accents.ts';
import { alignCharacters } from './align-characters.ts';
import { dropGhostWords } from './drop-ghost-words.ts';
import { joinEllipses } from './join-ellipses.ts';
import { BAD, fitErrorOf, fits, type LineCharacter } from './line-character.ts';
import { rebuildWords } from './rebuild-words.ts';
import { replaceCharacter } from './replace-character.ts';
import { respaceCharacters } from './respace-characters.ts';

/** The fit of a line (squares of pixels) up to which it counts as fitting. */
const MISFIT = 6;
/** The part of a line's ink that has to fit before the rest is judged by it: else the font is one we do not know. */
const FITTING = 0.7;
/** The same where the line as a whole does not fit: one misread word or a raised figure spoils its width. */
const WELL = 0.85;

/**
 * Compares each character of a line with its ink (analysis through synthesis): a character without ink goes, one whose
 * look-alike fits clearly better is exchanged, and words are parted and joined where the gaps say so.
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
  const { setting, matches } = layOver(line, characters, columns);
  const fitting = matches.filter((match) => fitErrorOf(match) < BAD).length / matches.length;
  if (fitting < (line.fit.fitError > MISFIT ? WELL : FITTING)) return null;
  const before = line.text;
  matches.forEach((match, k) => {
    // Where the neighbours do not fit either the text lies beside its ink.
    if (fits(matches[k - 1]) && fits(matches[k + 1])) replaceCharacter(characters, match, columns, setting);
  });
  respaceCharacters(characters, matches, columns, setting, line.fit.fitError <= MISFIT);
  addAccents(characters, matches, columns, setting, inkAt);
  const ghostless = dropGhostWords(line, characters, matches);
  const joined = new Set(joinEllipses(characters, matches, columns, setting));
  const kept = ghostless.filter((character) => joined.has(character));
  const after = kept.map(({ text, spaced }) => (spaced ? ` ${text}` : text)).join('');
  return after === before ? null : rebuildWords(line, kept, matches, characters, columns);
}

/**
 * Lays the text over its ink on the baseline that its lowest letter speaks for, and on the row where most of its ink ends:
 * a misread descender moves the first, a text of descenders the second.
 */
function layOver(line: TextLine, characters: readonly LineCharacter[], columns: readonly Box[]) {
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
