import { expect, it } from 'vitest';
import type { GlyphLine } from '../model/glyph-line.ts';
import { unionBox } from '../raster/box.ts';
import { attachPunctuation } from './attach-punctuation.ts';

/** A line of pieces of ink, each by its left, top, width and height. */
function lineOf(...boxes: [number, number, number, number][]): GlyphLine {
  const glyphs = boxes.map(([x, y, width, height]) => {
    return { id: x, x, y, width, height, pixels: 9, surface: 0, share: 1, second: -1 };
  });
  return { ...unionBox(glyphs), glyphs, surface: 0 };
}

const words = () => lineOf([20, 10, 9, 12], [31, 13, 8, 12]);

it('brings opening quotation marks to their line', () => {
  const [line, ...others] = attachPunctuation([lineOf([13, 10, 2, 5], [16, 10, 2, 5]), words()]);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ x: 13, width: 26 });
  expect(line.glyphs).toHaveLength(4);
});

it('brings an opening quotation mark whose strokes touch', () => {
  expect(attachPunctuation([lineOf([12, 10, 6, 5]), words()])).toHaveLength(1);
});

it('brings a comma to the small letters that it follows', () => {
  const letters = lineOf([20, 10, 9, 10], [31, 10, 8, 10], [52, 10, 8, 10]);
  const [line, ...others] = attachPunctuation([letters, lineOf([41, 18, 3, 5])]);
  expect(others).toEqual([]);
  expect(line.glyphs.map(({ x }) => x)).toEqual([20, 31, 41, 52]);
});

it('leaves a bullet at half height, a mark too far off and a dash where they are', () => {
  for (const box of [
    [13, 14, 4, 4],
    [8, 10, 2, 5],
    [11, 10, 8, 3],
  ] as [number, number, number, number][]) {
    expect(attachPunctuation([lineOf(box), words()])).toHaveLength(2);
  }
});
