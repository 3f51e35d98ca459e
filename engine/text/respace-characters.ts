import { right } from '../raster/box.ts';
import { glyphOf } from '../style/fonts.ts';
import type { Box } from '../types.ts';
import type { Match, TypeSetting } from './align-characters.ts';
import { fits, type LineCharacter } from './line-character.ts';

/** Gaps beyond what the letters leave, in parts of the font's space: letters have at most 0.46, spaces at least 0.64. */
const SPACE = 0.68;
const NO_SPACE = 0.15;

const isSingle = (match: Match): boolean => match.characters === 1 && match.columns === 1;

/**
 * Parts and joins words where the gaps say so; letters that touch are judged by the outer ones of their ink.
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
    if (!fits(left) || !fits(next)) continue;
    // Where more than the gap is amiss the text lies beside its ink.
    if (!fits(matches[k - 2]) || !fits(matches[k + 1])) continue;
    const [a, b] = [characters[left.at + left.characters - 1], characters[next.at]];
    const [from, to] = [glyphOf(font, a.text), glyphOf(font, b.text)];
    const natural = (from.advance - from.right + to.left) * size + letterSpacing;
    const gap = columns[next.column].x - right(columns[left.column + left.columns - 1]) + 0.7;
    const extra = (gap - natural) / space;
    if (!b.spaced && extra > SPACE && !/[-–—]/.test(a.text + b.text)) b.spaced = true;
    else if (mayJoin && b.spaced && extra < NO_SPACE && isSingle(left) && isSingle(next)) b.spaced = false;
  }
}
