import { expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { ContainerNode, LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';
import { textNode } from '../testing/text-node.ts';
import { gatherColumns } from './gather-columns.ts';

const page = { x: 0, y: 0, width: 1280, height: 900 };
const painted = (box: Box): LayoutNode => ({ kind: 'empty', box, ink: box, children: [], paint: { fill: 0xeeeeee } });
const rowOf = (box: Box): LayoutNode => ({ kind: 'row', box, ink: box, children: [] });
const cards = rowOf({ x: 100, y: 0, width: 1080, height: 100 });
const label = (y: number) => textNode('Work email', 384, y);
const field = (y: number) => painted({ x: 384, y, width: 512, height: 40 });
const button = painted({ x: 384, y: 400, width: 140, height: 40 });
const gather = (...children: LayoutNode[]) =>
  gatherColumns({ kind: 'stack', box: page, ink: page, children } satisfies ContainerNode);

it('makes one group of fields, labels and a button in the middle of a wider page', () => {
  const form = [label(200), field(230), label(300), field(330), button];
  const [first, column, ...others] = gather(cards, ...form);
  expect(first).toBe(cards);
  expect(column).toMatchObject({ kind: 'stack', box: { x: 384, y: form[0].box.y, width: 512 }, children: form });
  expect(bottom(column.box)).toBe(440);
  expect(right(column.box)).toBe(896);
  expect(others).toEqual([]);
});

it('leaves alone what stands in the middle one by one', () => {
  const children = [cards, painted({ x: 500, y: 200, width: 280, height: 60 }), field(300)];
  expect(gather(...children)).toEqual(children);
});

it('leaves alone what begins and ends where all of the page does', () => {
  const children = [label(200), field(230), button];
  expect(gather(...children)).toEqual(children);
  const footer: LayoutNode = { ...painted({ ...page, y: 800, height: 100 }), children: [label(840)] };
  expect(gather(...children, footer)).toEqual([...children, footer]);
});

it('leaves a column alone that is not in the middle', () => {
  const aside = [textNode('Work email', 100, 200), painted({ x: 100, y: 230, width: 300, height: 40 })];
  expect(gather(cards, ...aside)).toEqual([cards, ...aside]);
});

it('keeps a list, which is indented, in the column of its article', () => {
  const item = textNode('three fonts', 408, 320);
  item.text!.bullet = true;
  const article = [label(200), item, field(360)];
  const [, column] = gather(cards, ...article);
  expect(column.children).toEqual(article);
});
