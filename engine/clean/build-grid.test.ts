import { expect, it } from 'vitest';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildGrid, joinGrids, tracksOf } from './build-grid.ts';
import type { Context } from './context.ts';

const card = (x: number, width: number, y = 0): LayoutNode => {
  const box = { x, y, width, height: 120 };
  return { kind: 'stack', box, ink: box, children: [textNode('Card', x + 20, y + 20)], paint: { fill: 0xffffff } };
};
const instance = (node: LayoutNode): LayoutNode => ({ ...node, instance: { component: 'card' }, slot: 'card' });

it('finds equal columns and the gap between them', () => {
  const cards = [card(40, 384), card(448, 384), card(856, 384)];
  expect(tracksOf(cards, { x0: 40, x1: 1240 })).toMatchObject({ count: 3, gap: 24 });
});

it('finds columns that are shares of twelve, as shares of fewer where they are', () => {
  const sides = [card(0, 789), card(821, 379)];
  expect(tracksOf(sides, { x0: 0, x1: 1200 })).toMatchObject({ count: 3, spans: [2, 1], gap: 32 });
});

it('finds no columns where no grid has them', () => {
  expect(tracksOf([card(0, 250), card(310, 890)], { x0: 0, x1: 1200 })).toBeUndefined();
});

it('makes one grid of rows of like parts, the last of which may be shorter', () => {
  const rows = [
    groupNode('row', [instance(card(0, 380)), instance(card(410, 380)), instance(card(820, 380))]),
    groupNode('row', [instance(card(0, 380, 150)), instance(card(410, 380, 150))]),
  ];
  const joined = joinGrids(rows);
  expect(joined.map(({ children }) => children.length)).toEqual([5]);
  // Headings in the cards make each row a section.
  const sections = rows.map((row) => ({ ...row, role: 'section' }));
  expect(joinGrids(sections)).toHaveLength(1);
  expect(joinGrids([rows[0], { ...rows[1], role: 'nav' }])).toHaveLength(2);
});

it('leaves a list of rows alone', () => {
  const row = (y: number) => instance(groupNode('row', [textNode('v', 0, y), textNode('Included', 30, y)]));
  expect(joinGrids([row(0), row(30), row(60)])).toHaveLength(3);
});

it('keeps insets by which cells stand beside each other to where they do', () => {
  const insetsOf = (insets: readonly (string | undefined)[]) => {
    const children = insets.map((_, i) => textNode('Words', 400 * i, 0));
    const build = (node: LayoutNode) => {
      const inset = insets[children.indexOf(node)];
      const css: Css = inset === undefined ? {} : { 'padding-left': inset };
      return { element: { tag: 'div', name: 'cell', css, children: [] } as Element, top: 0, height: 20 };
    };
    const context = { designWidth: 1280, build } as unknown as Context;
    const grid: Element = { tag: 'div', name: 'grid', css: {}, children: [] };
    const frame = { x0: 0, x1: 1200 };
    const [, ...cells] = buildGrid(groupNode('row', children), { count: 3, gap: 0 }, frame, grid, context);
    return cells.map(({ element: { css, at } }) => [css['padding-left'], at?.lg?.['padding-left']]);
  };
  expect(insetsOf([undefined, '12px', '24px'])).toEqual([
    [undefined, undefined],
    [undefined, '12px'],
    [undefined, '24px'],
  ]);
  expect(insetsOf(['12px', '12px', '12px'])).toEqual([
    ['12px', undefined],
    ['12px', undefined],
    ['12px', undefined],
  ]);
});

it('takes a gap for what lies between columns, before insets that differ', () => {
  const links = (x: number) => groupNode('stack', [textNode('Company', x, 40), textNode('About us', x, 80)]);
  // Three columns with 36 px between them in 720 px.
  const tracks = tracksOf([links(0), links(252), links(504)], { x0: 0, x1: 720 });
  expect(tracks).toMatchObject({ count: 3, gap: 36 });
});
