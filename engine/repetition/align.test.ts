import { expect, it } from 'vitest';
import { alignSequences } from './align.ts';

it('pairs what two sequences have in common, in order', () => {
  const { pairs, total } = alignSequences([...'acdef'], [...'abcdf'], (a, b) => (a === b ? 1 : 0));
  expect(pairs).toEqual([
    [0, 0],
    [1, 2],
    [2, 3],
    [4, 4],
  ]);
  expect(total).toBe(4);
});

it('prefers the better pairs where not all are possible', () => {
  const score = (a: number, b: number): number => 1 / (1 + Math.abs(a - b));
  expect(alignSequences([10], [7, 10, 13], score).pairs).toEqual([[0, 1]]);
});
