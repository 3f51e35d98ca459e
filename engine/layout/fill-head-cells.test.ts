import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { fillHeadCells } from './fill-head-cells.ts';

const text = (x: number, y: number, width: number): LayoutNode => {
  const box = { x, y, width, height: 16 };
  return { kind: 'text', box, ink: box, children: [], text: { lines: [{ text: 'Crate' }] } as unknown as TextBlock };
};

const row = (y: number, xs: number[], fill?: number): LayoutNode => {
  const box = { x: 20, y, width: 400, height: 40 };
  const children = xs.map((x) => text(x, y + 12, 50));
  return { kind: 'row', box, ink: box, children, ...(fill === undefined ? {} : { paint: { fill } }) };
};

const tableOf = (...rows: LayoutNode[]): LayoutNode => {
  const box = { x: 20, y: 0, width: 400, height: 40 * rows.length };
  const table: LayoutNode = { kind: 'stack', box, ink: box, children: rows };
  fillHeadCells(table);
  return table;
};

it('shades the head of a table cell by cell', () => {
  const [head] = tableOf(row(0, [36, 160, 300], 0xf9fafb), row(40, [36, 160, 300]), row(80, [36, 160, 300])).children;
  expect(head.paint).toBeUndefined();
  expect(head.children.map(({ box, paint }) => [box.x, box.width, paint?.fill])).toEqual([
    [20, 124, 0xf9fafb],
    [144, 140, 0xf9fafb],
    [284, 136, 0xf9fafb],
  ]);
});

it('leaves a bar whose links have nothing below them', () => {
  const [bar] = tableOf(row(0, [36, 160, 300], 0xf9fafb), row(40, [80, 220]), row(80, [100, 250])).children;
  expect(bar.paint).toEqual({ fill: 0xf9fafb });
});
