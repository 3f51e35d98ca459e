import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildStackElement } from './build-stack.ts';
import type { Context } from './context.ts';

const context: Context = {
  designWidth: 1280,
  base: { family: 'arial', size: 16, color: 0 },
  sources: new Map(),
  build: () => ({ tag: 'p', name: 'text', css: {}, children: [] }),
};

const paddingOf = (role: string): string | undefined => {
  const children = [0, 40, 80].map((y) => textNode('Gloves for everybody who comes to watch', 348, y));
  const box = { x: 0, y: 0, width: 1280, height: 120 };
  const list: LayoutNode = { kind: 'stack', box, ink: box, children, role };
  return buildStackElement(list, { x0: 0, x1: 1280 }, context).css['padding-left'];
};

it('keeps room for the numbers of a list before its text on a narrow screen', () => {
  expect(paddingOf('ol')).toMatch(/^clamp\(40px, /);
  expect(paddingOf('ul')).toMatch(/^clamp\(16px, /);
});

it('makes no box higher for what hangs over its foot', () => {
  const box = { x: 0, y: 0, width: 300, height: 60 };
  const hanging: LayoutNode = { ...textNode('Over the edge', 20, 40), box: { x: 20, y: 40, width: 100, height: 31 } };
  const card: LayoutNode = { kind: 'stack', box, ink: box, children: [hanging], paint: { fill: 0xffffff } };
  const element = buildStackElement(card, { x0: 0, x1: 300 }, context);
  expect(element.css.display).toBe('flow-root');
  expect(element.children).toMatchObject([{ css: { 'margin-bottom': '-11px' } }]);
});
