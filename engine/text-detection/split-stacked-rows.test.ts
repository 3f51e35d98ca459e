import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import { unionBox } from '../raster/box.ts';
import { splitStackedRows } from './split-stacked-rows.ts';

const glyph = (x: number, y: number, width: number, height: number): ConnectedComponent => {
  return { id: x * 1000 + y, x, y, width, height, pixels: width * height, surface: 0, share: 1, second: -1 };
};
const word = (length: number, y: number) => Array.from({ length }, (_, i) => glyph(60 + 9 * i, y, 7, 10));
const split = (glyphs: ConnectedComponent[]) => splitStackedRows({ ...unionBox(glyphs), glyphs, surface: 0 });

it('parts a disc from a name and the one figure below it', () => {
  const found = split([glyph(0, 0, 44, 44), ...word(6, 2), ...word(1, 28)]);
  expect(found?.beside).toHaveLength(1);
  expect(found?.rows).toHaveLength(7);
});

it('leaves a capital beside the letters of its word, whatever stands above one of them', () => {
  expect(split([glyph(40, 0, 16, 20), ...word(4, 10), glyph(60, 0, 7, 7)])).toBeNull();
});
