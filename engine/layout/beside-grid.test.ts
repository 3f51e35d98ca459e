import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { besideGrid } from './beside-grid.ts';

const card = (x: number, y: number): LayoutNode => {
  const box = { x, y, width: 300, height: 380 };
  return { kind: 'image', box, ink: box, children: [], image: { kind: 'photo' } };
};
const filters = ['Table lamps', 'Floor lamps', 'Pendants', 'Wall lights', 'Outdoor'].map((name, i) =>
  textNode(name, 24, 240 + 30 * i),
);
const captions = (y: number): LayoutNode[] => [284, 616, 948].map((x) => textNode('Orb lamp', x, y));
const title = [textNode('Lamps', 24, 140)];
const pictures = (y: number): LayoutNode[] => [card(284, y), card(616, y), card(948, y)];

it('knows a column of filters beside rows of products, which end later', () => {
  const rows = [title, [...filters, ...pictures(240)], captions(640), pictures(720), captions(1120)];
  const found = besideGrid(rows)!;
  expect([found.first, found.last]).toEqual([1, 4]);
  expect(new Set(found.columns[0])).toEqual(new Set(filters));
  expect(found.columns[1]).toHaveLength(12);
});

it('ends before what crosses the gutter', () => {
  const footer = [textNode('All rights reserved by the company that owns this shop', 24, 1300)];
  const rows = [[...filters, ...pictures(240)], captions(640), pictures(720), footer];
  expect(besideGrid(rows)?.last).toBe(2);
});

it('takes neither the first of four cards nor one row of cards for that', () => {
  const four = (y: number): LayoutNode[] => [card(-60, y), ...pictures(y)];
  expect(besideGrid([four(240), captions(640), four(720)])).toBeUndefined();
  expect(besideGrid([[...filters, ...pictures(240)], captions(640)])).toBeUndefined();
});

const entry = (y: number): LayoutNode => {
  const box = { x: 284, y, width: 960, height: 94 };
  return {
    kind: 'stack',
    box,
    ink: box,
    paint: { fill: 0xffffff },
    children: [textNode('Lead developer', 304, y + 20)],
  };
};

it('knows a column of filters beside a list of cards, whose groups end where cards do', () => {
  const more = ['Remote', 'On site'].map((name, i) => textNode(name, 24, 470 + 30 * i));
  const rows = [title, [...filters, entry(240), entry(350)], [textNode('Place', 24, 446)], [...more, entry(470)]];
  const found = besideGrid(rows)!;
  expect([found.first, found.last]).toEqual([1, 3]);
  expect(found.columns.map(({ length }) => length)).toEqual([8, 3]);
});

it('leaves dates that stand beside one card each', () => {
  const rows = [240, 350, 460, 570, 680].map((y) => [textNode('12 May', 24, y + 30), entry(y)]);
  expect(besideGrid(rows)).toBeUndefined();
});
