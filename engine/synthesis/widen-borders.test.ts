import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Pixels } from '../model/pixels.ts';
import { blank, fill } from '../testing/draw.ts';
import { widenBorders } from './widen-borders.ts';

const WHITE = 0xffffff;
const BLUE = 0x50a2ff;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** A box with a blue line around it, and what is found of it. */
function framed(outer: Box, width: number, found: Box, foundWidth: number): [LayoutNode, Pixels] {
  const image = fill(blank(300, 200, WHITE), outer, BLUE);
  const { x, y } = outer;
  fill(image, { x: x + width, y: y + width, width: outer.width - 2 * width, height: outer.height - 2 * width }, WHITE);
  const paint = { border: { color: BLUE, width: foundWidth, sides: SIDES }, radius: 10 };
  return [{ kind: 'stack', box: found, ink: found, children: [], paint }, image];
}

const OUTER = { x: 20, y: 30, width: 200, height: 100 };

it('makes a border as wide as it is drawn, outwards and inwards, with the radius of its outside', () => {
  const [node, image] = framed(OUTER, 3, { x: 21, y: 31, width: 198, height: 98 }, 1);
  widenBorders(node, image);
  expect(node.box).toEqual(OUTER);
  expect(node.paint).toMatchObject({ border: { width: 3 }, radius: 11 });
});

it('leaves a border alone that is as wide already, and one whose box is filled with its colour', () => {
  const [node, image] = framed(OUTER, 2, OUTER, 2);
  widenBorders(node, image);
  expect(node).toMatchObject({ box: OUTER, paint: { border: { width: 2 } } });
  const [filled, full] = framed(OUTER, 50, OUTER, 1);
  widenBorders(filled, full);
  expect(filled).toMatchObject({ box: OUTER, paint: { border: { width: 1 } } });
});

it('takes no shadow for a part of the border, however much its first pixels look like it', () => {
  const image = blank(300, 200, WHITE);
  const GREY = 0xdddddd;
  for (let by = 16; by >= 1; by--) {
    const box = { x: 20 - by, y: 30 - by, width: 200 + 2 * by, height: 100 + 2 * by };
    fill(image, box, GREY + 0x020202 * by);
  }
  fill(image, OUTER, GREY);
  fill(image, { x: 21, y: 31, width: 198, height: 98 }, WHITE);
  const paint = { border: { color: GREY, width: 1, sides: SIDES }, radius: 4 };
  const node: LayoutNode = { kind: 'stack', box: OUTER, ink: OUTER, children: [], paint };
  widenBorders(node, image);
  expect(node).toMatchObject({ box: OUTER, paint: { border: { width: 1 } } });
});
