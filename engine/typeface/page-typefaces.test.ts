import { expect, it } from 'vitest';
import type { Typeface } from '../model/font.ts';
import type { TextLine } from '../model/text-line.ts';
import { unionBox } from '../raster/box.ts';
import { measureText } from './measure-text.ts';
import { pageTypefaces } from './page-typefaces.ts';
import { templateTypefaces } from './template-typefaces.ts';

const TEXTS = [
  'Everything that a small shop needs',
  'Orders, parcels and invoices',
  'Try it for thirty days',
  'Read what others say',
];

/** The ink of a text in a typeface of 18 px. */
function lineIn(face: Typeface, text: string): TextLine {
  let pen = 10;
  const words = text.split(' ').map((word) => {
    const { start, end, top, bottom, advance } = measureText(face, word);
    const box = {
      x: Math.round(pen + start * 18),
      y: Math.round(40 - top * 18),
      width: Math.round((end - start) * 18 + 0.7),
      height: Math.round((top - bottom) * 18 + 0.7),
    };
    pen += (advance + measureText(face, ' ').advance) * 18;
    return { text: word, box };
  });
  return { text, words, box: unionBox(words.map(({ box }) => box)), confidence: 95 } as unknown as TextLine;
}

it('finds the faces that the lines of a page are set in', () => {
  const [roboto, poppins] = [templateTypefaces()[3], templateTypefaces()[16]];
  const lines = [...TEXTS.map((text) => lineIn(roboto, text)), ...TEXTS.map((text) => lineIn(poppins, text))];
  expect(pageTypefaces(lines).slice(0, 3)).toEqual(expect.arrayContaining([roboto, poppins]));
});

it('measures characters about as the font does', () => {
  const [arimo] = templateTypefaces();
  expect(measureText(arimo, 'Hl').advance).toBeCloseTo(0.722 + 0.222, 2);
  expect(arimo.glyphs.get('l')?.top).toBeCloseTo(0.73, 1);
});

it('has nothing to say about a page without text', () => {
  expect(pageTypefaces([])).toEqual([]);
});
