import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { blue, channelDistance, red, rgb } from '../../raster/color.ts';
import { blank, fill, fillPhotograph } from '../../testing/draw.ts';
import { findPlainColors } from './find-plain-colors.ts';
import { findSlopes, type Slopes } from './find-slopes.ts';

const WIDTH = 256;
const HEIGHT = 192;
const colorAt = (y: number): number => rgb(40 + 0.25 * y, 90 + 0.2 * y, 230 - 0.2 * y);

/** A gradient from top to foot as compression leaves it: every row of blocks has one colour. */
function banded(): Pixels {
  const image = blank(WIDTH, HEIGHT, 0);
  for (let y = 0; y < HEIGHT; y += 8) {
    const middle = colorAt(y + 4);
    fill(image, { x: 0, y, width: WIDTH, height: 8 }, rgb(red(middle), Math.round(90 + 0.2 * (y + 4)), blue(middle)));
  }
  return image;
}

const slopesOf = (image: Pixels): Slopes | null => findSlopes(image, findPlainColors(image));

it('gives a gradient its course back, which goes on under what stands on it', () => {
  const image = banded();
  for (let x = 66; x < 160; x += 6) fill(image, { x, y: 84, width: 3, height: 18 }, 0xffffff);
  const slopes = slopesOf(image)!;
  for (const y of [20, 60, 90, 95, 140, 170])
    expect(channelDistance(slopes.colors[y * WIDTH + 100], colorAt(y))).toBeLessThan(3);
  const column = Array.from({ length: 150 }, (_, y) => slopes.colors[(y + 20) * WIDTH + 100]);
  for (let y = 1; y < column.length; y++) expect(channelDistance(column[y], column[y - 1])).toBeLessThan(2);
});

it('takes the bands of the gradient from the plain colours, and leaves the page around it', () => {
  const image = blank(WIDTH, HEIGHT, 0xffffff);
  image.data.set(banded().data.subarray(0, WIDTH * 128), 0);
  const plain = findPlainColors(image);
  findSlopes(image, plain);
  const cellAt = (y: number): number => (y / 4) * plain.columns + 10;
  expect([32, 64, 96].map((y) => plain.cells[cellAt(y)])).toEqual([-1, -1, -1]);
  expect(plain.colors[plain.cells[cellAt(160)]]).toBe(0xffffff);
});

it('finds none in stripes, in steps of a few levels, nor in a photograph', () => {
  const stripes = blank(WIDTH, HEIGHT, 0xffffff);
  for (let y = 0; y < HEIGHT; y += 48) fill(stripes, { x: 0, y, width: WIDTH, height: 24 }, 0xf8f8f8);
  expect(slopesOf(stripes)).toBeNull();
  const panels = fill(blank(WIDTH, HEIGHT, 0xffffff), { x: 0, y: 64, width: WIDTH, height: 128 }, 0xfafafa);
  fill(panels, { x: 0, y: 128, width: WIDTH, height: 64 }, 0xf4f4f4);
  expect(slopesOf(panels)).toBeNull();
  expect(slopesOf(fillPhotograph(blank(WIDTH, HEIGHT, 0), { x: 0, y: 0, width: WIDTH, height: HEIGHT }))).toBeNull();
});
