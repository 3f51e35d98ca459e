import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.ts';
import { paintBackground } from './paint-background.ts';
import { findRuns } from './runs.ts';

it('gives ink the colour of the nearer side, and rows of ink that of the row above or below', () => {
  const { width, height, data } = draw(['#####', 'a###b', '#####', 'ab###'], { '#': 0, a: 1, b: 2 });
  const ink = findRuns(width, height, (at) => data[at] === 0);
  const background = paintBackground({ width, height, data }, ink);
  expect([...background]).toEqual([1, 1, 1, 2, 2, 1, 1, 1, 2, 2, 1, 1, 1, 2, 2, 1, 2, 2, 2, 2]);
});

it('leaves a picture of ink alone as it is', () => {
  const { width, height, data } = draw(['##', '##'], { '#': 7 });
  expect([
    ...paintBackground(
      { width, height, data },
      findRuns(width, height, () => true),
    ),
  ]).toEqual([7, 7, 7, 7]);
});
