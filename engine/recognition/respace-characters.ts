import type { Box } from '../model/box.ts';
import { right } from '../raster/box.ts';
import { glyphOf } from '../typeface/fonts.ts';
import { BLEED_PX } from '../typeface/ink-model.ts';
import type { Match, TypeSetting } from './align-characters.ts';
import { fitErrorOf, fits, type LineCharacter } from './line-character.ts';

/** Gaps beyond what the letters leave, in spaces of the font (engine-log: letter-gaps). */
const MIN_GAP_SPACES = 0.68;
const MAX_LETTER_GAP_SPACES = 0.15;
/** A gap of about a space also splits letters that fit less well: their tops may be a row off (engine-log: clear-gaps). */
const MIN_CLEAR_GAP_SPACES = 0.72;
const MAX_CLEAR_GAP_SPACES = 1.6;
const MAX_LOOSE_COST = 9;

const isNear = (match: Match | undefined): boolean =>
  match === undefined || (match.characters > 0 && match.columns > 0 && fitErrorOf(match) < MAX_LOOSE_COST);
const isSingle = (match: Match): boolean => match.characters === 1 && match.columns === 1;

/**
 * Splits and joins words where the gaps say so; letters that touch are judged by the outer ones of their ink.
 *
 * @param mayJoin whether the line fits well enough to take a space out
 */
export function respaceCharacters(
  characters: LineCharacter[],
  matches: readonly Match[],
  columns: readonly Box[],
  setting: TypeSetting,
  mayJoin: boolean,
): void {
  const { font, size, letterSpacing } = setting;
  const space = glyphOf(font, ' ').advance * size + Math.max(0, letterSpacing);
  for (let k = 1; k < matches.length; k++) {
    const [left, next] = [matches[k - 1], matches[k]];
    if (!isNear(left) || !isNear(next) || !isNear(matches[k - 2]) || !isNear(matches[k + 1])) continue;
    const [a, b] = [characters[left.at + left.characters - 1], characters[next.at]];
    const [from, to] = [glyphOf(font, a.text), glyphOf(font, b.text)];
    const natural = (from.advance - from.right + to.left) * size + letterSpacing;
    const gap = columns[next.column].x - right(columns[left.column + left.columns - 1]) + BLEED_PX;
    const extra = (gap - natural) / space;
    // Where more than the gap is amiss the text lies beside its ink.
    const clear =
      extra > MIN_CLEAR_GAP_SPACES && extra < MAX_CLEAR_GAP_SPACES && !/^(\d\d|\.\.)$/.test(a.text + b.text);
    if (!clear && ![matches[k - 2], left, next, matches[k + 1]].every(fits)) continue;
    if (!b.spaced && extra > MIN_GAP_SPACES && !/[-–—]/.test(a.text + b.text)) b.spaced = true;
    else if (mayJoin && b.spaced && extra < MAX_LETTER_GAP_SPACES && isSingle(left) && isSingle(next)) b.spaced = false;
  }
}
