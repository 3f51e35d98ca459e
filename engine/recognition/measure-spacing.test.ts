import { expect, it } from 'vitest';
import { glyphOf, readingFont } from '../typeface/fonts.ts';
import type { Match } from './align-characters.ts';
import type { AlignedLine } from './align-line.ts';
import type { LineCharacter } from './line-character.ts';
import { extraBefore, measureSpacing } from './measure-spacing.ts';

const font = readingFont('arial', 400);
const SIZE = 20;

/** A line in Arial whose letters stand `letter` pixels further apart than they should, its words `word` pixels. */
function lineOf(text: string, letter: number, word: number): AlignedLine {
  const characters: LineCharacter[] = [];
  let x = 0;
  let spaced = false;
  const columns = [...text].flatMap((char) => {
    if (char === ' ') {
      spaced = true;
      return [];
    }
    const { advance, left, right } = glyphOf(font, char);
    x += spaced ? word : characters.length > 0 ? letter : 0;
    const box = { x: x + left * SIZE - 0.35, y: 0, width: (right - left) * SIZE + 0.7, height: 9 };
    x += advance * SIZE;
    characters.push({ text: char, word: 0, spaced });
    spaced = false;
    return [box];
  });
  const matches = characters.map((_, at): Match => ({ at, characters: 1, column: at, columns: 1, cost: 0 }));
  const setting = { font, size: SIZE, letterSpacing: 0, baseline: 9 };
  return { characters, columns, matches, setting, fitting: 1 } as unknown as AlignedLine;
}

it('measures how far letters stand apart beyond what their typeface says', () => {
  expect(extraBefore(lineOf('ab', 1.5, 0), 1)).toBeCloseTo(1.5);
});

it('takes the spaces of the page for those of a line without any', () => {
  const page = Array.from({ length: 30 }, () => lineOf('one two three', 0, 9));
  const line = lineOf('one', 0, 0);
  const { letter, word } = measureSpacing([...page, line])(line);
  expect(letter).toBeCloseTo(0);
  expect(word).toBeCloseTo(8.8, 0);
});

it('does not take a space that was overlooked for the room between letters, nor letters that are set wide for words', () => {
  const joined = lineOf('Login', 0, 0);
  const wide = lineOf('Login', 6, 0);
  const spacingOf = measureSpacing([joined, wide, ...Array.from({ length: 9 }, () => lineOf('a lot of it', 0, 5))]);
  expect(spacingOf(joined).letter).toBeCloseTo(0);
  expect(spacingOf(wide).letter).toBeGreaterThan(3);
});
