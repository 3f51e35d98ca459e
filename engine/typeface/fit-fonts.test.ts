import { describe, expect, it } from 'vitest';
import type { FontFamily } from '../model/font.ts';
import { fitFonts } from './fit-fonts.ts';
import { readingFont } from './fonts.ts';
import { measureText } from './measure-text.ts';

const TEXT = 'Measured widths tell the family of a line';

/** Where the ink of the words would be if a browser had set them. */
function setLine(family: FontFamily, weight: 400 | 700, size: number) {
  const font = readingFont(family, weight);
  let at = 0;
  const words = TEXT.split(' ').map((text) => {
    const { start, end, advance } = measureText(font, text);
    const box = { x: Math.floor(at + start * size), y: 0, width: Math.ceil((end - start) * size + 0.7), height: size };
    at += (advance + measureText(font, ' ').advance) * size;
    return { text, box };
  });
  const { start, end, top, bottom, ink } = measureText(font, TEXT);
  const line = { x: 0, y: 0, width: (end - start) * size + 0.7, height: (top - bottom) * size + 0.7 };
  return { words, line, mass: ink * size * size };
}

describe('fitFonts', () => {
  it.each([
    ['arial', 400, 16],
    ['arial', 700, 16],
    ['times', 400, 18],
    ['verdana', 400, 13],
    ['mono', 400, 14],
  ] as const)('recovers %s %i at %i px', (family, weight, size) => {
    const { words, line, mass } = setLine(family, weight, size);
    const [best] = fitFonts(words, line, mass);
    expect(best).toMatchObject({ size, letterSpacing: 0, font: { family, weight } });
  });

  it('takes the size of a single figure from its height as well as from its width', () => {
    const { start, end, top, bottom, ink } = measureText(readingFont('arial', 400), '2');
    // A browser's hinting makes a figure of 13 px a pixel wider than its outline.
    const box = { x: 0, y: 0, width: Math.ceil((end - start) * 13 + 0.7) + 1, height: (top - bottom) * 13 + 0.7 };
    const fits = fitFonts([{ text: '2', box }], box, ink * 13 * 13);
    expect(fits.find(({ font }) => font === readingFont('arial', 400))?.size).toBeLessThanOrEqual(15);
  });
});
