import { expect, it } from 'vitest';
import { blank, fillDisc, fillPhotograph } from '../testing/draw.ts';
import { readSigns } from './read-signs.ts';

const box = { x: 52, y: 52, width: 16, height: 16 };
const signs = [{ box, color: 0xffffff }];

function ringOnPhotograph() {
  const image = fillPhotograph(blank(120, 120, 0), { x: 0, y: 0, width: 120, height: 120 });
  for (let at = 0; at < image.data.length; at++) image.data[at] = (image.data[at] >> 1) & 0x7f7f7f;
  const photograph = image.data.slice();
  fillDisc(image, 60, 60, 8, 0xffffff);
  for (let v = 56; v < 64; v++) for (let u = 56; u < 64; u++) image.data[v * 120 + u] = photograph[v * 120 + u];
  return image;
}

it('tells the ink of a sign from the photograph around it and in it', () => {
  const { x, y, ink } = readSigns(ringOnPhotograph(), 1, signs, () => 0.9).get(box)!;
  const at = (u: number, v: number): number => ink.data[(v - y) * ink.width + u - x];
  expect(at(54, 60)).toBeCloseTo(1);
  expect(at(60, 60)).toBeLessThan(0.2);
  expect(at(52, 52)).toBeLessThan(0.1);
  expect(at(50, 60)).toBe(0);
});

it('leaves out what looks like no icon', () => {
  expect(readSigns(ringOnPhotograph(), 1, signs, () => 0.8).size).toBe(0);
});
