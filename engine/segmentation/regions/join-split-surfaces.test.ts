import { expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import type { Surface } from '../../model/segmentation.ts';
import { area } from '../../raster/box.ts';
import { blank, fill } from '../../testing/draw.ts';
import { joinSplitSurfaces } from './join-split-surfaces.ts';

const GROUND = 0xeeeeee;
const CARD = 0xffffff;

const surface = (box: Box, label: number, color = CARD): Surface => {
  return { ...box, label, color, pixels: area(box), maxSquare: Math.min(box.width, box.height) };
};

/** The boxes after joining; `line` is drawn between two cards, one below the other. */
function joined(line: number, isFramed = false) {
  const image = blank(300, 200, GROUND);
  fill(image, { x: 50, y: 20, width: 200, height: 121 }, CARD);
  fill(image, { x: 50, y: 80, width: 200, height: 1 }, line);
  const cards = [
    surface({ x: 50, y: 20, width: 200, height: 60 }, 1),
    surface({ x: 50, y: 81, width: 200, height: 60 }, 2),
  ];
  return joinSplitSurfaces(image, cards, () => isFramed).map(({ box, parts }) => [box.y, box.height, parts.length]);
}

it('joins what a divider cuts', () => {
  expect(joined(0xcccccc)).toEqual([[20, 121, 2]]);
});

it('leaves two boxes apart where the ground is seen between them, or both have a border', () => {
  const apart = [
    [20, 60, 1],
    [81, 60, 1],
  ];
  expect(joined(GROUND)).toEqual(apart);
  expect(joined(0xcccccc, true)).toEqual(apart);
});

it('does not join surfaces of two colours or widths', () => {
  const image = blank(300, 200, GROUND);
  const first = surface({ x: 50, y: 20, width: 200, height: 60 }, 1);
  const other = surface({ x: 50, y: 81, width: 200, height: 60 }, 2, 0xfff0f0);
  const narrow = surface({ x: 50, y: 81, width: 120, height: 60 }, 2);
  expect(joinSplitSurfaces(image, [first, other], () => false)).toHaveLength(2);
  expect(joinSplitSurfaces(image, [first, narrow], () => false)).toHaveLength(2);
});
