import { expect, it } from 'vitest';
import { spacerOf, splitSpacer } from './spacers.ts';

it.each([
  [0, 0],
  [1, 0],
  [6, 2],
  [12, 3],
  [20, 4],
  [32, 4],
  [40, 5],
  [200, 5],
])('takes the nearest spacer to %i px', (px, step) => {
  expect(spacerOf(px)).toBe(step);
});

it.each([
  [48, [5, 0]],
  [64, [5, 3]],
  [80, [5, 4]],
  [96, [5, 5]],
])('shares %i px out to a section and its container', (px, steps) => {
  expect(splitSpacer(px)).toEqual(steps);
});
