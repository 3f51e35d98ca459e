import { expect, it } from 'vitest';
import { fontOf } from '../typeface/fonts.ts';
import type { Match } from './align-characters.ts';
import type { LineCharacter } from './line-character.ts';
import { respaceCharacters } from './respace-characters.ts';

const SETTING = { font: fontOf('arial', 400), size: 16, letterSpacing: 0, baseline: 40 };

/** Two letters of one word with a gap between them, the second fitting its ink with `cost`. */
function respaced(text: string, gap: number, cost: number): string {
  const characters = [...text].map((char): LineCharacter => ({ text: char, word: 0, spaced: false }));
  const columns = [
    { x: 10, y: 28, width: 9, height: 12 },
    { x: 19 + gap, y: 29, width: 5, height: 11 },
  ];
  const matches = [0, 1].map((at): Match => ({ at, characters: 1, column: at, columns: 1, cost: at * cost }));
  respaceCharacters(characters, matches, columns, SETTING, true);
  return characters.map(({ text: char, spaced }) => (spaced ? ` ${char}` : char)).join('');
}

it('splits letters with a space between them, also where the top of one lies a row off', () => {
  expect(respaced('At', 4, 0)).toBe('A t');
  expect(respaced('At', 4, 6)).toBe('A t');
});

it('leaves letters with less than a space, or far more, or ink of something else', () => {
  expect(respaced('At', 1, 0)).toBe('At');
  expect(respaced('At', 9, 6)).toBe('At');
  expect(respaced('At', 4, 12)).toBe('At');
});

it('leaves figures, of which a 1 has much room', () => {
  expect(respaced('15', 5, 6)).toBe('15');
});
