import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { isShrunk } from './is-shrunk.ts';

const FRAME = { x0: 0, x1: 250 };

/** A sign and a word on a ground from 8 px to `end`. */
const link = (end: number, kin?: string): LayoutNode => {
  const box = { x: 8, y: 0, width: end - 8, height: 46 };
  const node = groupNode('row', [imageNode(24, 15, 16), textNode('Tables', 56, 14)], { paint: { fill: 0xf6f9fc } });
  return { ...node, box, role: 'a', ...(kin ? { kin } : {}) } as LayoutNode;
};

it('has a link on a ground for a button as wide as its words', () => {
  expect(isShrunk(link(242), FRAME)).toBe(true);
});

it('lets the frame of an entry reach through its menu where there is room behind its words', () => {
  expect(isShrunk(link(242, 'menu'), FRAME)).toBe(false);
  expect(isShrunk(link(120, 'menu'), FRAME)).toBe(true);
});
