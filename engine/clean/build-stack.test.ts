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

/** The gap between entries of a list, 100 px high, with so much room between them. */
function gapOf(room: number): string | undefined {
  const entries = ['Build finished', 'Menu for Friday', 'Photographs'].map((words, i) => {
    const y = 40 + i * (100 + room);
    const box = { x: 220, y, width: 380, height: 100 };
    return { ...groupNode('stack', [textNode(words, 236, y + 40)], { paint: { fill: 0x18181b } }), box, ink: box };
  });
  const list = groupNode('stack', entries, { paint: { fill: 0x27272a } });
  const page: LayoutNode = {
    ...groupNode('stack', [textNode('Inbox', 220, 4), list]),
    box: { x: 0, y: 0, width: 1280, height: 720 },
  };
  const body = buildCleanBody(page, 0xffffff, {
    designWidth: 1280,
    language: 'en',
    base: { family: 'arial', size: 16, color: 0xeeeeee },
    sources: new Map(),
    blocks: textsIn(page),
  });
  return elementsIn(body).find(({ css }) => css['background-color'] === '#27272a')!.css.gap;
}

it('keeps the line that shines through between surfaces', () => {
  expect(gapOf(1)).toBe('1px');
  expect(gapOf(0)).toBeUndefined();
  expect(gapOf(8)).toBe('8px');
});
