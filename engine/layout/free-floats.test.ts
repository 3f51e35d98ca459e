import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { ContainerNode, LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { freeFloats } from './free-floats.ts';

const PAGE = { x: 0, y: 0, width: 1280, height: 1400 };

const box = (at: Box, ...children: LayoutNode[]): ContainerNode => ({
  kind: 'stack',
  box: at,
  ink: at,
  paint: { fill: 0x066fd1 },
  children,
});
const sign = (x: number, y: number): LayoutNode => {
  const at = { x, y, width: 20, height: 20 };
  return { kind: 'image', box: at, ink: at, image: { kind: 'icon' }, children: [] };
};
const button = (x: number, y: number) => box({ x, y, width: 36, height: 36 }, sign(x + 8, y + 8));
const card = (x: number, y: number, width: number, height: number) =>
  box({ x, y, width, height }, textNode('Boats', x + 20, y + 20));
const cards = [card(86, 200, 1108, 300), card(86, 520, 1108, 600)];
const floatsOf = (...children: LayoutNode[]) => {
  const root: ContainerNode = { kind: 'stack', box: PAGE, ink: PAGE, children };
  return { floats: freeFloats(root), left: root.children };
};

it('takes a button in the margin beside the content out of the page', () => {
  const one = button(16, 650);
  expect(floatsOf(...cards, one)).toEqual({ floats: [one], left: cards });
});

it('takes one out that lies across the edge of a card at the side of the page', () => {
  const one = button(1220, 560);
  expect(floatsOf(card(86, 200, 1150, 900), one).floats).toEqual([one]);
});

it.each([
  ['a bar at its head', [...cards, button(16, 40)]],
  ['the column of a menu', [...cards, button(16, 300), button(16, 360), button(16, 420)]],
  ['a column with something else in it', [...cards, button(16, 650), textNode('Boats', 20, 300)]],
  ['a card', [...cards, button(1130, 650)]],
  ['the end of the page', [...cards, button(16, 1300)]],
])('leaves buttons in %s where they are', (_, children) => {
  expect(floatsOf(...children).floats).toEqual([]);
});

it('leaves a card with several lines', () => {
  const tall = box(
    { x: 16, y: 650, width: 60, height: 60 },
    sign(20, 660),
    textNode('A', 20, 690),
    textNode('B', 20, 700),
  );
  expect(floatsOf(...cards, tall).floats).toEqual([]);
});
