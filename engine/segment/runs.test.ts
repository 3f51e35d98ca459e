import { expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { findColorRuns, findRuns, findRunsWithin, rootOf, singletons, touchRows, unite } from './runs.ts';

const { width, height, data } = draw(['aab', 'cab', 'ccc'], { a: 1, b: 2, c: 3 });
const runs = findColorRuns(data, width, height);

it('parts each row where its colour changes', () => {
  expect([...runs.starts]).toEqual([0, 2, 3, 4, 5, 6]);
  expect([...runs.ends]).toEqual([2, 3, 4, 5, 6, 9]);
  expect([...runs.rows]).toEqual([0, 2, 5, 6]);
});

it('finds the runs of some pixels only', () => {
  const { starts, ends, rows } = findRuns(width, height, (at) => data[at] === 1);
  expect([[...starts], [...ends], [...rows]]).toEqual([
    [0, 4],
    [2, 5],
    [0, 1, 2, 2],
  ]);
});

it('finds them within other runs, which stay apart', () => {
  const { starts, ends, rows } = findRunsWithin(runs, (at) => data[at] !== 1);
  expect([[...starts], [...ends], [...rows]]).toEqual([
    [2, 3, 5, 6],
    [3, 4, 6, 9],
    [0, 1, 3, 4],
  ]);
});

it('finds what lies above a run, at its corners too when asked', () => {
  const touching = (diagonal: 0 | 1) => {
    const found: number[][] = [];
    touchRows(runs, width, 1, diagonal, (run, above, count) => found.push([run, above, count]));
    return found;
  };
  expect(touching(0)).toEqual([
    [2, 0, 1],
    [3, 0, 1],
    [4, 1, 1],
  ]);
  expect(touching(1)).toEqual([
    [2, 0, 1],
    [3, 0, 1],
    [3, 1, 0],
    [4, 0, 0],
    [4, 1, 1],
  ]);
});

it('gives united runs the first of them as their root', () => {
  const parent = singletons(4);
  unite(parent, 3, 2);
  unite(parent, 2, 0);
  expect([0, 1, 2, 3].map((run) => rootOf(parent, run))).toEqual([0, 1, 0, 0]);
});
