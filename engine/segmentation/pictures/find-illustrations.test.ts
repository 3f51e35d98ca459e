import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { blank, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { findIllustrations } from './find-illustrations.ts';

const PICTURE = { x: 40, y: 30, width: 160, height: 120 };

function scenesOf(paint: (image: Pixels) => void, isFree = true) {
  const image = fill(blank(300, 200, 0xffffff), PICTURE, 0x2563eb);
  paint(image);
  return findIllustrations(image, segmentImage(image), 0xffffff, () => isFree);
}

/** A hill below the sky. */
function hill(image: Pixels): void {
  for (let x = 0; x < 160; x++) {
    const height = 30 + Math.round(40 * Math.sin((Math.PI * x) / 160));
    fill(image, { x: 40 + x, y: 150 - height, width: 1, height }, 0x166534);
  }
}

it('takes shapes that fill a rectangle together for one picture', () => {
  expect(scenesOf(hill)).toEqual([PICTURE]);
});

it('leaves what text lies on, and a frame with a rectangle in it', () => {
  expect(scenesOf(hill, false)).toEqual([]);
  expect(scenesOf((image) => fill(image, { x: 60, y: 50, width: 120, height: 80 }, 0xf97316))).toEqual([]);
});

it('takes borderOutlines of many colours for a picture, but a straight gradient for none', () => {
  const shade = (of: (x: number, y: number) => number) => (image: Pixels) => {
    for (let y = 30; y < 150; y++) {
      for (let x = 40; x < 200; x++) image.data[y * image.width + x] = 0x010101 * Math.round(of(x - 120, y - 90));
    }
  };
  expect(scenesOf(shade((x, y) => 40 + 1.2 * Math.hypot(x, y)))).toEqual([PICTURE]);
  expect(scenesOf(shade((x) => 120 + x / 2))).toEqual([]);
});
