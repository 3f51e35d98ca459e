import { expect, it } from 'vitest';
import type { Pixels } from '../../model/pixels.ts';
import { blank, fill } from '../../testing/draw.ts';
import { findOutline } from './find-outline.ts';

const GROUND = 0x39424e;
const LINE = 0xaeb0b2;

/** A line of one pixel around 100 × 20 at 20, 20, with its corners cut off by `radius`. */
function outlined(radius: number): Pixels {
  const image = blank(160, 60, GROUND);
  for (const y of [19, 40]) fill(image, { x: 20 + radius, y, width: 100 - 2 * radius, height: 1 }, LINE);
  for (const x of [19, 120]) fill(image, { x, y: 20 + radius, width: 1, height: 20 - 2 * radius }, LINE);
  return image;
}
const inside = { x: 20, y: 20, width: 100, height: 20 };

it('finds a line around a surface, round corners or not', () => {
  for (const radius of [0, 3]) {
    expect(findOutline(outlined(radius), inside, GROUND)).toEqual({
      box: { x: 19, y: 19, width: 102, height: 22 },
      color: LINE,
      width: 1,
    });
  }
});

it('takes neither an open line nor one that goes on for an outline', () => {
  const open = fill(outlined(3), { x: 120, y: 20, width: 1, height: 20 }, GROUND);
  expect(findOutline(open, inside, GROUND)).toBeUndefined();
  const grid = fill(outlined(0), { x: 4, y: 19, width: 140, height: 1 }, LINE);
  expect(findOutline(grid, inside, GROUND)).toBeUndefined();
});

it('does not take the step to another colour for a line', () => {
  const image = fill(blank(160, 60, 0xffffff), inside, GROUND);
  expect(findOutline(image, inside, GROUND)).toBeUndefined();
});
