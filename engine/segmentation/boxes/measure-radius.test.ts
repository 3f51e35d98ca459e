import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { rgb } from '../../raster/color.ts';
import { blank, fill } from '../../testing/draw.ts';
import { measureRadius } from './measure-radius.ts';

/** A grey box with round corners on a ground, each pixel as dark as the part of it that is covered. */
function round(width: number, height: number, radius: number, fill: number, ground: number): Pixels {
  const image = blank(width + 8, height + 8, rgb(ground, ground, ground));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let covered = 0;
      for (let k = 0; k < 64; k++) {
        const px = x + ((k % 8) + 0.5) / 8;
        const py = y + (Math.floor(k / 8) + 0.5) / 8;
        const dx = Math.max(0, radius - px, px - width + radius);
        const dy = Math.max(0, radius - py, py - height + radius);
        if (dx * dx + dy * dy <= radius * radius) covered++;
      }
      const level = Math.round(ground + ((fill - ground) * covered) / 64);
      image.data[(y + 4) * image.width + x + 4] = rgb(level, level, level);
    }
  }
  return image;
}

const measure = (width: number, height: number, radius: number, fill = 60, ground = 250): number => {
  const image = round(width, height, radius, fill, ground);
  const own = rgb(fill, fill, fill);
  return measureRadius(image, { x: 4, y: 4, width, height }, (at) => image.data[at] === own).radius;
};

it('measures round corners of small and large boxes, of strong and weak contrast', () => {
  expect([0, 2, 3, 4, 5].map((radius) => measure(14, 14, radius))).toEqual([0, 2, 3, 4, 5]);
  expect([6, 8, 12, 16, 24].map((radius) => measure(200, 60, radius))).toEqual([6, 8, 12, 16, 24]);
  expect([4, 12].map((radius) => measure(40, 40, radius, 240, 250))).toEqual([4, 12]);
});

it('tells discs and pills by corners that meet', () => {
  expect(measure(14, 14, 7)).toBeGreaterThan(7);
  expect(measure(90, 30, 15)).toBeGreaterThan(15);
  expect(measure(160, 160, 80)).toBeGreaterThan(80);
});

it('measures only the corners of one side when a picture lies flush on the other', () => {
  const image = round(200, 120, 14, 60, 250);
  const half = { x: 4, y: 64, width: 200, height: 60 };
  const own = (at: number): boolean => image.data[at] === rgb(60, 60, 60);
  expect(measureRadius(image, half, own)).toEqual({ radius: 14, squareSide: 'top' });
  expect(measureRadius(image, half, own, 'bottom')).toEqual({ radius: 14 });
});

it('finds the side whose corners are square', () => {
  const image = round(200, 60, 30, 60, 250);
  const own = (at: number): boolean => image.data[at] === rgb(60, 60, 60);
  const part = (x: number, width: number) => measureRadius(image, { x, y: 4, width, height: 60 }, own);
  expect(part(4, 120)).toEqual({ radius: 32, squareSide: 'right' });
  expect(part(84, 120)).toEqual({ radius: 32, squareSide: 'left' });
  expect(part(60, 80)).toEqual({ radius: 0 });
});

it('takes no pattern that lies on a corner for a round one', () => {
  const [ground, own, drawn] = [rgb(250, 250, 250), rgb(60, 60, 60), rgb(130, 130, 130)];
  const image = fill(blank(408, 208, ground), { x: 4, y: 4, width: 400, height: 200 }, own);
  for (const x of [4, 344]) fill(image, { x, y: 4, width: 60, height: 40 }, drawn);
  for (const x of [4, 324]) fill(image, { x, y: 174, width: 80, height: 30 }, drawn);
  const box = { x: 4, y: 4, width: 400, height: 200 };
  expect(measureRadius(image, box, (at) => image.data[at] === own)).toEqual({ radius: 0 });
});
