import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { arrange } from './arrange.ts';
import { denseRows } from './dense-rows.ts';

const NAMES = [
  ['Name', 'Office', 'Age'],
  ['Mia Ott', 'Berlin', '31'],
  ['Noah Kuhn', 'Ulm', '44'],
  ['Konstantin Maier', 'Regensburg', '27'],
  ['Ida Roth', 'Mainz', '52'],
];

/** Rows whose columns begin at these places. */
const rowsAt = (starts: readonly number[]): LayoutNode[][] =>
  NAMES.map((words, i) => words.map((word, at) => textNode(word, starts[at], 26 * i)));

it('knows the rows of a table whose longest words come close to the next column', () => {
  expect(denseRows(rowsAt([20, 152, 236]), 14)).toEqual([true, true, true, true, true]);
});

it('takes lists that are set apart for no table', () => {
  expect(denseRows(rowsAt([20, 300, 600]), 14)).toEqual([false, false, false, false, false]);
});

it('ends with the last row, whatever follows', () => {
  const rows = [[textNode('A title', 20, -40)], ...rowsAt([20, 152, 236]), [textNode('5 of 57 entries', 20, 150)]];
  expect(denseRows(rows, 14)).toEqual([false, true, true, true, true, true, false]);
});

it('reads a dense table row by row, also where its first rows would leave room for columns', () => {
  const page = arrange(rowsAt([20, 152, 236]).flat());
  expect(page.children.map(({ kind, children }) => `${kind} ${children.length}`)).toEqual(Array(5).fill('row 3'));
});
