import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { blank, fill } from '../../testing/draw.ts';
import { findRingedPortrait } from './find-ringed-portrait.ts';

const [WHITE, DARK, SKIN] = [0xffffff, 0x203040, 0xc08a70];

/** A disc with a ring around it, half on a dark photograph and half on a white card. */
function ringed(ring: number): Pixels {
  const image = fill(blank(300, 200, WHITE), { x: 0, y: 0, width: 300, height: 100 }, DARK);
  for (let y = 0; y < 200; y++)
    for (let x = 0; x < 300; x++) {
      const distance = Math.hypot(x + 0.5 - 90, y + 0.5 - 100);
      if (distance < 40 - ring) image.data[y * 300 + x] = SKIN + ((x * 7 + y * 3) % 16);
      else if (distance < 40) image.data[y * 300 + x] = WHITE;
    }
  return image;
}

it('finds a portrait by the ring around it', () => {
  const found = findRingedPortrait(ringed(4), { x: 46, y: 56, width: 90, height: 86 });
  expect(found).toBeDefined();
  for (const [value, meant] of [
    [found!.x, 50],
    [found!.y, 60],
    [found!.width, 80],
  ])
    expect(Math.abs(value - meant)).toBeLessThanOrEqual(2);
});

it('finds none without a ring, and none in a picture that is no square', () => {
  expect(findRingedPortrait(ringed(0), { x: 46, y: 56, width: 90, height: 86 })).toBeUndefined();
  expect(findRingedPortrait(ringed(4), { x: 46, y: 56, width: 140, height: 86 })).toBeUndefined();
});

it('finds a portrait in the shadow that was found with it', () => {
  const image = blank(300, 300, 0xfffdf9);
  for (let y = 0; y < 300; y++)
    for (let x = 0; x < 300; x++) {
      const distance = Math.hypot(x + 0.5 - 150, y + 0.5 - 140);
      const shadow = Math.hypot(x + 0.5 - 150, y + 0.5 - 150) - 90;
      if (shadow < 24)
        image.data[y * 300 + x] = 0x010101 * Math.min(0xfd, Math.round(0xe8 + 0.8 * Math.max(0, shadow)));
      if (distance < 94) image.data[y * 300 + x] = WHITE;
      if (distance < 88) image.data[y * 300 + x] = SKIN + ((x * 7 + y * 3) % 16);
    }
  const found = findRingedPortrait(image, { x: 36, y: 40, width: 228, height: 228 });
  expect(found).toBeDefined();
  for (const [value, meant] of [
    [found!.x, 56],
    [found!.y, 46],
    [found!.width, 188],
  ])
    expect(Math.abs(value - meant)).toBeLessThanOrEqual(3);
});
