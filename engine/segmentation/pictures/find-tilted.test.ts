import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { blank } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { findTilted } from './find-tilted.ts';

/** Fills what lies within some lines: a·x + b·y ≤ c for each. */
function fillWithin(image: Pixels, lines: readonly (readonly [number, number, number])[]): Pixels {
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++)
      if (lines.every(([a, b, c]) => a * x + b * y <= c)) image.data[y * image.width + x] = 0x2d2a55;
  return image;
}

function tiltedIn(image: Pixels) {
  const { labels, surfaces } = segmentImage(image);
  return findTilted(image, labels, surfaces);
}

it('takes a card that is turned', () => {
  const card = fillWithin(blank(400, 300, 0xffffff), [
    [0.05, -1, -40],
    [-0.05, 1, 240],
    [-1, -0.05, -80],
    [1, 0.05, 330],
  ]);
  expect(tiltedIn(card)).toHaveLength(1);
});

it('leaves upright cards, slanted panels and slanted sections', () => {
  const upright = fillWithin(blank(400, 300, 0xffffff), [
    [0, -1, -40],
    [0, 1, 240],
    [-1, 0, -80],
    [1, 0, 330],
  ]);
  const slanted = fillWithin(blank(400, 300, 0xffffff), [
    [0, -1, -40],
    [0, 1, 240],
    [-1, -0.1, -80],
    [1, 0.1, 330],
  ]);
  const section = fillWithin(blank(400, 300, 0xffffff), [
    [0.1, -1, -40],
    [0.1, 1, 240],
  ]);
  expect([upright, slanted, section].map(tiltedIn)).toEqual([[], [], []]);
});
