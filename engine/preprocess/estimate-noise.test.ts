import { expect, it } from 'vitest';
import { blank, fill } from '../testing/draw.ts';
import { isNoisy } from './estimate-noise.ts';

/** Strokes with soft edges on white, everywhere. */
function letters() {
  const image = blank(160, 64, 0xffffff);
  for (let y = 4; y < 60; y += 16) {
    for (let x = 4; x < 150; x += 8) {
      fill(image, { x, y, width: 4, height: 9 }, 0x999999);
      fill(image, { x: x + 1, y, width: 2, height: 9 }, 0x222222);
    }
  }
  return image;
}

it('calls a clean picture clean', () => {
  expect(isNoisy(letters())).toBe(false);
});

it('notices the halo that lossy compression leaves around letters', () => {
  const image = letters();
  for (let i = 0; i < image.data.length; i++) if (image.data[i] === 0xffffff) image.data[i] -= 0x010101 * ((i * 7) % 4);
  expect(isNoisy(image)).toBe(true);
});
