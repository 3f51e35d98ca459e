import { expect, it } from 'vitest';
import type { Surface } from '../../model/segmentation.ts';
import { findLikePictures } from './find-like-pictures.ts';

const surface = (x: number, y: number): Surface => ({
  label: 1,
  x,
  y,
  width: 300,
  height: 200,
  color: 0,
  pixels: 50_000,
  maxSquare: 200,
});
const places = [
  [0, 0],
  [320, 0],
  [640, 0],
  [0, 260],
].map(([x, y]) => ({ x, y, width: 300, height: 200 }));
const part = { x: 400, y: 320, width: 120, height: 80 };

it('makes a picture of a surface in the grid of others that has pictures on it', () => {
  expect(findLikePictures([surface(320, 260)], [...places, part])).toEqual([
    { x: 320, y: 260, width: 300, height: 200 },
  ]);
});

it('leaves a panel without pictures on it, and what is in no grid', () => {
  expect(findLikePictures([surface(320, 260)], [...places, { ...part, width: 20, height: 20 }])).toEqual([]);
  expect(findLikePictures([surface(330, 270)], [...places, { ...part, x: 410 }])).toEqual([]);
});
