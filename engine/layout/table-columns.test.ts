import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { isHead, joinIcons } from './table-columns.ts';

function image(x: number, size: number, check?: LayoutNode['check']): LayoutNode {
  const box = { x, y: 4, width: size, height: size };
  return { kind: 'image', box, ink: box, children: [], check };
}

const names = [100, 300, 500].map((x) => textNode('Name', x, 0));
const box = { type: 'checkbox', checked: false } as LayoutNode['check'];

it('lets a check box for all rows stand before the names of the columns, but no other picture', () => {
  expect(isHead(group('row', [image(20, 16, box), ...names]))).toBe(true);
  expect(isHead(group('row', [image(20, 16), ...names]))).toBe(false);
});

it('takes the dot before a word for one thing with it', () => {
  const row = joinIcons(group('row', [names[0], image(300, 8), textNode('Healthy', 314, 0)]));
  expect(row.children.map(({ kind }) => kind)).toEqual(['text', 'row']);
});

it('leaves check boxes and bars in cells of their own', () => {
  const cells = [image(80, 16, box), names[0], image(270, 90), textNode('Far', 380, 0)];
  expect(joinIcons(group('row', cells)).children).toHaveLength(4);
});
