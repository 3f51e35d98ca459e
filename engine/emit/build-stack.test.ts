import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildStackElement } from './build-stack.ts';
import type { Context } from './context.ts';

const context: Context = {
  designWidth: 1280,
  base: { family: 'arial', size: 16, color: 0 },
  sources: new Map(),
  build: (): Element => ({ tag: 'p', name: 'text', css: {}, children: [] }),
};

it('is as high as in the design where one side alone has a border', () => {
  const words = [textNode('Saved', 40, 40)];
  const paint = { fill: 0xffffff, border: { color: 0x107687, width: 5, sides: ['left'] as const } };
  const notice = buildStackElement(groupNode('stack', words, { paint }), { x0: 24, x1: 400 }, context);
  expect(notice.css).toMatchObject({ 'padding-top': '16px', 'padding-bottom': '16px', 'padding-left': '11px' });
});
