import type { Box } from '../types.ts';
import { type Match, shapeCosts, type TypeSetting } from './align-characters.ts';
import { BAD, type LineCharacter } from './line-character.ts';

/** Characters that differ in size or place, not in shape: the recogniser sees shapes, the ink tells which of them it is. */
const STROKES = '|!';
const ALIKE = [
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
  ':;',
  '-–—',
  'I|',
  'l|',
  '!l',
];

/** How much better a look-alike has to fit, in squares of standard deviations. */
const BETTER = 5;

/** A character that does not fit its ink becomes the look-alike that fits clearly better, if there is one. */
export function exchangeCharacter(
  characters: LineCharacter[],
  match: Match,
  columns: readonly Box[],
  setting: TypeSetting,
): void {
  if (match.characters !== 1 || match.columns !== 1 || match.cost < BAD) return;
  const { text } = characters[match.at];
  let least = match.cost - BETTER;
  for (const other of ALIKE.filter((group) => group.includes(text)).join('')) {
    if (STROKES.includes(other) && !mayStand(other, characters, match.at)) continue;
    const cost = shapeCosts([other], [columns[match.column]], setting)(0, 1, 0)[1];
    if (other === text || cost > least) continue;
    least = cost;
    characters[match.at].text = other;
  }
}

/** A bar stands alone; an exclamation mark ends a word. */
function mayStand(stroke: string, characters: readonly LineCharacter[], at: number): boolean {
  const ends = at + 1 === characters.length || characters[at + 1].spaced;
  return ends && (stroke === '!' || at === 0 || characters[at].spaced);
}
