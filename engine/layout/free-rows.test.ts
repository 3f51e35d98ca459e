import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { freeRows } from './free-rows.ts';

const LEFTS = [0, 220, 400];
const rowOf = (words: readonly string[], y: number): LayoutNode =>
  group(
    'row',
    words.map((word, i) => textNode(word, LEFTS[i], y)),
  );
const ground = (children: LayoutNode[], y: number, height: number, fill: number): LayoutNode => {
  const box = { x: -20, y, width: 600, height };
  return { kind: 'stack', box, ink: box, paint: { fill }, children } as LayoutNode;
};
const stripe = (words: readonly string[], y: number): LayoutNode => {
  const { children, box } = ground(rowOf(words, y + 10).children, y, 40, 0xf2f2f2);
  return { kind: 'row', box, ink: box, paint: { fill: 0xf2f2f2 }, children } as LayoutNode;
};
const freed = (...children: LayoutNode[]): LayoutNode[] => {
  const root: LayoutNode = { ...group('stack', []), children };
  freeRows(root);
  return root.children;
};

it('frees the rows on the ground of a card that go on where the next one has a ground of its own', () => {
  const title = textNode('Goods', 0, 10, { size: 20 });
  const card = ground([title, rowOf(['Rope', 'sold', '3 m'], 60)], 0, 90, 0xffffff);
  const last = ground([rowOf(['Sail', 'kept', '5 m'], 140)], 130, 60, 0xffffff);
  const [above, ...rows] = freed(card, stripe(['Net', 'sold', '4 m'], 90), last);
  expect(above.children).toEqual([title]);
  expect(rows.map(({ kind, box }) => [kind, box.y, box.height])).toEqual([
    ['row', above.box.height, 90 - above.box.height],
    ['row', 90, 40],
    ['row', 130, 60],
  ]);
  expect(rows.map(({ paint }) => paint?.fill)).toEqual([0xffffff, 0xf2f2f2, 0xffffff]);
});

it('leaves what stands in other columns on its card, and cards that lie apart as they are', () => {
  const foot = ground([rowOf(['3 of 30'], 140)], 130, 40, 0xffffff);
  expect(freed(stripe(['Net', 'sold', '4 m'], 90), foot)[1]).toBe(foot);
  const apart = ground([rowOf(['Sail', 'kept', '5 m'], 160)], 150, 40, 0xffffff);
  expect(freed(stripe(['Net', 'sold', '4 m'], 90), apart)[1]).toBe(apart);
});
