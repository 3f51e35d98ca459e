import { expect, it } from 'vitest';
import { blank, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { pageColor } from './page-color.ts';

/** A page of bands from edge to edge. */
function colorOf(bands: readonly [number, number][]) {
  const image = blank(200, 300, 0);
  let y = 0;
  for (const [height, color] of bands) {
    fill(image, { x: 0, y, width: 200, height }, color);
    y += height;
  }
  return pageColor(image, segmentImage(image).surfaces);
}

it('is the colour along most of both edges, whatever lies between', () => {
  expect(
    colorOf([
      [60, 0x5f2fa8],
      [160, 0xf0f2f3],
      [80, 0xffffff],
    ]),
  ).toBe(0xf0f2f3);
  expect(
    colorOf([
      [50, 0x1e2e3b],
      [180, 0xffffff],
      [70, 0x1e2e3b],
    ]),
  ).toBe(0xffffff);
});

it('is white above and below a longer dark section', () => {
  expect(
    colorOf([
      [60, 0xffffff],
      [160, 0],
      [80, 0xffffff],
    ]),
  ).toBe(0xffffff);
});

it('is weighed by area where the edges differ', () => {
  const image = fill(blank(200, 100, 0xf4f4f4), { x: 0, y: 0, width: 60, height: 100 }, 0x20242c);
  expect(pageColor(image, segmentImage(image).surfaces)).toBe(0xf4f4f4);
});
