import { expect, it } from 'vitest';
import { segmentImage } from '../segmentation/segment-image.ts';
import { blank, fill } from '../testing/draw.ts';
import { slantOf } from './slant-of.ts';

/** Five strokes of 16 px that lean to the right by so much a pixel. */
function strokes(slant: number): number {
  const image = blank(120, 50, 0xffffff);
  for (let i = 0; i < 5; i++)
    for (let row = 0; row < 16; row++)
      fill(image, { x: 20 + 14 * i + Math.round(slant * (16 - row)), y: 15 + row, width: 2, height: 1 }, 0x111111);
  const segmentation = segmentImage(image);
  expect(segmentation.glyphs).toHaveLength(5);
  return slantOf(image, segmentation, segmentation.glyphs);
}

it('tells strokes with the slant of italics from upright ones', () => {
  expect(strokes(0)).toBeLessThan(0.7);
  expect(strokes(0.21)).toBeGreaterThan(1.2);
  expect(strokes(0.27)).toBeGreaterThan(1.2);
});

it('takes strokes that slant to the left for no italics', () => {
  expect(strokes(-0.2)).toBeLessThan(0.9);
});
