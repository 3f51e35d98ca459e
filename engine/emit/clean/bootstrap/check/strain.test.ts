import { expect, test } from 'vitest';
import { farthest, nearestTo, strainOf, toleranceOf } from './strain.ts';

const at = (planned: number, found = planned) => ({ planned, found });

test('a distance is strained by what it is longer than in the design, wherever it stands', () => {
  expect(strainOf(at(100, 150), at(140, 206))).toBe(16);
});

test('what stands near each other keeps together, and sections make up for more', () => {
  expect([toleranceOf(at(0), at(8)), toleranceOf(at(0), at(40)), toleranceOf(at(0), at(164))]).toEqual([4, 10, 121]);
});

test('the first and the last of some edges are those of the design', () => {
  const edges = [at(20, 5), at(10, 9), at(30, 1)];
  expect([nearestTo(edges), farthest(edges), nearestTo([])]).toEqual([edges[1], edges[2], undefined]);
});
