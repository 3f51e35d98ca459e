import { expect, it } from 'vitest';
import { projection } from './projection.ts';

it('finds the corners and the crossing of the diagonals', () => {
  const toScreen = projection(
    [
      { x: 10, y: 10 },
      { x: 110, y: 30 },
      { x: 110, y: 70 },
      { x: 10, y: 90 },
    ],
    { width: 400, height: 300 },
  );
  const near = (x: number, y: number) => ({ x: expect.closeTo(x), y: expect.closeTo(y) });
  expect(toScreen({ x: 10, y: 10 })).toEqual(near(0, 0));
  expect(toScreen({ x: 110, y: 70 })).toEqual(near(400, 300));
  // Both diagonals at x = 10 + 100 k: 10 + 60 k = 90 - 60 k.
  expect(toScreen({ x: 10 + 100 / 1.5, y: 50 })).toEqual(near(200, 150));
});
