import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.ts';
import { findColorRuns } from './color-runs.ts';

it('splits each row where its colour changes', () => {
  const { width, height, data } = draw(['aab', 'cab', 'ccc'], { a: 1, b: 2, c: 3 });
  const { starts, rows } = findColorRuns(data, width, height);
  expect([...starts]).toEqual([0, 2, 3, 4, 5, 6, 9]);
  expect([...rows]).toEqual([0, 2, 5, 6]);
});
