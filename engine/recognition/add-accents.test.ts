import { expect, it } from 'vitest';
import { glyphOf, readingFont } from '../typeface/fonts.ts';
import { addAccents } from './add-accents.ts';

const FONT = readingFont('arial', 400);
const SIZE = 20;
const BASELINE = 40;
const PEN = 10;

/**
 * What becomes of a letter with this ink above it, row by row downwards to the row above the letter; `.` is blank, a figure so many tenths.
 *
 * @param beside how badly the letter after it fits its ink
 */
function mark(letter: string, rows: readonly string[], beside = 0, before = ''): string {
  const glyph = glyphOf(FONT, letter);
  const body = letter === 'i' ? glyphOf(FONT, 'a').top : glyph.top;
  const left = Math.round(PEN + ((glyph.left + glyph.right) / 2) * SIZE - rows[0].length / 2);
  const top = BASELINE - Math.round(body * SIZE) - rows.length;
  const inkAt = (x: number, y: number): number => {
    const ink = rows[y - top]?.[x - left] ?? '.';
    return ink === '.' ? 0 : ink === '#' ? 1 : Number(ink) / 10;
  };
  const x = Math.floor(PEN + glyph.left * SIZE);
  const column = { x, y: top, width: 10, height: BASELINE - top };
  const characters = [...before, letter, 's'].map((text) => ({ text, word: 0, spaced: false }));
  const matches = [5, beside].map((cost, i) => {
    return { at: before.length + i, characters: 1, column: i, columns: 1, cost };
  });
  addAccents(
    characters,
    matches,
    [column, { ...column, x: 200 }],
    { font: FONT, size: SIZE, letterSpacing: 0, baseline: BASELINE },
    inkAt,
  );
  return characters[before.length].text;
}

const RISING = ['...#', '..#.', '.#..', '....'];
const FALLING = ['#...', '.#..', '..#.', '....'];
const DOTS = ['##..##', '##..##', '......'];
const WAVE = ['######', '......'];
const DOT = ['##', '##', '..', '..'];
const STEM = ['....##', '....##', '....##', '....##'];

it.each([
  ['a', RISING, 'á'],
  ['e', RISING, 'é'],
  ['i', RISING, 'í'],
  ['a', FALLING, 'à'],
  ['u', DOTS, 'ü'],
  ['n', WAVE, 'ñ'],
])('gives %s its mark', (letter, rows, expected) => {
  expect(mark(letter, rows)).toBe(expected);
});

it.each([
  ['i', DOT],
  ['a', STEM],
  ['n', STEM],
  ['o', ['####', '####', '####', '####', '####', '####']],
  ['s', RISING],
])('leaves %s what it is when what stands above is no mark of it', (letter, rows) => {
  expect(mark(letter, rows)).toBe(letter);
});

it('expects a mark on the letter beside it, too, but no other letter', () => {
  expect(mark('n', WAVE, 7)).toBe('ñ');
  expect(mark('n', WAVE, 14)).toBe('n');
});

it('takes a zero behind a small letter for an ö where it has dots, and no other zero', () => {
  const [dots, sides] = [
    ['.##..##.', '.##..##.', '........'],
    ['##....##', '##....##', '##....##'],
  ];
  expect(mark('0', dots, 0, 'm')).toBe('ö');
  expect([mark('0', sides, 0, 'm'), mark('0', dots), mark('0', dots, 0, '2')]).toEqual(['0', '0', '0']);
});

it('tells two dots that run into each other, and whose blur reaches the letter', () => {
  expect(mark('o', ['.99229.', '.99239.', '.21112.'])).toBe('ö');
  expect(mark('o', ['.99999.', '.99999.', '.21112.'])).toBe('o');
});
