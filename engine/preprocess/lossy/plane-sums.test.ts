import { expect, it } from 'vitest';
import { rgb } from '../../raster/color.ts';
import { PlaneSums } from './plane-sums.ts';

it('finds the plane through the cells of a region, and goes on where there are none of it', () => {
  const colorAt = (x: number, y: number): number => rgb(40 + 3 * x, 200 - 2 * y, 100 + x + y);
  const sums = new PlaneSums(16, 16, (x, y) => (y > 6 && y < 9 ? -1 : colorAt(x, y)));
  const plane = sums.around(8, 7, 3, 0.25, 1)!;
  expect(plane.at.map(Math.round)).toEqual([64, 186, 115]);
  expect(plane.right.map(Math.round)).toEqual([3, 0, 1]);
  expect(plane.down.map(Math.round)).toEqual([0, -2, 1]);
});

it('says nothing where too few are near', () => {
  const sums = new PlaneSums(16, 16, (x) => (x < 8 ? 0xffffff : -1));
  expect(sums.around(10, 8, 3, 0.25, 1)).toBeNull();
  expect(sums.around(9, 8, 6, 0.2, 1)).not.toBeNull();
});

it('says nothing when all of them are to one side', () => {
  const sums = new PlaneSums(16, 16, (x) => (x < 8 ? 0xffffff : -1));
  expect(sums.around(9, 8, 6, 0.2, 0.4)).toBeNull();
});
