import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { pinDots } from './pin-dots.ts';

const kindsIn = (row: LayoutNode): string[] => {
  pinDots(row);
  return row.children.map(({ kind }) => kind);
};

it('lays a dot over the sign on whose corner it sits', () => {
  const bell: LayoutNode = { ...groupNode('stack', [imageNode(40, 20, 20)]), role: 'button' };
  const row = groupNode('row', [imageNode(0, 20, 20), bell, imageNode(60, 11, 9), imageNode(80, 20, 20)]);
  expect(kindsIn(row)).toEqual(['image', 'overlay', 'image']);
  expect(row.children[1].children.map(({ box }) => box.x)).toEqual([40, 60]);
  expect(row.children[1].box).toEqual({ x: 40, y: 11, width: 29, height: 29 });
});

it('leaves what stands beside a sign: another one, a dot between two, a dot further off', () => {
  expect(kindsIn(groupNode('row', [imageNode(0, 20, 20), imageNode(20, 20, 14)]))).toEqual(['image', 'image']);
  expect(kindsIn(groupNode('row', [imageNode(0, 20, 20), imageNode(21, 26, 8)]))).toEqual(['image', 'image']);
  expect(kindsIn(groupNode('row', [imageNode(0, 20, 20), imageNode(26, 12, 8)]))).toEqual(['image', 'image']);
  expect(kindsIn(groupNode('row', [textNode('Inbox', 0, 20), imageNode(40, 12, 8)]))).toEqual(['text', 'image']);
});
