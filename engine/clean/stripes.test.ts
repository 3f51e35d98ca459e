import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { groundsOf } from './stripes.ts';

const rowsOn = (...fills: (number | undefined)[]): LayoutNode[] =>
  fills.map((fill, i) =>
    groupNode('row', [textNode('Name', 20, 40 * i)], fill === undefined ? {} : { paint: { fill } }),
  );
const statesOf = (rows: LayoutNode[]): unknown[] => rows.map(groundsOf(rows)).map(({ states }) => states);

it('says the ground of every second row alike in all of them', () => {
  const states = { ':nth-child(even)': { 'background-color': '#f8f8f8' } };
  expect(statesOf(rowsOn(undefined, 0xf8f8f8, undefined, 0xf8f8f8))).toEqual(Array(4).fill(states));
  const both = { ':nth-child(odd)': { 'background-color': '#ffffff' }, ...states };
  expect(statesOf(rowsOn(0xffffff, 0xf8f8f8, 0xffffff))).toEqual(Array(3).fill(both));
});

it('leaves a marked row its own ground', () => {
  const rows = rowsOn(undefined, 0xf8f8f8, undefined, 0xf8f8f8, 0xfff3cd, 0xf8f8f8, undefined);
  const grounds = rows.map(groundsOf(rows));
  expect(grounds[4]).toEqual({ css: { 'background-color': '#fff3cd' } });
  expect(grounds[6].states).toBeDefined();
});

it('leaves rows alone that are of one ground, or of many', () => {
  expect(statesOf(rowsOn(0xf8f8f8, 0xf8f8f8, 0xf8f8f8))).toEqual(Array(3).fill(undefined));
  expect(statesOf(rowsOn(undefined, 0xf8f8f8, 0xfff3cd, undefined))).toEqual(Array(4).fill(undefined));
});
