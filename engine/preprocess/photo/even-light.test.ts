import { expect, it } from 'vitest';
import { green, rgb } from '../../raster/color.ts';
import { blank, fill } from '../../testing/draw.ts';
import { evenLight } from './even-light.ts';

it('takes the light off and makes white what is white', () => {
  const image = fill(blank(640, 480, 0xffffff), { x: 200, y: 120, width: 240, height: 160 }, 0x404850);
  const dim = image.data.map((color, at) => {
    const shade = 0.9 - 0.0003 * (at % 640) - 0.0002 * Math.floor(at / 640);
    const level = (shift: number): number => Math.round(((color >> shift) & 255) * shade);
    return rgb(level(16), level(8), level(0));
  });
  const { data } = evenLight({ ...image, data: dim });
  const at = (x: number, y: number): number => green(data[y * 640 + x]);
  for (const [x, y] of [
    [8, 8],
    [630, 8],
    [8, 470],
    [630, 470],
  ])
    expect(at(x, y)).toBeGreaterThanOrEqual(251);
  expect(Math.abs(at(210, 130) - at(430, 270))).toBeLessThanOrEqual(2);
});

it('leaves a dark page dark', () => {
  const { data } = evenLight(blank(320, 320, 0x20242c));
  expect(data[0]).toBe(0x20242c);
});
