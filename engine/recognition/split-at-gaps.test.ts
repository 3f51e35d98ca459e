import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { TextLine } from '../model/text-line.ts';
import { unionBox } from '../raster/box.ts';
import { fitFonts } from '../typeface/fit-fonts.ts';
import { fontOf, glyphOf } from '../typeface/fonts.ts';
import { measureText } from '../typeface/measure-text.ts';
import { splitAtGaps } from './split-at-gaps.ts';

/** What becomes of a line in Arial of 12 px that was drawn with spaces (and `spacing`) and read without them. */
function parted(drawn: string, spacing = 0): string[] | undefined {
  const font = fontOf('arial', 400);
  const size = 12;
  let pen = 10;
  const glyphs = [...drawn].flatMap((char, id): ConnectedComponent[] => {
    const { advance, left, right, top, bottom } = glyphOf(font, char);
    const x = Math.round(pen + left * size);
    const y = 40 - Math.round(top * size);
    const end = Math.ceil(pen + right * size + 0.2);
    pen += advance * size + spacing;
    if (char === ' ') return [];
    const height = 40 - Math.round(bottom * size) - y;
    return [{ id, x, y, width: end - x, height, pixels: 9, surface: 0, share: 1, second: -1 }];
  });
  const box = unionBox(glyphs);
  const text = drawn.replaceAll(' ', '');
  const words = [{ text, box, glyphs, color: 0, confidence: 90, underlined: false }];
  const mass = measureText(font, text).ink * size * size * 1.06;
  const fits = fitFonts(words, box, mass).filter((fit) => fit.font.weight === 400);
  const rest = { confidence: 90, color: 0, ground: 0, surface: 0, bullet: false };
  const line: TextLine = { box, words, text, fits, fit: fits[0], ...rest };
  return splitAtGaps(line, () => mass)?.map((word) => word.text);
}

it('splits a short line where one gap stands out and a font fits the parts', () => {
  expect(parted('41 d')).toEqual(['41', 'd']);
  expect(parted('Log in')).toEqual(['Log', 'in']);
  expect(parted('£ 91.90')).toEqual(['£', '91.90']);
});

it('splits a line of signs at several gaps', () => {
  expect(parted('09 / 29')).toEqual(['09', '/', '29']);
});

it('leaves words without wide gaps, and words set wide', () => {
  expect(parted('Login')).toBeUndefined();
  expect(parted('7.2')).toBeUndefined();
  expect(parted('BACK', 4)).toBeUndefined();
  expect(parted('TO', 4)).toBeUndefined();
});
