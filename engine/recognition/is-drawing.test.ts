import { expect, it } from 'vitest';
import type { TextLine } from '../model/text-line.ts';
import { fitFonts } from '../typeface/fit-fonts.ts';
import { readingFont } from '../typeface/fonts.ts';
import { measureText } from '../typeface/measure-text.ts';
import { isDrawing } from './is-drawing.ts';

/** A reading with its best fit to ink of this size (pixels) and mass (full pixels). */
function reading(text: string, width: number, height: number, mass: number): TextLine {
  const box = { x: 0, y: 0, width, height };
  return { text, box, words: [], fit: fitFonts([{ text, box }], box, mass)[0] } as unknown as TextLine;
}

it('keeps large figures', () => {
  const { start, end, top, bottom, ink } = measureText(readingFont('arial', 700), '5');
  const size = 34;
  expect(isDrawing(reading('5', (end - start) * size + 0.7, (top - bottom) * size + 0.7, ink * size * size))).toBe(
    false,
  );
});

it('takes a full, square shape that was read as a figure for a picture', () => {
  expect(isDrawing(reading('2', 40, 40, 900))).toBe(true);
});

it('takes signs in a row that were read as a letter or two each for drawings', () => {
  const row = (first: string, last: string): TextLine => {
    const parts = [first, last].map((text, i) => ({ text, box: { x: 80 * i, y: 0, width: i ? 18 : 58, height: 20 } }));
    const box = { x: 0, y: 0, width: 98, height: 20 };
    return { text: `${first} ${last}`, box, words: [], fit: fitFonts(parts, box, 400)[0] } as unknown as TextLine;
  };
  expect(isDrawing(row('Qo', '8'))).toBe(true);
  expect(isDrawing(row('Basket', '8'))).toBe(false);
});

it('says nothing of words and of small type', () => {
  expect(isDrawing(reading('Avatar', 40, 40, 900))).toBe(false);
  expect(isDrawing(reading('2', 9, 10, 80))).toBe(false);
});

it('takes three dots for the sign of a menu, unless they are full stops', () => {
  const dots = [0, 5, 10].map((x) => ({ x, y: 10, width: 3, height: 3 }));
  const line = (text: string, glyphs = dots) =>
    ({
      text,
      box: { x: 0, y: 10, width: 13, height: 6 },
      words: [{ glyphs }],
      fit: { size: 8, fitError: 0 },
    }) as unknown as TextLine;
  expect(isDrawing(line('eee'))).toBe(true);
  expect(isDrawing(line('...'))).toBe(false);
  expect(
    isDrawing(
      line(
        'eee',
        dots.map((dot) => ({ ...dot, height: 6 })),
      ),
    ),
  ).toBe(false);
});
