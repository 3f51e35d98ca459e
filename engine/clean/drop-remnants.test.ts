import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { dropRemnants } from './drop-remnants.ts';

const painted = (box: Box): LayoutNode => ({ kind: 'empty', box, ink: box, paint: { fill: 0x0b6b5d }, children: [] });
const bitmap = (box: Box): LayoutNode => ({ kind: 'image', image: { kind: 'icon' }, box, ink: box, children: [] });
const first = { x: 100, y: 300, width: 146, height: 50 };
const second = { x: 260, y: 300, width: 130, height: 50 };

const over = (piece: Box): LayoutNode => {
  const box = { x: 100, y: 300, width: 290, height: 50 };
  return { kind: 'overlay', box, ink: box, children: [painted(first), painted(second), bitmap(piece)] };
};

it('takes away a bitmap of the gap between two boxes, which then stand in a row', () => {
  const node = over({ x: 238, y: 300, width: 34, height: 50 });
  dropRemnants({ kind: 'stack', box: node.box, ink: node.ink, children: [node] });
  expect(node.kind).toBe('row');
  expect(node.children.map(({ box }) => box)).toEqual([first, second]);
});

it('leaves an icon on one of them', () => {
  const node = over({ x: 270, y: 312, width: 24, height: 24 });
  dropRemnants({ kind: 'stack', box: node.box, ink: node.ink, children: [node] });
  expect(node.children).toHaveLength(3);
});
