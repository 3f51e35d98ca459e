import { expect, it } from 'vitest';
import { segmentImage } from '../segmentation/segment-image.ts';
import { blank, fill } from '../testing/draw.ts';
import { findLoneDashes } from './find-lone-dashes.ts';

function dashesIn(...boxes: { x: number; y: number; width: number; height: number }[]) {
  const image = blank(160, 80, 0xffffff);
  for (const box of boxes) fill(image, box, 0x444444);
  const { glyphs } = segmentImage(image);
  return findLoneDashes(image, glyphs, new Set()).map(({ x, width }) => [x, width]);
}
const dash = { x: 60, y: 40, width: 14, height: 2 };

it('finds a dash that stands alone in its cell', () => {
  expect(dashesIn(dash, { x: 120, y: 34, width: 3, height: 12 })).toEqual([[60, 14]]);
});

it('leaves a dash between letters, and three points in a row', () => {
  expect(dashesIn(dash, { x: 78, y: 34, width: 3, height: 12 })).toEqual([]);
  expect(dashesIn(...[60, 65, 70].map((x) => ({ x, y: 40, width: 3, height: 3 })))).toEqual([]);
});
