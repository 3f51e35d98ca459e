import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildCleanBody } from './build-clean-page.ts';

const textsIn = (node: LayoutNode): NonNullable<LayoutNode['text']>[] =>
  node.text ? [node.text] : node.children.flatMap(textsIn);

const elementsIn = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
];

function describe(children: LayoutNode[]): Element[] {
  const root = { ...groupNode('stack', children), box: { x: 0, y: 0, width: 1280, height: 900 } };
  const facts = { designWidth: 1280, language: 'en', sources: new Map() } as const;
  const base = { family: 'arial', size: 16, color: 0x111111 } as const;
  return elementsIn(buildCleanBody(root, 0xffffff, { ...facts, base, blocks: textsIn(root) }));
}

const header = (): LayoutNode => ({
  ...groupNode('row', [textNode('The Slow Wheel', 128, 20), textNode('Workshop and more', 1016, 20)]),
  role: 'header',
});
function picture(x: number, width: number): LayoutNode {
  const box = { x, y: 200, width, height: 300 };
  return { kind: 'image', box, ink: box, children: [], image: { kind: 'photo' } } as LayoutNode;
}
const words = (y: number, x = 328): LayoutNode => textNode('How we moved a greenhouse', x, y);

it('gives an article a container of its own, narrower than that of the page', () => {
  const article = groupNode('stack', [words(120), words(160), picture(328, 624), words(560)], { role: 'section' });
  const elements = describe([header(), article]);
  const container = elements.find(({ css }) => css['max-width'] === '672px');
  expect(container?.css).toMatchObject({ 'margin-left': 'auto', 'margin-right': 'auto', width: '100%' });
  const shifted = elements.filter(({ css, at }) => css['margin-left'] === '200px' || at?.md?.['margin-left']);
  expect(shifted).toEqual([]);
});

it('takes what stands in the middle by itself for no article', () => {
  const middle = groupNode('stack', [words(120, 540), words(160, 540), picture(328, 624)], { role: 'section' });
  expect(describe([header(), middle]).some(({ css }) => css['max-width'] === '672px')).toBe(false);
});

it('keeps a gutter on phones that is as narrow in the design, and narrows a wider one', () => {
  const bandAt = (margin: number): Element | undefined =>
    describe([
      header(),
      groupNode('row', [textNode('All orders of the week', margin, 120), picture(1280 - margin - 400, 400)], {
        role: 'section',
      }),
    ]).find(
      ({ css, at }) => css['padding-left'] !== undefined && css['padding-left'] === css['padding-right'] && !at?.lg,
    );
  expect(bandAt(24)?.css['padding-left']).toBe('24px');
  expect(bandAt(64)?.css['padding-left']).toBe('16px');
});
