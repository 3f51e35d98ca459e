import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildCleanBody } from './build-clean-page.ts';

const describe = (part: LayoutNode): Element[] => {
  const root = groupNode('stack', [part, textNode('A paragraph below', 64, 640)]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  const facts = { designWidth: 1280, language: 'en', sources: new Map() } as const;
  const base = { family: 'arial', size: 16, color: 0x111111 } as const;
  return elementsIn(buildCleanBody(root, 0xffffff, { ...facts, base, blocks: textsIn(root) }));
};

const textsIn = (node: LayoutNode): NonNullable<LayoutNode['text']>[] =>
  node.text ? [node.text] : node.children.flatMap(textsIn);

const elementsIn = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
];

function shape(x: number, y: number, width: number, height: number): LayoutNode {
  const box = { x, y, width, height };
  return { kind: 'empty', box, ink: box, children: [], paint: { fill: 0x1155dd } };
}

function panel(x: number, y: number, width: number, height: number, ...children: LayoutNode[]): LayoutNode {
  const box = { x, y, width, height };
  return { kind: 'stack', box, ink: box, children, paint: { fill: 0xeef2ff, radius: 8 } };
}

const overlay = (...children: LayoutNode[]): LayoutNode => {
  const box = { x: 64, y: 100, width: 800, height: 400 };
  return { kind: 'overlay', box, ink: box, children };
};

it('lets no cell of things on top of each other be wider than its room', () => {
  const lying = overlay(shape(64, 100, 800, 400), shape(100, 120, 500, 4), shape(120, 300, 40, 40));
  const elements = describe(lying);
  const cell = elements.find(({ name }) => name === 'overlay')!;
  expect(cell.css['grid-template-columns']).toBe('minmax(0, 1fr)');
  const widths = cell.children.map((child) => [(child as Element).css.width, (child as Element).css['max-width']]);
  expect(widths.slice(1)).toEqual([
    ['500px', '100%'],
    ['40px', undefined],
  ]);
});

it('does not indent a box that takes all of its cell', () => {
  const lying = overlay(
    shape(64, 100, 800, 400),
    panel(200, 140, 300, 120, textNode('Title', 220, 160), textNode('Some words', 220, 200)),
    shape(700, 420, 40, 40),
  );
  const box = describe(lying).find(({ at }) => at?.lg?.['margin-left'] === '136px');
  expect(box?.css['max-width']).toBe('300px');
  expect(box?.css.width).toBeUndefined();
});

it('lets a wide field with a sign give way beside icons', () => {
  const box = { x: 64, y: 100, width: 560, height: 40 };
  const sign = { ...shape(76, 112, 16, 16), kind: 'image' as const, image: { kind: 'icon' as const } };
  const words = textNode('Search for projects', 104, 108);
  const field = {
    ...groupNode('row', [sign as LayoutNode, words]),
    box,
    ink: box,
    role: 'input',
    paint: { fill: 0xeeeeee },
  };
  const row = groupNode('row', [field as LayoutNode, shape(1100, 108, 24, 24), shape(1150, 108, 24, 24)]);
  const around = describe(row).find(({ name }) => name === 'field-with-icon');
  expect(around?.css).toMatchObject({ width: '560px', 'min-width': '0' });
  expect(around?.css['flex-shrink']).toBeUndefined();
});
