import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
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

it('makes up for what a line height of half a pixel leaves over', () => {
  const box = { x: 0, y: 0, width: 300, height: 128 };
  const at = (y: number, height: number): LayoutNode => {
    const place = { x: 0, y, width: 300, height };
    return { ...textNode('Three lines of a story', 0, y), box: place };
  };
  const children = [at(0, 28.5), at(46, 20), at(86, 28.5), at(132, 20)];
  const stack: LayoutNode = { kind: 'stack', box, ink: box, children };
  // 17.5, 20 and 17.5 px in the design: the page may be half a pixel shorter, but no error adds to another.
  expect(buildStackElement(stack, { x0: 0, x1: 300 }, context).children).toMatchObject([
    {},
    { css: { 'margin-top': '17px' } },
    { css: { 'margin-top': '20px' } },
    { css: { 'margin-top': '18px' } },
  ]);
});

it('is as high as in the design where one side alone has a border', () => {
  const words = [textNode('Saved', 40, 40)];
  const paint = { fill: 0xffffff, border: { color: 0x107687, width: 5, sides: ['left'] as const } };
  const notice = buildStackElement(groupNode('stack', words, { paint }), { x0: 24, x1: 400 }, context);
  expect(notice.css).toMatchObject({ 'padding-top': '16px', 'padding-bottom': '16px', 'padding-left': '11px' });
});
