import { expect, it } from 'vitest';
import { green } from '../../raster/color.ts';
import { blank } from '../../testing/draw.ts';
import { deblock } from './deblock.ts';

it('turns the steps of a gradient into a slope, and nothing else', () => {
  const given = blank(64, 64, 0);
  for (let y = 0; y < 64; y++) given.data.fill((100 + 2 * (y >> 3)) * 0x010101, y * 64, (y + 1) * 64);
  const clean = { ...given, data: given.data.slice() };
  deblock(clean, given, (first) => first >= 16 * 64);
  const levels = Array.from({ length: 64 }, (_, y) => green(clean.data[y * 64 + 30]));
  expect(levels.slice(0, 16)).toEqual([...Array(8).fill(100), ...Array(8).fill(102)]);
  for (let y = 20; y < 60; y++) expect(levels[y] - levels[y - 1]).toBeOneOf([0, 1]);
});
