import { expect, it } from 'vitest';
import { readingFont } from '../typeface/fonts.ts';
import { joinEllipses } from './join-ellipses.ts';

const SETTING = { font: readingFont('arial', 400), size: 18, letterSpacing: 0, baseline: 20 };

/** What three full stops become when they are this many pixels apart. */
function joined(step: number, text = '...'): string {
  const characters = [...text].map((character) => ({ text: character, word: 0, spaced: false }));
  const columns = characters.map((_, i) => ({ x: 10 + Math.round(i * step), y: 18, width: 2, height: 2 }));
  const matches = characters.map((_, i) => ({ at: i, characters: 1, column: i, columns: 1, cost: 0 }));
  return joinEllipses(characters, matches, columns, SETTING)
    .map((character) => character.text)
    .join('');
}

it('joins dots that stand as far apart as those of an ellipsis', () => {
  expect(joined(6)).toBe('…');
});

it('leaves full stops, and more than three of them', () => {
  expect(joined(5)).toBe('...');
  expect(joined(6, '....')).toBe('....');
});
