import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { unionBox } from '../raster/box.ts';
import { joinColumns } from './join-columns.ts';

const column = (x: number, isInstance: boolean, width = 260): LayoutNode => {
  const box = { x, y: 0, width, height: 360 };
  const instance = isInstance ? { component: 'post' } : undefined;
  return { kind: 'stack', box, ink: box, children: [], ...(instance ? { instance } : {}) };
};
const row = (...children: LayoutNode[]): LayoutNode => {
  const box = unionBox(children.map((child) => child.box));
  return { kind: 'row', box, ink: box, children };
};
const posts = () => row(column(82, true), column(367, true), column(652, true));
const after = (node: LayoutNode): number => {
  joinColumns(node);
  return node.children.length;
};

it('puts instances and what shares their row at the same pitch into one row', () => {
  expect(after(row(posts(), column(937, false)))).toBe(4);
});

it('leaves a group beside something wider, or farther away', () => {
  expect(after(row(posts(), column(937, false, 400)))).toBe(2);
  expect(after(row(posts(), column(980, false)))).toBe(2);
});
