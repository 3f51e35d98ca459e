import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Element } from '../../model/element.ts';
import { distancesIn } from './distances.ts';
import { layOutElement, openLayout, PageLayout } from './lay-out.ts';

beforeAll(() => {
  const file = new URL('./taffy_wasm_bg.wasm', import.meta.resolve('taffy-layout/wasm'));
  openLayout(new Uint8Array(readFileSync(file)));
});

const box = (css: Element['css'], ...children: Element['children']): Element => ({
  tag: 'div',
  name: 'box',
  css,
  children,
});
const text = (words: string, css: Element['css'] = {}): Element => ({ tag: 'p', name: 'text', css, children: [words] });
const bodyOf = (...children: Element[]): Element => ({
  tag: 'body',
  name: 'page',
  css: { 'font-family': 'Arial, Helvetica, sans-serif' },
  children,
});

it('lays out a grid from the width of its screen', () => {
  const cells = [box({ height: '40px' }), box({ height: '40px' })];
  const grid: Element = {
    ...box({ display: 'grid', 'grid-template-columns': 'repeat(1, minmax(0, 1fr))', gap: '20px' }, ...cells),
    at: { md: { 'grid-template-columns': 'repeat(2, minmax(0, 1fr))' } },
  };
  const wide = layOutElement(bodyOf(grid), 1020);
  expect(cells.map((cell) => wide.get(cell)?.box)).toEqual([
    { x: 0, y: 0, width: 500, height: 40 },
    { x: 520, y: 0, width: 500, height: 40 },
  ]);
  const narrow = layOutElement(bodyOf(grid), 400);
  expect(narrow.get(cells[1])?.box).toEqual({ x: 0, y: 60, width: 400, height: 40 });
});

it('breaks text where there is no more room, unless it must not break', () => {
  const words = 'A sentence that needs a little more than two hundred pixels';
  const broken = text(words, { 'font-size': '16px', 'line-height': '24px' });
  const whole = text(words, { 'font-size': '16px', 'line-height': '24px', 'white-space': 'nowrap' });
  const placed = layOutElement(bodyOf(box({ width: '200px' }, broken, whole)), 800);
  expect(placed.get(broken)?.lines?.length).toBe(3);
  expect(placed.get(broken)?.box.height).toBe(72);
  expect(placed.get(whole)?.lines?.length).toBe(1);
});

it('keeps the lines of code', () => {
  const code = text('for (;;) {\n  wait();\n}', { 'line-height': '24px', 'white-space': 'pre-wrap' });
  const placed = layOutElement(bodyOf(box({ width: '400px', 'padding-top': '20px' }, code)), 800);
  expect(placed.get(code)?.box.height).toBe(72);
});

it('puts what has an automatic margin at the end, and text in the middle of its lines', () => {
  const start = box({ width: '100px', height: '10px' });
  const end = box({ width: '80px', height: '10px', 'margin-left': 'auto' });
  const centered = text('Middle', { 'text-align': 'center' });
  const placed = layOutElement(bodyOf(box({ display: 'flex' }, start, end), centered), 600);
  expect(placed.get(end)?.box.x).toBe(520);
  const [line] = placed.get(centered)!.lines!;
  expect(line.x + line.width / 2).toBeCloseTo(300, 1);
});

it('shares the width of a table by what stands in its columns', () => {
  const cell = (words: string): Element => ({ tag: 'td', name: 'cell', css: { padding: '8px' }, children: [words] });
  const [short, long] = [cell('No'), cell('A much longer cell than the other one')];
  const row: Element = { tag: 'tr', name: 'row', css: {}, children: [short, long] };
  const body: Element = { tag: 'tbody', name: 'tbody', css: {}, children: [row] };
  const table: Element = { tag: 'table', name: 'table', css: { width: '100%' }, children: [body] };
  const placed = layOutElement(bodyOf(table), 1000);
  const [one, other] = [placed.get(short)!.lines![0], placed.get(long)!.lines![0]];
  expect(one.x).toBe(8);
  expect(other.x).toBeLessThan(250);
  expect(one.y).toBe(other.y);
});

it('makes one line of those of two rows that meet, and counts the lines of cells', () => {
  const heightWith = (row: Element['css'], cell: Element['css']): number => {
    const rows = ['One', 'Two', 'Three'].map((words): Element => {
      const inner: Element = { tag: 'td', name: 'cell', css: { padding: '8px', ...cell }, children: [words] };
      return { tag: 'tr', name: 'row', css: row, children: [inner] };
    });
    const body: Element = { tag: 'tbody', name: 'tbody', css: {}, children: rows };
    const table: Element = { tag: 'table', name: 'table', css: { width: '100%' }, children: [body] };
    return layOutElement(bodyOf(table), 500).get(table)!.box.height;
  };
  const bare = heightWith({}, {});
  expect(heightWith({ 'border-bottom': '1px solid #ddd' }, {})).toBe(bare + 3);
  expect(heightWith({ 'border-top': '1px solid #ddd', 'border-bottom': '2px solid #ddd' }, {})).toBe(bare + 7);
  expect(heightWith({}, { border: '1px solid #ddd' })).toBe(bare + 4);
});

