import { expect, it } from 'vitest';
import { readingFont } from '../typeface/fonts.ts';
import type { Match } from './align-characters.ts';
import type { AlignedLine } from './align-line.ts';
import type { LineCharacter } from './line-character.ts';
import { respaceCharacters } from './respace-characters.ts';

const SETTING = { font: readingFont('arial', 400), size: 16, letterSpacing: 0, baseline: 40 };
/** Arial has 4.4 px between words at this size. */
const SPACING = { letter: 0, word: 4.4 };

/** Letters of one word that all take a pixel more or less than they should, but for the last, which fits with `cost`. */
function respaced(text: string, gaps: number[], cost: number): string {
  const characters = [...text].map((char): LineCharacter => ({ text: char, word: 0, spaced: false }));
  let x = 10;
  const columns = characters.map((_, i) => {
    x += i === 0 ? 0 : 9 + gaps[i - 1];
    return { x, y: 28, width: 9, height: 12 };
  });
  const matches = characters.map(
    (_, at): Match => ({ at, characters: 1, column: at, columns: 1, cost: at === characters.length - 1 ? cost : 0 }),
  );
  const aligned = { characters, matches, columns, setting: SETTING, fitting: 1 } as unknown as AlignedLine;
  respaceCharacters(aligned, SPACING);
  return characters.map(({ text: char, spaced }) => (spaced ? ` ${char}` : char)).join('');
}

it('splits letters with a space between them, also where one of them fits less well', () => {
  expect(respaced('nt', [4], 0)).toBe('n t');
  expect(respaced('nt', [5], 6)).toBe('n t');
});

it('leaves letters with less than a space, or far more, or ink of something else', () => {
  expect(respaced('nt', [2], 0)).toBe('nt');
  expect(respaced('nt', [12], 0)).toBe('nt');
  expect(respaced('nt', [4], 12)).toBe('nt');
});

it('leaves figures, of which a 1 has much room, and signs that stand close to their word', () => {
  expect(respaced('15', [5], 0)).toBe('15');
  expect(respaced('“n', [5], 0)).toBe('“n');
});

it('leaves a gap that is hardly wider than others of its line', () => {
  expect(respaced('nnnn', [1, 1, 4], 0)).toBe('nnn n');
  expect(respaced('nnnn', [3, 3, 4], 0)).toBe('nnnn');
});

it('leaves names of files and classes in one piece', () => {
  expect(respaced('/nt', [0, 4], 0)).toBe('/nt');
  expect(respaced('.nt', [0, 4], 0)).toBe('.nt');
});
