import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { dividesOnlyRows } from './divides-only-rows.ts';

const BLUE = 0x155dfc;
const bare = (x: number, fill = BLUE): LayoutNode => {
  const box = { x, y: 100, width: 100, height: 384 };
  return { kind: 'empty', box, ink: box, children: [], paint: { fill } };
};
const photo: LayoutNode = { ...imageNode(200, 60, 416), box: { x: 200, y: 60, width: 416, height: 464 } };
const box = { x: 616, y: 100, width: 500, height: 384 };
const panel: LayoutNode = {
  ...groupNode('stack', [textNode('Ema', 640, 140)], { paint: { fill: BLUE } }),
  box,
  ink: box,
};

it('is true of the bare end of a panel that a picture in front parts from the rest, and of an upright line', () => {
  expect(dividesOnlyRows(bare(100), [bare(100), photo, panel])).toBe(true);
  const line: LayoutNode = { kind: 'rule', box: { ...box, width: 1 }, ink: box, children: [], color: 0 };
  expect(dividesOnlyRows(line, [photo, line, panel])).toBe(true);
});

it('is false of a bare box of another colour, of one apart from the others, and of what holds something', () => {
  expect(dividesOnlyRows(bare(100, 0xdddddd), [bare(100, 0xdddddd), photo, panel])).toBe(false);
  expect(dividesOnlyRows(bare(60), [bare(60), photo, panel])).toBe(false);
  expect(dividesOnlyRows(panel, [bare(100), photo, panel])).toBe(false);
});
