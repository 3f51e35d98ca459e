import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { freeNestedControls } from './free-nested-controls.ts';

const box = { x: 0, y: 0, width: 100, height: 40 };
const node = (role: string | undefined, ...children: LayoutNode[]): LayoutNode =>
  ({ kind: 'row', box, ink: box, children, role }) as LayoutNode;

it('leaves a field in a box that looks like a button, and the box is none', () => {
  const search = node('button', node(undefined, node('input')), node(undefined));
  freeNestedControls(search);
  expect(search.role).toBeUndefined();
  expect(search.children[0].children[0].role).toBe('input');
});

it('leaves one of a link and what could be pressed in it', () => {
  const card = node('a', node('button'), node('p'));
  freeNestedControls(card);
  expect([card.role, ...card.children.map(({ role }) => role)]).toEqual(['a', undefined, 'p']);
});
