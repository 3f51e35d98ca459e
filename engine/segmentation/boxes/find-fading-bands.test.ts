import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { channelDistance, rgb } from '../../raster/color.ts';
import { blank, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { findFadingBands } from './find-fading-bands.ts';

const WHITE = 0xffffff;
const bandsOf = (image: Pixels) => {
  const segmentation = segmentImage(image);
  return findFadingBands(image, segmentation, segmentation.surfaces, WHITE);
};

/** A page whose colour, `levels` darker than white at the top, is white from `foot` down; a bar stands above it. */
function pageOf(levels: number, foot: number): Pixels {
  const image = blank(400, 500, WHITE);
  for (let y = 0; y < foot; y++) {
    const level = Math.round(255 - levels * (1 - y / foot));
    fill(image, { x: 0, y, width: 400, height: 1 }, rgb(level, level, 255));
  }
  return fill(image, { x: 0, y: 0, width: 400, height: 40 }, 0x222222);
}

it('finds the head of a page that fades into the page, with the colours of both ends', () => {
  const [band, ...others] = bandsOf(fill(pageOf(14, 300), { x: 150, y: 100, width: 100, height: 40 }, 0x7c3aed));
  expect(others).toEqual([]);
  expect(band.box).toMatchObject({ x: 0, y: 40, width: 400 });
  expect(band.box.height).toBeGreaterThan(230);
  expect(band.box.height).toBeLessThanOrEqual(260);
  const [first, last] = band.paint.gradient!.stops;
  expect(band.paint.gradient!.angle).toBe(180);
  expect(channelDistance(first.color, rgb(243, 243, 255))).toBeLessThanOrEqual(2);
  expect(channelDistance(last.color, WHITE)).toBeLessThanOrEqual(2);
});

it('finds none on a plain page, where nobody would see one, and none as low as a shadow', () => {
  expect(bandsOf(pageOf(0, 300))).toEqual([]);
  expect(bandsOf(pageOf(4, 300))).toEqual([]);
  expect(bandsOf(pageOf(14, 70))).toEqual([]);
});

it('takes the shadow around a row of cards for no band', () => {
  const image = blank(400, 500, WHITE);
  for (let depth = 0; depth < 12; depth++) {
    const level = 240 + depth;
    const box = { x: 60 - depth, y: 100 - depth, width: 280 + 2 * depth, height: 200 + 2 * depth };
    for (let y = box.y; y < box.y + box.height; y++)
      for (let x = box.x; x < box.x + box.width; x++)
        if (x < 60 || x >= 340 || y < 100 || y >= 300)
          if (image.data[y * 400 + x] === WHITE) image.data[y * 400 + x] = rgb(level, level, level);
  }
  expect(bandsOf(image)).toEqual([]);
});

it('finds one below a bar in the colour of the page, and none on a page that is a gradient as a whole', () => {
  const [band] = bandsOf(fill(pageOf(14, 300), { x: 0, y: 0, width: 400, height: 40 }, WHITE));
  expect(band.box).toMatchObject({ x: 0, y: 40, width: 400 });
  expect(bandsOf(pageOf(60, 490))).toEqual([]);
});
