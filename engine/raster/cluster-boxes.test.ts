import { expect, it } from 'vitest';
import { clusterBoxes } from './cluster-boxes.ts';

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
const xs = (clusters: { x: number }[][]) => clusters.map((cluster) => cluster.map(({ x }) => x));

it('joins boxes by way of others', () => {
  expect(xs(clusterBoxes([box(0, 0), box(24, 0), box(12, 4), box(60, 0)], 2))).toEqual([[0, 24, 12], [60]]);
});

it('counts the gap in both directions', () => {
  expect(clusterBoxes([box(0, 0), box(0, 13)], 2)).toHaveLength(2);
  expect(clusterBoxes([box(0, 0), box(0, 12)], 2)).toHaveLength(1);
  expect(clusterBoxes([], 2)).toEqual([]);
});
