import { expect, it } from 'vitest';
import { inkOfShape } from '../testing/ink-of-shape.ts';
import { clusterLooks } from './cluster-looks.ts';
import { lookOf } from './look.ts';

const ring = (off: number, radius = 7) =>
  lookOf(inkOfShape(24, 24, (x, y) => Math.abs(Math.hypot(x - 12 - off, y - 12 + off) - radius) < 1))!;
const cross = (off: number) =>
  lookOf(
    inkOfShape(24, 24, (x, y) => Math.abs(Math.abs(x - 12 - off) - Math.abs(y - 12)) < 1 && Math.abs(y - 12) < 7),
  )!;

it('knows an icon again wherever it falls between the pixels', () => {
  const icons = [ring(0), cross(0.2), ring(0.4), cross(0.7)].map((look, id) => ({ id, look }));
  const members = clusterLooks(icons).map((cluster) => cluster.members.map(({ id }) => id));
  expect(members).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

it('tells sizes apart', () => {
  expect(clusterLooks([{ look: ring(0) }, { look: ring(0, 9) }])).toHaveLength(2);
});

it('keeps the size of what it puts together', () => {
  const [{ look }] = clusterLooks([{ look: ring(0) }, { look: ring(0.3) }]);
  expect(look.right - look.left).toBeCloseTo(16, 0);
  expect(look.bottom - look.top).toBeCloseTo(16, 0);
});
