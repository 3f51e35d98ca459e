import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.ts';
import { findRuns, findRunsWithin, rootOf, singletons, touchRows, unite } from './runs.ts';

const { width, height, data } = draw(['aab', 'cab', 'ccc'], { a: 1, b: 2, c: 3 });
const lists = ({ starts, ends, rows }: ReturnType<typeof findRuns>) => [[...starts], [...ends], [...rows]];

it('finds the runs of some pixels only', () => {
  const runs = findRuns(width, height, (at) => data[at] === 1);
  expect(lists(runs)).toEqual([
    [0, 4],
    [2, 5],
    [0, 1, 2, 2],
  ]);
});

it('finds them within other runs', () => {
  const runs = findRunsWithin(
    findRuns(width, height, (at) => data[at] !== 2),
    (at) => data[at] !== 1,
  );
  expect(lists(runs)).toEqual([
    [3, 6],
    [4, 9],
    [0, 0, 1, 2],
  ]);
});

it('finds what touches in the row above, at its corners too', () => {
  const dots = draw(['a.a.a', '.a..a'], { a: 1, '.': 0 });
  const found: number[][] = [];
  const runs = findRuns(dots.width, dots.height, (at) => dots.data[at] === 1);
  touchRows(runs, dots.width, 1, (run, above) => found.push([run, above]));
  expect(found).toEqual([
    [3, 0],
    [3, 1],
    [4, 2],
  ]);
});

it('gives united runs the first of them as their root', () => {
  const parent = singletons(4);
  unite(parent, 3, 2);
  unite(parent, 2, 0);
  expect([0, 1, 2, 3].map((run) => rootOf(parent, run))).toEqual([0, 1, 0, 0]);
});
