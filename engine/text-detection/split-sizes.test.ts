import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import { unionBox } from '../raster/box.ts';
import { splitSizes } from './split-sizes.ts';

const glyph = (x: number, y: number, width: number, height: number, id = x): ConnectedComponent => {
  return { id, x, y, width, height, pixels: width * height, surface: 0, share: 1, second: -1 };
};
const line = (glyphs: ConnectedComponent[]) => ({ ...unionBox(glyphs), glyphs, surface: 0 });

it('splits a large price from the small words after it', () => {
  const price = [0, 24, 48].map((x) => glyph(x, 0, 22, 30));
  const words = [80, 88, 96, 110, 118].map((x) => glyph(x, 19, 7, 11));
  const split = splitSizes([line([...price, ...words])]);
  expect(split.map(({ x, width, height }) => [x, width, height])).toEqual([
    [0, 70, 30],
    [80, 45, 11],
  ]);
});

it('splits what is much smaller at a space of its own', () => {
  const price = [glyph(0, 0, 32, 51), glyph(37, 1, 35, 42)];
  const words = [glyph(79, 30, 6, 13), glyph(90, 33, 14, 9), glyph(105, 33, 9, 9), glyph(116, 40, 2, 2)];
  expect(splitSizes([line([...price, ...words])]).map(({ x }) => x)).toEqual([0, 79]);
  const joined = [glyph(74, 30, 13, 13), glyph(88, 33, 14, 9), glyph(103, 33, 9, 9), glyph(113, 40, 2, 2)];
  expect(splitSizes([line([...price, ...joined])])).toHaveLength(1);
});

it('leaves letters with ascenders, full stops and signs where they are', () => {
  const word = [glyph(0, 0, 8, 14), glyph(10, 4, 8, 10), glyph(20, 4, 8, 10), glyph(36, 4, 8, 10), glyph(46, 4, 8, 10)];
  expect(splitSizes([line(word)])).toHaveLength(1);
  expect(splitSizes([line([glyph(0, 0, 8, 14), glyph(10, 0, 8, 14), glyph(22, 11, 3, 3)])])).toHaveLength(1);
});

it('leaves a word without ascenders before a letter that touches the line below', () => {
  const can = [0, 8, 16].map((x) => glyph(x, 4, 7, 10));
  const rest = [30, 38, 46, 54, 62, 70].map((x, i) => glyph(x, 4, 7, i === 3 ? 22 : 10));
  expect(splitSizes([line([...can, ...rest])])).toHaveLength(1);
});
