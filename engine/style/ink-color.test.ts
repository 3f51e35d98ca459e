import { expect, it } from 'vitest';
import { segmentImage } from '../segment/segment.ts';
import { blank, fill } from '../testing/draw.ts';
import { readInk } from './ink-color.ts';

it('reads the colour of the strokes, not of their soft edges', () => {
  const image = blank(60, 40, 0xffffff);
  fill(image, { x: 20, y: 10, width: 4, height: 10 }, 0x8a9bb1);
  fill(image, { x: 21, y: 10, width: 2, height: 10 }, 0x123456);
  const segmentation = segmentImage(image);
  expect(readInk(image, segmentation, segmentation.glyphs)).toMatchObject({ color: 0x123456, ground: 0xffffff });
});
