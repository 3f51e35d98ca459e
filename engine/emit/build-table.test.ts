import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Side } from '../model/paint.ts';
import { unionBox } from '../raster/box.ts';
import { textNode } from '../testing/text-node.ts';
import { buildTableElement } from './build-table.ts';
import type { Context } from './context.ts';

const context: Context = {
  designWidth: 1280,
  base: { family: 'arial', size: 16, color: 0 },
  sources: new Map(),
  build: (): Element => ({ tag: 'div', name: '', css: {}, children: [] }),
};

const around = (kind: 'stack' | 'row', children: LayoutNode[]): LayoutNode => {
  const box = unionBox(children.map((child) => child.box));
  return { kind, box, ink: box, children };
};

function table(...rows: LayoutNode[][]): Element {
  const node = around(
    'stack',
    rows.map((cells) => around('row', cells)),
  );
  return buildTableElement({ ...node, role: 'table' }, { x0: 0, x1: 1280 }, context);
}

const cells = (element: Element): Element[] =>
  element.tag === 'td'
    ? [element]
    : element.children.flatMap((child) => (typeof child === 'string' ? [] : cells(child)));

it('aligns a column by the edge that its cells share, and keeps its place', () => {
  const rows = ['9', '120', '7,400'].map((figure, i) => [
    textNode(['Tea', 'Coffee', 'Milk'][i], 100, 40 * i),
    textNode(figure, 500 - 8 * figure.length, 40 * i),
  ]);
  const element = table(...rows);
  expect(cells(element).map(({ css }) => css['text-align'])).toEqual([
    'left',
    'right',
    'left',
    'right',
    'left',
    'right',
  ]);
  expect(element.css).toMatchObject({ width: '400px', 'margin-left': 'clamp(16px, 50vw - 540px, 100px)' });
});

it('lets a table of many columns scroll in a box as wide as the design has it', () => {
  const rows = [0, 1, 2].map((row) => [0, 200, 400, 600].map((x) => textNode('cell', 100 + x, 40 * row)));
  const element = table(...rows);
  expect(element.css).toMatchObject({ 'overflow-x': 'auto', 'max-width': '638px' });
  expect(element.children).toMatchObject([{ tag: 'table', css: { width: '100%' } }]);
});

it('keeps the distance of the first cell from the edge in every cell of a table with rules', () => {
  const rows = ['9', '120', '7,400'].map((figure, i) =>
    around('row', [
      textNode(['Tea', 'Coffee', 'Milk'][i], 112, 40 * i),
      textNode(figure, 500 - 8 * figure.length, 40 * i),
      textNode(`Note ${i}`, 524, 40 * i),
    ]),
  );
  const rule = (y: number): LayoutNode => {
    const box = { x: 100, y, width: 500, height: 1 };
    return { kind: 'rule', color: 0, box, ink: box, children: [] };
  };
  const node = around('stack', [rows[0], rule(30), rows[1], rule(70), rows[2]]);
  const element = buildTableElement({ ...node, role: 'table' }, { x0: 0, x1: 1280 }, context);
  const sides = cells(element).map(({ css }) => String(css.padding).split(' ')[css['text-align'] === 'left' ? 3 : 1]);
  expect(sides.slice(0, 3)).toEqual(['12px', '12px', '12px']);
});

it('lets two columns that fit a phone share it as they need, without a scroller', () => {
  const rows = ['Goods', 'Delivery', 'Together'].map((name, i) => [
    textNode(name, 794, 40 * i),
    textNode('£91.90', 1078, 40 * i),
  ]);
  const element = table(...rows);
  expect(element.tag).toBe('table');
  expect([element.css['table-layout'], element.css['min-width']]).toEqual([undefined, undefined]);
  expect(cells(element)[1].css['white-space']).toBe('nowrap');
});

it('writes the cells of a grid with their lines, which they share, and their content in its place', () => {
  const cell = (x: number, y: number, words: string, role: string): LayoutNode => {
    const box = { x, y, width: 121, height: 50 };
    const paint = { border: { color: 0xe3e6f0, width: 1, sides: ['top', 'right', 'bottom', 'left'] as Side[] } };
    return { kind: 'stack', box, ink: box, children: [textNode(words, x + 13, y + 15)], paint, role };
  };
  const element = table(
    ...[0, 1, 2].map((row) =>
      ['Airi', 'Tokyo'].map((words, i) => cell(120 * i, 49 * row, words, row === 0 ? 'th' : 'td')),
    ),
  );
  expect(element.children).toMatchObject([{ tag: 'thead' }, { tag: 'tbody' }]);
  const [first] = cells(element);
  expect(first.css).toMatchObject({ border: '1px solid #e3e6f0', 'text-align': 'left' });
  expect(first.css.padding).toMatch(/^14px 12px \d+px 12px$/);
  expect(first.children).toEqual(['Airi']);
});

it('bears a row with more cells than the first', () => {
  const row = (y: number, count: number) => [0, 200, 400].slice(0, count).map((x) => textNode('cell', 100 + x, y));
  expect(cells(table(row(0, 2), row(40, 3), row(80, 2)))).toHaveLength(7);
});
