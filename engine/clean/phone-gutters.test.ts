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

function describe(root: LayoutNode): Element[] {
  root.box = { x: 0, y: 0, width: 1280, height: 600 };
  const facts = { designWidth: 1280, language: 'en', sources: new Map() } as const;
  const base = { family: 'arial', size: 16, color: 0x111111 } as const;
  return elementsIn(buildCleanBody(root, 0xffffff, { ...facts, base, blocks: textsIn(root) }));
}

function photograph(x: number, y: number, width: number, height: number): LayoutNode {
  const box = { x, y, width, height };
  return { kind: 'image', box, ink: box, children: [], image: { kind: 'photo' } } as LayoutNode;
}

it('keeps words from the edges of a phone beside a picture that reaches the edge of the page', () => {
  const words = groupNode('stack', [textNode('Build Your New Idea', 32, 200), textNode('Words about it', 32, 240)]);
  const elements = describe(groupNode('stack', [groupNode('row', [words, photograph(640, 0, 640, 512)])]));
  const column = elements.find(({ css }) => css['padding-left'] === '16px' && css['padding-right'] === '16px');
  expect(column?.at?.md?.['padding-left']).toBeDefined();
});

it('cuts a picture that is higher than wide on a phone', () => {
  const words = groupNode('stack', [textNode('Create account', 700, 100), textNode('Email', 700, 240)]);
  const elements = describe(groupNode('stack', [groupNode('row', [photograph(0, 0, 640, 800), words])]));
  const image = elements.find(({ tag }) => tag === 'img');
  expect([image?.css.height, image?.at?.lg?.height]).toEqual(['256px', 'auto']);
});
