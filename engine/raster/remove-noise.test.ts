import { expect, it } from 'vitest';
import { blank, fill } from '../testing/draw.ts';
import { removeNoise } from './remove-noise.ts';

it('smooths ripples around ink and leaves the ink alone', () => {
  const image = fill(blank(48, 32, 0xf8f8f8), { x: 20, y: 12, width: 3, height: 8 }, 0x202020);
  image.data[12 * 48 + 18] = 0xf0f2ee;
  image.data[12 * 48 + 19] = 0xb0b0b0;
  const { data } = removeNoise(image);
  expect(data[12 * 48 + 18]).toBe(0xf8f8f8);
  expect([data[12 * 48 + 19], data[12 * 48 + 20]]).toEqual([0xb0b0b0, 0x202020]);
});

it('gives each of two faint grounds its own pixels', () => {
  const image = fill(blank(64, 32, 0xffffff), { x: 28, y: 0, width: 36, height: 32 }, 0xf6f6f6);
  image.data[10 * 64 + 27] = 0xfcfdfc;
  image.data[10 * 64 + 28] = 0xf8f7f8;
  const { data } = removeNoise(image);
  expect([data[10 * 64 + 27], data[10 * 64 + 28]]).toEqual([0xffffff, 0xf6f6f6]);
});
