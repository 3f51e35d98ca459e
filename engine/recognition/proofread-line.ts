import { scriptOf } from '../language/languages.ts';
import type { StyledWord } from '../model/text-line.ts';
import { addAccents, type InkAt } from './add-accents.ts';
import type { AlignedLine } from './align-line.ts';
import { dropInklessCharacters } from './drop-inkless-characters.ts';
import { joinEllipses } from './join-ellipses.ts';
import { fits } from './line-character.ts';
import type { Spacing } from './measure-spacing.ts';
import { rebuildWords } from './rebuild-words.ts';
import { isDash, replaceCharacter } from './replace-character.ts';
import { respaceCharacters } from './respace-characters.ts';

/** Share of a line's characters that has to fit before the rest is judged: else the font is unknown (engine-log: proofread-share). */
const MIN_FITTING_SHARE = 0.7;
/** The same of all but the dashes before they are told by their lengths, of which every typeface has its own. */
const MIN_FITTING_SHARE_FOR_DASHES = 0.9;

/**
 * Compares each character of a line with its ink (analysis through synthesis): a character without ink goes, one whose
 * look-alike fits clearly better is exchanged, and words are split and joined where the gaps say so.
 *
 * @param inkAt the ink of the line's own glyphs
 * @returns the corrected words, or null when nothing changes
 */
export function proofreadLine(aligned: AlignedLine, spacing: Spacing, inkAt: InkAt): StyledWord[] | null {
  const { line, characters, columns, setting, matches, fitting } = aligned;
  const language = line.words.find((word) => word.language)?.language;
  // What is known of look-alikes and spaces is known of Latin letters.
  if (fitting < MIN_FITTING_SHARE || (language && scriptOf(language) !== 'latin')) return null;
  const before = line.text;
  const letters = matches.filter(({ at, characters: count }) => count !== 1 || !isDash(characters[at].text));
  const mayChooseDash = letters.filter(fits).length >= MIN_FITTING_SHARE_FOR_DASHES * letters.length;
  matches.forEach((match, k) => {
    // Where the neighbours do not fit either the text lies beside its ink.
    if (fits(matches[k - 1]) && fits(matches[k + 1]))
      replaceCharacter(characters, match, columns, setting, mayChooseDash, inkAt);
  });
  respaceCharacters(aligned, spacing);
  // Networks of other languages know their accents.
  if (!language) addAccents(characters, matches, columns, setting, inkAt);
  const inked = dropInklessCharacters(line, characters, matches);
  const joined = new Set(joinEllipses(characters, matches, columns, setting));
  const kept = inked.filter((character) => joined.has(character));
  const after = kept.map(({ text, spaced }) => (spaced ? ` ${text}` : text)).join('');
  return after === before ? null : rebuildWords(line, kept, matches, characters, columns);
}
