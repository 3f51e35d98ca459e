import { expect, it } from 'vitest';
import type { Quad } from './line.ts';
import { aspectOf, toPhoto, toPlane } from './projection.ts';

const SEEN: Quad = [
  { x: 10, y: 10 },
  { x: 110, y: 30 },
  { x: 110, y: 70 },
  { x: 10, y: 90 },
];
const near = (x: number, y: number) => ({ x: expect.closeTo(x), y: expect.closeTo(y) });

it('finds the corners and the crossing of the diagonals, there and back', () => {
  const size = { width: 400, height: 300 };
  const there = toPlane(SEEN, size);
  expect(there({ x: 10, y: 10 })).toEqual(near(0, 0));
  expect(there({ x: 110, y: 70 })).toEqual(near(400, 300));
  // Both diagonals at x = 10 + 100 k: 10 + 60 k = 90 - 60 k.
  expect(there({ x: 10 + 100 / 1.5, y: 50 })).toEqual(near(200, 150));
  expect(toPhoto(SEEN, size)(200, 150)).toEqual(near(10 + 100 / 1.5, 50));
});

it('undoes foreshortening', () => {
  // A square of 2, turned by 30° about its upright axis, 4 away from a camera whose photo is 100 px wide.
  const corner = (u: number, v: number) => {
    const scale = 85 / (4 + u * Math.sin(Math.PI / 6));
    return { x: 50 + scale * u * Math.cos(Math.PI / 6), y: 50 + scale * v };
  };
  const corners: Quad = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  expect(aspectOf(corners, { width: 100, height: 100 })).toBeCloseTo(1);
});
