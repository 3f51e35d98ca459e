import { expect, it } from 'vitest';
import type { TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { detectListNumbers } from './detect-list-numbers.ts';

/** A line of words 8 px a letter, at 16 px. */
function line(text: string, x: number, y: number): TextLine {
  let at = x;
  const words = text.split(' ').map((word) => {
    const box = { x: at, y, width: 8 * word.length, height: 12 };
    at += box.width + 6;
    return { text: word, box };
  });
  const box = { x, y, width: at - 6 - x, height: 12 };
  return { text, words, box, bullet: false, fit: { font: fontOf('arial', 400), size: 16 } } as unknown as TextLine;
}

const told = (lines: readonly TextLine[]) => lines.map(({ number, text }) => (number ? `${number}|${text}` : text));

it('takes numbers that count up off the lines of a list, wrapped or not', () => {
  const lines = [
    line('1. Boil the water', 40, 0),
    line('for an hour', 62, 20),
    line('2. Pour it', 40, 40),
    line('3. Wait', 40, 60),
  ];
  expect(told(detectListNumbers(lines))).toEqual(['1|Boil the water', 'for an hour', '2|Pour it', '3|Wait']);
  expect(detectListNumbers(lines)[0].box.x).toBe(62);
});

it('takes numbers that stand in a column of their own', () => {
  const lines = [1, 2, 3].flatMap((n) => [line(`${n}.`, 40, 30 * n), line('item', 70, 30 * n)]);
  expect(told(detectListNumbers(lines))).toEqual(['1|item', '2|item', '3|item']);
});

it('leaves two numbers, headings with text between them and numbers that do not count', () => {
  const two = [line('1. Read', 40, 0), line('2. Write', 40, 30)];
  const headings = [1, 2, 3].flatMap((n) => [
    line(`${n}. Heading`, 40, 60 * n),
    line('Some text below it', 40, 60 * n + 30),
  ]);
  const years = ['12. March', '40. Street', '7. Floor'].map((text, i) => line(text, 40, 30 * i));
  for (const lines of [two, headings, years]) expect(told(detectListNumbers(lines))).toEqual(told(lines));
});
