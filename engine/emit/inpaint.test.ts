import { expect, it } from 'vitest';
import type { Raster } from '../model/conversion.ts';
import { inpaint } from './inpaint.ts';

/** A picture that grows lighter to the right, a white stroke of two pixels in its middle. */
function picture(): Raster {
  const data = new Uint8ClampedArray(40 * 20 * 4);
  for (let at = 0; at < 40 * 20; at++) {
    const level = at % 40;
    data.set([level, level, level, 255], 4 * at);
    const y = Math.floor(at / 40);
    if (y >= 9 && y < 11 && level >= 10 && level < 30) data.set([255, 255, 255, 255], 4 * at);
  }
  return { width: 40, height: 20, data };
}

it('fills a stroke with what is around it, and leaves the rest', () => {
  const filled = picture();
  inpaint(filled, [{ box: { x: 10, y: 9, width: 20, height: 2 }, color: 0xffffff }], 1);
  const levelAt = (x: number, y: number): number => filled.data[4 * (y * 40 + x)];
  for (let x = 12; x < 28; x++) expect(Math.abs(levelAt(x, 9) - x)).toBeLessThanOrEqual(2);
  expect(levelAt(2, 9)).toBe(2);
  expect(levelAt(20, 3)).toBe(20);
});

it('finds the letters in a picture of twice the density', () => {
  const filled = picture();
  inpaint(filled, [{ box: { x: 0, y: 8, width: 40, height: 4 }, color: 0xffffff }], 2);
  expect(Math.max(...filled.data.filter((_, at) => at % 4 === 0))).toBeLessThan(60);
});

it('takes out what is boxed as a whole', () => {
  const filled = picture();
  inpaint(filled, [], 1, [{ x: 8, y: 6, width: 24, height: 8 }]);
  for (let x = 8; x < 32; x++) expect(Math.abs(filled.data[4 * (10 * 40 + x)] - x)).toBeLessThanOrEqual(4);
});
