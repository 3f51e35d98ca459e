import type { Box } from '../model/box.ts';
import { glyphOf } from '../typeface/fonts.ts';
import { BLEED_PX } from '../typeface/ink-model.ts';
import type { InkImage } from '../typeface/paint-word.ts';
import type { InkAt } from './add-accents.ts';
import { type Match, shapeCosts, type TypeSetting } from './align-characters.ts';
import { cutInk } from './cut-ink.ts';
import { likenessOf } from './likeness.ts';
import { type LineCharacter, MAX_FITTING_COST } from './line-character.ts';

/** Characters that differ in size or place, not in shape: the recogniser sees shapes, the ink tells which of them it is. */
const LOOK_ALIKES = [
  'l1',
  'I1',
  'cC',
  'cç',
  'CÇ',
  'oO0',
  'sS',
  'uU',
  'vV',
  'wW',
  'xX',
  'zZ',
  '.,',
  '.-',
  ':;',
  'I|',
  'l|',
  '!l',
];

/** These two have shapes of their own, but alone on a photograph the one is read as the other: they are compared as they are drawn. */
const DRAWN_PAIR = 'IJ';
/** How much more the ink has to look like the other one, as a correlation (engine-log: drawn-pair). */
const MIN_LIKENESS_ADVANTAGE = 0.1;

const DASHES = '-–—';
export const isDash = (character: string): boolean => DASHES.includes(character);
/** How much nearer to the length of the ink another dash has to be. */
const MIN_DASH_ADVANTAGE_PX = 1;
/** How much better a look-alike has to fit, in squares of standard deviations. */
const MIN_COST_ADVANTAGE = 5;

/**
 * A character that does not fit its ink becomes the look-alike that fits clearly better, if there is one.
 *
 * @param mayChooseDash whether the typeface is known well enough to tell dashes by their lengths
 * @param inkAt the ink of the line's own glyphs
 */
export function replaceCharacter(
  characters: LineCharacter[],
  match: Match,
  columns: readonly Box[],
  setting: TypeSetting,
  mayChooseDash: boolean,
  inkAt: InkAt,
): void {
  if (match.characters !== 1 || match.columns !== 1) return;
  const { text } = characters[match.at];
  if (isDash(text) && mayChooseDash) chooseDash(characters[match.at], columns[match.column], setting);
  if (match.cost < MAX_FITTING_COST || (isDash(text) && text !== '-')) return;
  let least = match.cost - MIN_COST_ADVANTAGE;
  for (const other of LOOK_ALIKES.filter((group) => group.includes(text)).join('')) {
    if (!mayStand(other, characters, match.at)) continue;
    const cost = shapeCosts([other], [columns[match.column]], setting)(0, 1, 0)[1];
    if (other === text || cost > least) continue;
    least = cost;
    characters[match.at].text = other;
  }
  if (text === DRAWN_PAIR[0]) chooseDrawn(characters, match.at, cutInk(columns[match.column], inkAt));
}

/** A letter within a word in capitals that does not fit its ink as an I becomes a J where it is drawn like one. */
function chooseDrawn(characters: readonly LineCharacter[], at: number, ink: InkImage): void {
  const neighbours = [characters[at - 1], characters[at + 1]].filter((character) => character !== undefined);
  if (characters[at].text !== DRAWN_PAIR[0] || !neighbours.some(({ text }) => /^\p{Lu}$/u.test(text))) return;
  const [own, other] = [...DRAWN_PAIR].map((letter) => likenessOf(letter, ink, 1) ?? 0);
  if (other >= own + MIN_LIKENESS_ADVANTAGE) characters[at].text = DRAWN_PAIR[1];
}

/** Only its length tells one dash from another. */
function chooseDash(character: LineCharacter, { width }: Box, { font, size }: TypeSetting): void {
  const missOf = (dash: string): number => {
    const { left, right } = glyphOf(font, dash);
    return Math.abs(width - BLEED_PX - (right - left) * size);
  };
  const [best] = [...DASHES].sort((a, b) => missOf(a) - missOf(b));
  if (missOf(character.text) - missOf(best) > MIN_DASH_ADVANTAGE_PX) character.text = best;
}

/** A bar stands alone, an l does not; an exclamation mark ends a word; no figure stands between two letters. */
function mayStand(character: string, characters: readonly LineCharacter[], at: number): boolean {
  const begins = at === 0 || characters[at].spaced;
  const ends = at + 1 === characters.length || characters[at + 1].spaced;
  if (character === '|') return begins && ends;
  const before = begins ? '' : characters[at - 1].text;
  const after = ends ? '' : characters[at + 1].text;
  // Next to a figure a figure stays one.
  if (/\d/.test(characters[at].text) && !/\d/.test(character) && /\d/.test(before + after)) return false;
  if (/\d/.test(character)) return !/^\p{L}\p{L}$/u.test(before + after) && !(ends && endsWord(characters, at));
  return character === '!' ? ends : character !== 'l' || !(begins && ends);
}

/** Whether a word of letters ends with this small one: a mark makes it higher, not that it is a figure. */
function endsWord(characters: readonly LineCharacter[], at: number): boolean {
  if (at < 2 || characters[at].spaced || characters[at - 1].spaced) return false;
  const word = characters.slice(at - 2, at + 1).map(({ text }) => text);
  return /^\p{L}\p{Ll}\p{Ll}$/u.test(word.join(''));
}
