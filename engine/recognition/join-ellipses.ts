import type { Box } from '../model/box.ts';
import { glyphOf } from '../typeface/fonts.ts';
import type { Match, TypeSetting } from './align-characters.ts';
import type { LineCharacter } from './line-character.ts';

/** How much nearer to those of an ellipsis than to those of three full stops the dots have to be. */
const MIN_ADVANTAGE_PX = 0.35;

/**
 * Three full stops that stand as far apart as the dots of an ellipsis become one. The match of an ellipsis takes the
 * columns of all its dots.
 *
 * @returns the characters that are left
 */
export function joinEllipses(
  characters: readonly LineCharacter[],
  matches: readonly Match[],
  columns: readonly Box[],
  { font, size, letterSpacing }: TypeSetting,
): LineCharacter[] {
  const stop = glyphOf(font, '.').advance * size + letterSpacing;
  const dots = (glyphOf(font, '…').advance * size) / 3;
  const isStop = (match: Match | undefined, first = false): boolean =>
    match?.characters === 1 &&
    match.columns === 1 &&
    characters[match.at].text === '.' &&
    (first || !characters[match.at].spaced);
  const replaced = new Set<LineCharacter>();
  for (let k = 0; k + 2 < matches.length; k++) {
    const [first, second, third] = matches.slice(k, k + 3);
    if (!isStop(first, true) || !isStop(second) || !isStop(third)) continue;
    if (isStop(matches[k - 1], true) || isStop(matches[k + 3])) continue;
    const step = (columns[third.column].x - columns[first.column].x) / 2;
    if (Math.abs(step - dots) + MIN_ADVANTAGE_PX > Math.abs(step - stop)) continue;
    characters[first.at].text = '…';
    first.columns = 3;
    replaced.add(characters[second.at]);
    replaced.add(characters[third.at]);
  }
  return characters.filter((character) => !replaced.has(character));
}
