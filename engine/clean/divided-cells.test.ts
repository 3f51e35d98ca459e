import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildCleanBody } from './build-clean-page.ts';
import { dividedCells } from './divided-cells.ts';

const elementsIn = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
];

const textsIn = (node: LayoutNode): NonNullable<LayoutNode['text']>[] =>
  node.text ? [node.text] : node.children.flatMap(textsIn);

function lineAt(x: number, height = 80): LayoutNode {
  const box = { x, y: 100, width: 1, height };
  return { kind: 'rule', box, ink: box, color: 0xcbd5e1, children: [] };
}

const statAt = (x: number): LayoutNode =>
  groupNode('stack', [textNode('318', x, 110, { size: 32 }), textNode('New projects', x, 154)]);

const FRAME = { x0: 64, x1: 1216 };
const rowOf = (...children: LayoutNode[]): LayoutNode => groupNode('row', children);

it('makes cells of what upright lines divide into equal columns', () => {
  const cells = dividedCells(rowOf(statAt(96), lineAt(448), statAt(481), lineAt(832), statAt(865)), FRAME);
  expect(cells?.map(({ box }) => [box.x, box.width])).toEqual([
    [64, 384],
    [448, 384],
    [832, 384],
  ]);
  expect(cells?.map(({ paint }) => paint?.border?.sides)).toEqual([undefined, ['left'], ['left']]);
});

it('sees through a cut that went through the row', () => {
  const half = rowOf(statAt(96), lineAt(448), statAt(481));
  expect(dividedCells(rowOf(half, lineAt(832), statAt(865)), FRAME)).toHaveLength(3);
});

it('leaves lines that stand elsewhere, short ones, and two things beside each other', () => {
  expect(dividedCells(rowOf(statAt(96), lineAt(400), statAt(481), lineAt(832), statAt(865)), FRAME)).toBeUndefined();
  const short = rowOf(statAt(96), lineAt(448, 16), statAt(481), lineAt(832, 16), statAt(865));
  expect(dividedCells(short, FRAME)).toBeUndefined();
  expect(dividedCells(rowOf(statAt(96), lineAt(640), statAt(672)), FRAME)).toBeUndefined();
});

it('is a grid whose cells have a line at their side only where they stand beside each other', () => {
  const stats = rowOf(statAt(96), lineAt(448), statAt(481), lineAt(832), statAt(865));
  const title = textNode('In numbers', 64, 40, { size: 24 });
  // What fills the page's columns shows where they are.
  const box = { x: 64, y: 240, width: 1152, height: 100 };
  const wide: LayoutNode = {
    ...groupNode('stack', [textNode('Read on', 96, 280)], { paint: { fill: 0xeeeeee } }),
    box,
  };
  const page = groupNode('stack', [groupNode('stack', [title, stats, wide])]);
  page.box = { x: 0, y: 0, width: 1280, height: 720 };
  const body = buildCleanBody(page, 0xffffff, {
    designWidth: 1280,
    language: 'en',
    base: { family: 'arial', size: 16, color: 0x111111 },
    sources: new Map(),
    blocks: textsIn(page),
  });
  const grid = elementsIn(body).find(({ css }) => css.display === 'grid')!;
  const cells = grid.children as Element[];
  expect(grid.at?.lg?.['grid-template-columns']).toBe('repeat(3, minmax(0, 1fr))');
  expect(cells.map(({ css }) => css['border-left'])).toEqual([undefined, undefined, undefined]);
  expect(cells.map(({ at }) => at?.lg?.['border-left'])).toEqual([undefined, '1px solid #cbd5e1', '1px solid #cbd5e1']);
});

it('keeps two links beside each other on every screen, in the middle of their halves', () => {
  const link = (x: number): LayoutNode => ({
    ...groupNode('row', [textNode('Email', x + 260, 130)]),
    role: 'a',
    box: { x, y: 100, width: 576, height: 80 },
  });
  const row = rowOf(link(64), lineAt(640), link(640));
  expect(dividedCells(row, FRAME)?.map(({ role, box }) => [role, box.x, box.width])).toEqual([
    ['a', 64, 576],
    ['a', 640, 576],
  ]);
});
