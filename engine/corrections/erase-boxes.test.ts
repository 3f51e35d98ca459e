import { expect, it } from 'vitest';
import { blue } from '../raster/color.ts';
import { blank, draw, fill } from '../testing/draw.ts';
import { eraseBoxes } from './erase-boxes.ts';

const COLORS = { '.': 0xffffff, '#': 0x102030 };

it('fills a box with the one colour around it', () => {
  const image = draw(['......', '.####.', '.#..#.', '......'], COLORS);
  eraseBoxes(image, [{ x: 1, y: 1, width: 4, height: 2 }]);
  expect(new Set(image.data)).toEqual(new Set([0xffffff]));
});

it('leads from each side of a gradient to the one across', () => {
  const image = blank(100, 40, 0);
  for (const at of image.data.keys()) image.data[at] = at % 100;
  fill(image, { x: 40, y: 10, width: 20, height: 20 }, 0xff0000);
  eraseBoxes(image, [{ x: 40, y: 10, width: 20, height: 20 }]);
  const row = [...image.data.subarray(20 * 100 + 40, 20 * 100 + 60)].map(blue);
  expect(row[0]).toBeLessThan(row[19]!);
  expect(row.every((value) => value >= 38 && value <= 62)).toBe(true);
});

it('leaves a picture alone that is erased as a whole', () => {
  const image = draw(['.#', '#.'], COLORS);
  eraseBoxes(image, [{ x: 0, y: 0, width: 2, height: 2 }]);
  expect([...image.data]).toEqual([0xffffff, 0x102030, 0x102030, 0xffffff]);
});
