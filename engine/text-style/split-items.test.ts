import { expect, it } from 'vitest';
import type { FontFamily } from '../model/font.ts';
import type { StyledWord } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { splitItems } from './split-items.ts';

const word = (text: string, x: number, width: number) => ({ text, box: { x, y: 0, width, height: 12 } }) as StyledWord;

const split = (words: StyledWord[], family: FontFamily) =>
  splitItems(words, { font: fontOf(family, 400), size: 14, letterSpacing: 0, fitError: 1 }).map((part) =>
    part.map(({ text }) => text).join(' '),
  );

it('splits where words stand farther apart than in a sentence', () => {
  expect(split([word('Pricing', 246, 48), word('Team', 310, 37)], 'arial')).toEqual(['Pricing', 'Team']);
  expect(split([word('Log', 0, 22), word('In', 27, 12)], 'arial')).toEqual(['Log In']);
});

it('splits entries of a menu that measure like code, but no code', () => {
  expect(split([word('Pricing', 246, 48), word('Team', 310, 37)], 'mono')).toEqual(['Pricing', 'Team']);
  expect(split([word('npm', 0, 25), word('start', 34, 42)], 'mono')).toEqual(['npm start']);
});
