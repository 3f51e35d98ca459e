import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import { restoreDots } from './restore-dots.ts';

const glyph = (x: number, y: number, width: number, height: number, fill = 1): ConnectedComponent => ({
  ...{ x, y, width, height, id: x, surface: 0, share: 1, second: -1 },
  pixels: Math.round(fill * width * height),
});
const line = { x: 0, y: 100, width: 200, height: 15 };
/** A letter as high as capitals. */
const letter = (x: number) => glyph(x, 100, 8, 12, 0.4);
const read = (words: [string, ...ConnectedComponent[]][]) =>
  restoreDots(
    words.map(([text, ...glyphs]) => ({ word: { text }, glyphs })),
    line,
    ({ surface }) => surface === 0,
  ).map(({ word, glyphs }) => `${word.text} ${glyphs.length}`);

it('knows dots by their ink, whatever they were read as', () => {
  const bullet = glyph(30, 104, 5, 5, 0.8);
  const middleDot = glyph(60, 106, 2, 2);
  expect(
    read([
      ['Home', letter(0)],
      ['*', bullet],
      ['About', letter(40)],
      ['1', middleDot],
      ['Us', letter(70)],
    ]),
  ).toEqual(['Home 1', '• 1', 'About 1', '· 1', 'Us 1']);
});

it('takes a sign that is as full as a disc for a dot though it is large, and no letter for one', () => {
  const between = (sign: string, fill: number) =>
    read([
      ['Hero', letter(0)],
      [sign, glyph(30, 103, 8, 8, fill)],
      ['New', letter(60)],
    ])[1];
  expect(between('@', 0.78)).toBe('• 1');
  expect(between('@', 0.62)).toBe('@ 1');
  expect(between('a', 0.78)).toBe('a 1');
});

it('reads a password of which nothing but dots is seen, and no letters for one', () => {
  const discs = (fill: number) => [0, 10, 20, 30, 40].map((x) => glyph(x, 104, 6, 6, fill));
  expect(read([['eeeee', ...discs(0.78)]])).toEqual(['••••• 5']);
  expect(read([['eeeee', ...discs(0.6)]])).toEqual(['eeeee 5']);
  expect(read([['63898', ...discs(0.78)]])).toEqual(['63898 5']);
  const bold = [0, 12, 24, 36].map((x) => glyph(x, 100, 10, 13, 0.78));
  expect(read([['AGES', ...bold]])).toEqual(['AGES 4']);
});

it('finds a dot that went to the word beside it', () => {
  expect(
    read([
      ['Home', letter(0), letter(9), glyph(25, 104, 5, 5, 0.8)],
      ['About', letter(38)],
    ]),
  ).toEqual(['Home 2', '• 1', 'About 1']);
});

it('cuts a word where its sign is a dot', () => {
  const dot = (x: number) => glyph(x, 106, 2, 2);
  expect(
    read([
      ['$75-', letter(0), letter(9), letter(18), dot(31)],
      ['30-day', letter(38), letter(47), glyph(57, 106, 5, 1), letter(63)],
      ['Sand:M', letter(80), letter(89), dot(102), letter(109)],
      ['-2h', dot(130), letter(137), letter(146)],
    ]),
  ).toEqual(['$75 3', '· 1', '30-day 4', 'Sand 2', '· 1', 'M 1', '· 1', '2h 2']);
});

it('reads the dots that hide figures, one for each', () => {
  const dots = [0, 7, 14, 21].map((x) => glyph(x, 104, 5, 5, 0.8));
  expect(
    read([
      ['wees', ...dots],
      ['4291', letter(34), letter(43)],
    ]),
  ).toEqual(['•••• 4', '4291 2']);
});

it('reads such dots in small type, where they are half as high as the line', () => {
  const dots = [0, 7, 13, 20].map((x, i) => glyph(x, 104, i < 2 ? 7 : 8, 8, 0.8));
  expect(
    read([
      ['Visa', letter(-20)],
      ['sees', ...dots],
      ['4242', letter(40), letter(49)],
    ]),
  ).toEqual(['Visa 1', '•••• 4', '4242 2']);
});

it('leaves specks of noise', () => {
  const speck = { ...glyph(25, 106, 2, 2), surface: 9 };
  expect(
    read([
      ['Hillview', letter(0), letter(9), speck],
      ['Clinic', letter(38)],
    ]),
  ).toEqual(['Hillview 3', 'Clinic 1']);
});

it('leaves full stops, dashes, letters and the dots of letters', () => {
  const kept: [string, ...ConnectedComponent[]][] = [
    ['.', glyph(12, 110, 2, 2)],
    ['-', glyph(20, 105, 5, 1)],
    ['o', glyph(30, 104, 8, 8, 0.6)],
    ['it', glyph(45, 100, 2, 2), glyph(45, 103, 2, 9), letter(49)],
  ];
  expect(read(kept)).toEqual(kept.map(([text, ...glyphs]) => `${text} ${glyphs.length}`));
});
