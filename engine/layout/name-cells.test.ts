import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { nameCells } from './name-cells.ts';

const check = (y: number): LayoutNode => {
  const box = { x: 0, y, width: 16, height: 16 };
  return { kind: 'image', box, ink: box, children: [], check: { type: 'checkbox', checked: false } };
};
const select = (words: string, y: number): LayoutNode => ({
  ...group('row', [textNode(words, 200, y)]),
  role: 'select',
});
const head = (words: string, x: number): LayoutNode => ({ ...textNode(words, x, 60), role: 'th' });

it('names a table by the heading before it, and what stands in its cells by column and row', () => {
  const all = check(60);
  const states = [select('Packed', 100), select('Paid', 140)];
  const rows = states.map((state, i) =>
    group('row', [check(100 + 40 * i), textNode(`771${i}`, 80, 100 + 40 * i), state]),
  );
  const table: LayoutNode = {
    ...group('stack', [group('row', [all, head('Order', 80), head('State', 200)]), ...rows]),
    role: 'table',
  };
  const title: LayoutNode = { ...textNode('Orders of this week', 0, 0), role: 'h1' };
  nameCells(group('stack', [title, table]));
  expect([table.alt, all.alt]).toEqual(['Orders of this week', 'Select all']);
  expect(states.map(({ form }) => form?.label)).toEqual(['State: 7710', 'State: 7711']);
});

it('names nothing by what has no head, nor a table by the heading of a menu or a card', () => {
  const state = select('Packed', 100);
  const row = group('row', [textNode('7710', 80, 100), state]);
  const table: LayoutNode = { ...group('stack', [row]), role: 'table' };
  const title: LayoutNode = { ...textNode('Reports', 0, 0), role: 'h2' };
  for (const role of ['nav', 'article']) {
    nameCells(group('stack', [{ ...group('stack', [title]), role }, table]));
    expect([table.alt, state.form]).toEqual([undefined, undefined]);
  }
});
