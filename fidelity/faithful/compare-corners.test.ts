import { expect, it } from 'vitest';
import type { Region, Rgb } from '../facts.ts';
import { paint } from '../testing/paint.ts';
import { compareCorners } from './compare-corners.ts';

const grey: Rgb = [226, 232, 240];
const white: Rgb = [255, 255, 255];
const box: Region = { kind: 'box', x: 40, y: 40, width: 200, height: 120 };

/** A white card whose corners are round, on grey: a row of patches, each as long as the circle lets it be. */
const card = (radius: number, dy = 0, dx = 0) =>
  paint(
    320,
    240,
    grey,
    Array.from({ length: box.height }, (_, row) => {
      const depth = Math.max(0, radius - Math.min(row + 0.5, box.height - row - 0.5));
      const cut = Math.round(radius - Math.sqrt(radius ** 2 - depth ** 2));
      return { x: box.x + dx + cut, y: box.y + dy + row, width: box.width - 2 * cut, height: 1, color: white };
    }),
  );
const compared = (design: number, result: number, dy = 0, dx = 0) =>
  compareCorners(card(design, -dy, -dx), card(result), [box]);

it.each([0, 4, 8, 12])(
  'the same corners of radius %i are right, also some pixels further down or to the side',
  (radius) => {
    for (const [dy, dx] of [
      [0, 0],
      [1, 0],
      [2, 0],
      [-2, 2],
      [0, -2],
    ])
      expect(compared(radius, radius, dy, dx)).toMatchObject([{ seen: 4, rounder: 0, lessRound: 0 }]);
  },
);

it('corners that are less round are seen, too, where the box stands elsewhere', () => {
  expect(compared(6, 0, 2, 1)).toMatchObject([{ seen: 4, lessRound: 4, rounder: 0 }]);
  expect(compared(2, 10, 2, -1)).toMatchObject([{ seen: 4, lessRound: 0, rounder: 4 }]);
});

it.each([
  [8, 0],
  [16, 8],
])('a radius of %i that became %i is less round, and the reverse rounder', (design, result) => {
  expect(compared(design, result)).toMatchObject([{ seen: 4, lessRound: 4, rounder: 0 }]);
  expect(compared(result, design)).toMatchObject([{ seen: 4, lessRound: 0, rounder: 4 }]);
});

it('a corner that nobody sees says nothing, nor does one at the edge of the picture', () => {
  const empty = paint(320, 240, grey);
  expect(compareCorners(empty, empty, [box])).toMatchObject([{ seen: 0 }]);
  expect(compareCorners(card(8), card(8), [{ ...box, x: 0, y: 0 }])).toMatchObject([{ seen: 0 }]);
});