it('breaks the words of cells in a column of a given width', () => {
  const cell = (words: string): Element => ({ tag: 'td', name: 'cell', css: { padding: '8px' }, children: [words] });
  const cells = [cell('Overland Park'), cell('No')];
  const column = (width: string): Element => ({ tag: 'col', name: 'col', css: { width }, children: [] });
  const group: Element = { tag: 'colgroup', name: 'colgroup', css: {}, children: [column('90px'), column('410px')] };
  const row: Element = { tag: 'tr', name: 'row', css: {}, children: cells };
  const body: Element = { tag: 'tbody', name: 'tbody', css: {}, children: [row] };
  const table: Element = { tag: 'table', name: 'table', css: { width: '100%' }, children: [group, body] };
  const placed = layOutElement(bodyOf(table), 500);
  expect(placed.get(cells[0])!.lines).toHaveLength(2);
  expect(placed.get(cells[1])!.lines![0].x).toBe(98);
});

it('leaves out what is not shown', () => {
  const hidden: Element = { ...box({ height: '100px', display: 'none' }), at: { lg: { display: 'block' } } };
  const below = box({ height: '10px' });
  expect(layOutElement(bodyOf(hidden, below), 800).get(below)?.box.y).toBe(0);
  expect(layOutElement(bodyOf(hidden, below), 1200).get(below)?.box.y).toBe(100);
});

it('cells that are hidden take no room in a table', () => {
  const cell = (words: string, css: Element['css'] = {}): Element => ({
    tag: 'td',
    name: 'cell',
    css,
    children: [words],
  });
  const placeOf = (...cells: Element[]): number => {
    const row: Element = { tag: 'tr', name: 'row', css: {}, children: cells };
    const table: Element = { tag: 'table', name: 'table', css: { width: '100%' }, children: [row] };
    return layOutElement(bodyOf(table), 500).get(cells[cells.length - 1])!.box.x;
  };
  const hidden = cell('Captain', { display: 'none' });
  expect(placeOf(cell('Harwich'), hidden, cell('8:00'))).toBe(placeOf(cell('Harwich'), cell('8:00')));
});

it('what is as wide as a column reaches beyond it by its margin, and no farther than its greatest width', () => {
  const endOf = (most: string): number => {
    const line: Element = {
      tag: 'hr',
      name: 'line',
      css: { width: '100%', 'max-width': most, 'margin-left': '8px' },
      children: [],
    };
    const column: Element = {
      ...{ tag: 'div', name: 'stack', children: [line] },
      css: { display: 'flex', 'flex-direction': 'column' },
    };
    const { x, width } = layOutElement(bodyOf(column), 500).get(line)!.box;
    return x + width;
  };
  expect([endOf('900px'), endOf('200px')]).toEqual([508, 208]);
});

/** A table with cells of one padding. */
function tableOf(...rows: string[][]): Element {
  const lines = rows.map((row): Element => {
    const css = { 'padding-left': '8px', 'padding-top': '6px', 'padding-bottom': '6px' };
    const cells = row.map((words): Element => ({ tag: 'td', name: 'cell', css: { ...css }, children: [words] }));
    return { tag: 'tr', name: 'row', css: {}, children: cells };
  });
  const body: Element = { tag: 'tbody', name: 'tbody', css: {}, children: lines };
  return { tag: 'table', name: 'table', css: { width: '100%' }, children: [body] };
}

it('lays a page out again as it would anew, whatever distance is another one', () => {
  const body = bodyOf(
    box(
      { display: 'flex', 'flex-direction': 'column', gap: '12px', 'padding-left': '20px' },
      text('Indented and no wider than it may be', {
        'max-width': '200px',
        'margin-left': '32px',
        'margin-top': '8px',
      }),
      box(
        { display: 'flex', 'align-items': 'baseline', gap: '16px' },
        text('Large', { 'font-size': '32px', 'margin-top': '4px' }),
        text('Small', { 'padding-left': '8px' }),
      ),
      box(
        { display: 'grid', 'grid-template-columns': '1fr 1fr', gap: '24px 16px' },
        text('One'),
        text('Two'),
        text('Three'),
      ),
    ),
    tableOf(['Name', 'Amount'], ['Water for a week', '1']),
    text('Words', { 'padding-top': '10px', 'padding-left': '6px' }),
    { tag: 'input', name: 'field', css: { 'padding-left': '12px', 'padding-top': '9px' }, children: [] },
  );
  const layout = new PageLayout(body, 640);
  layout.place();
  const distances = distancesIn(body, 640);
  expect(distances.length).toBeGreaterThan(10);
  for (const { elements, value, write } of distances) {
    write(value + 7);
    expect(layout.place(elements)).toEqual(layOutElement(body, 640));
  }
  layout.free();
});
