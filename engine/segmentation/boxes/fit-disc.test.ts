import { expect, it } from 'vitest';
import { rgb } from '../../raster/color.ts';
import { blank } from '../../testing/draw.ts';
import { fitDisc } from './fit-disc.ts';

/** A grey shape in the middle of a white picture of 60 × 60 pixels, each pixel as dark as the part of it that is covered. */
function drawn(isInside: (x: number, y: number) => boolean) {
  const image = blank(60, 60, 0xffffff);
  image.data.forEach((_, at) => {
    let covered = 0;
    for (let k = 0; k < 64; k++) {
      const x = (at % 60) + ((k % 8) + 0.5) / 8 - 30;
      const y = Math.floor(at / 60) + (Math.floor(k / 8) + 0.5) / 8 - 30;
      if (isInside(x, y)) covered++;
    }
    const level = Math.round(255 - (205 * covered) / 64);
    image.data[at] = rgb(level, level, level);
  });
  return image;
}

const FLAT = { x: 17, y: 17, width: 26, height: 26 };
const FILL = { fill: rgb(50, 50, 50) };

it('finds the disc that a flat part belongs to', () => {
  expect(
    fitDisc(
      drawn((x, y) => Math.hypot(x, y) < 14),
      FLAT,
      FILL,
    ),
  ).toEqual({ x: 16, y: 16, width: 28, height: 28 });
});

it('finds the disc of a gradient, too', () => {
  const image = drawn((x, y) => Math.hypot(x, y) < 14);
  // From left to right the grey becomes darker, by as much as it is covered.
  image.data.forEach((color, at) => {
    const share = (255 - (color & 255)) / 205;
    const level = Math.round(255 - share * (105 + 100 * (((at % 60) - 16) / 28)));
    image.data[at] = rgb(level, level, level);
  });
  const level = (x: number) => {
    const value = Math.round(150 - 100 * ((x - 16) / 28));
    return rgb(value, value, value);
  };
  const stops = [
    { at: 0, color: level(17) },
    { at: 1, color: level(43) },
  ];
  expect(fitDisc(image, FLAT, { gradient: { angle: 90, stops } })).toEqual({ x: 16, y: 16, width: 28, height: 28 });
});

it('leaves squares with round corners', () => {
  const square = drawn((x, y) => Math.hypot(Math.max(0, Math.abs(x) - 6), Math.max(0, Math.abs(y) - 6)) < 7);
  expect(fitDisc(square, FLAT, FILL)).toBeNull();
});

it('leaves what has no room around it', () => {
  const disc = drawn((x, y) => Math.hypot(x, y) < 14);
  expect(fitDisc(disc, { ...FLAT, x: 1 }, FILL)).toBeNull();
});
