import { expect, it } from 'vitest';
import { segmentImage } from '../segmentation/segment-image.ts';
import { blank, fill } from '../testing/draw.ts';
import { readInk } from './ink-color.ts';

it('reads the colour of the strokes, not of their soft edges', () => {
  const image = blank(60, 40, 0xffffff);
  fill(image, { x: 20, y: 10, width: 4, height: 10 }, 0x8a9bb1);
  fill(image, { x: 21, y: 10, width: 2, height: 10 }, 0x123456);
  const segmentation = segmentImage(image);
  expect(readInk(image, segmentation, segmentation.glyphs)).toMatchObject({ color: 0x123456, ground: 0xffffff });
});

it('leaves out the pixels that touch a picture: beside it the page is what stands out', () => {
  const image = blank(12, 10, 0xffffff);
  fill(image, { x: 3, y: 0, width: 1, height: 10 }, 0xf4f4f4);
  fill(image, { x: 4, y: 0, width: 2, height: 10 }, 0x333333);
  const labels = new Int32Array(120).fill(-1);
  const background = new Int32Array(120).fill(0xffffff);
  for (let y = 0; y < 10; y++) {
    background[y * 12 + 3] = 0x0000ff;
    labels.fill(7, y * 12 + 3, y * 12 + 6);
  }
  const glyph = { x: 3, y: 0, width: 3, height: 10, id: 7, pixels: 30, surface: 0, share: 1, second: -1 };
  expect(readInk(image, { background, labels }, [glyph])).toMatchObject({ color: 0x333333, ground: 0xffffff });
});
