import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { arrange } from './arrange.ts';
import { splitAtRules, withoutEnds } from './split-at-rules.ts';

function rule(x: number, y: number, width: number, height: number): LayoutNode {
  const box = { x, y, width, height };
  return { kind: 'rule', color: 0, box, ink: withoutEnds(box), children: [] };
}

function cell(x: number, y: number): LayoutNode {
  const box = { x, y, width: 60, height: 30 };
  return { kind: 'image', box, ink: box, children: [], image: { kind: 'photo' } };
}

it('splits vertical rules where horizontal ones cross them', () => {
  const parts = splitAtRules([rule(0, 50, 200, 1), rule(100, 0, 1, 120)]);
  expect(parts.map(({ box }) => [box.y, box.height])).toEqual([
    [50, 1],
    [0, 50],
    [51, 69],
  ]);
});

it('leaves rules that end at each other', () => {
  expect(splitAtRules([rule(0, 0, 200, 1), rule(100, 1, 1, 80)])).toHaveLength(2);
});

it('lets the cells of a ruled grid be read row by row', () => {
  const cells = [cell(20, 10), cell(120, 10), cell(20, 70), cell(120, 70)];
  const grid = arrange([...cells, rule(0, 50, 200, 1), rule(100, 0, 1, 120)]);
  expect([grid.kind, ...grid.children.map(({ kind }) => kind)]).toEqual(['stack', 'row', 'rule', 'row']);
});

const picturesIn = (nodes: readonly LayoutNode[]): number[][] =>
  splitAtRules(nodes).flatMap(({ kind, box }) => (kind === 'image' ? [[box.y, box.height]] : []));

const tall = (y: number, height: number): LayoutNode => {
  const box = { x: 400, y, width: 100, height };
  return { ...cell(0, 0), box, ink: box };
};

it('splits a picture where lines go on beside it: what each row shows of it', () => {
  // Rows of 50 px, in which it keeps 20 px from the line above and 19 px from the one below; the outer lines are elsewhere.
  const lines = [51, 102].map((y) => rule(0, y, 600, 1));
  expect(picturesIn([...lines, tall(21, 113)])).toEqual([
    [21, 11],
    [72, 11],
    [123, 11],
  ]);
});

it('leaves a picture alone that has the line on itself', () => {
  expect(picturesIn([tall(20, 110), rule(410, 60, 60, 1)])).toEqual([[20, 110]]);
});
