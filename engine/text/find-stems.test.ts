import { expect, it } from 'vitest';
import type { Spot } from '../segment/find-spots.ts';
import { findStems } from './find-stems.ts';

const spot = (x: number, y: number, width: number, height: number): Spot => {
  return { id: x * 1000 + y, x, y, width, height, pixels: width * height, surface: 0, share: 1, second: -1 };
};

it('leaves a comma to the word it ends, though a letter of the next line stands right below it', () => {
  const last = spot(10, 10, 6, 9);
  const comma = spot(17, 18, 2, 4);
  const below = spot(16, 24, 6, 12);
  expect(findStems([last, comma, below]).size).toBe(0);
});

it('gives the dot of an i to its stem', () => {
  const dot = spot(10, 10, 2, 2);
  const stem = spot(10, 13, 2, 8);
  expect(findStems([dot, stem]).get(dot)).toBe(stem);
});
