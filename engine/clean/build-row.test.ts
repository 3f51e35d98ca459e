import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildCleanBody } from './build-clean-page.ts';

const elementsIn = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
];

it('makes a button with a sign as wide as that and its words, with the room behind them', () => {
  const sign = groupNode('stack', [imageNode(72, 48, 20)], { paint: { fill: 0x0b44bb }, pad: 8 });
  const label = textNode('Save it', 112, 48);
  const box = { x: 64, y: 40, width: 136, height: 36 };
  const button: LayoutNode = {
    ...groupNode('row', [sign, label], { paint: { fill: 0x1155dd }, role: 'button' }),
    box,
    ink: box,
  };
  const root = groupNode('stack', [button, textNode('A paragraph below it', 64, 200)]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  const body = buildCleanBody(root, 0xffffff, {
    designWidth: 1280,
    language: 'en',
    base: { family: 'arial', size: 16, color: 0x111111 },
    sources: new Map(),
    blocks: [label.text!],
  });
  const { css } = elementsIn(body).find(({ tag }) => tag === 'button')!;
  expect(css.width).toBeUndefined();
  expect(css['padding-right']).toBe('32px');
});
