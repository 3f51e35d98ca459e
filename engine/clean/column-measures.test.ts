import { expect, it } from 'vitest';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { equalShare, lanesOf } from './column-measures.ts';
import { Consensus } from './consensus.ts';
import type { Context } from './context.ts';

const column = (width: number) => ({
  ...groupNode('stack', [textNode('Words', 0, 0)], { paint: { fill: 0xeeeeee } }),
  box: { x: 0, y: 0, width, height: 90 },
});

it('shares a row among columns of one width, though it is a little wider than they are', () => {
  const columns = [204, 203, 204, 204].map(column);
  expect(equalShare(columns, [32, 32, 33], 32, 921)).toBe(206.25);
});

it('shares no row among columns of different widths, or with room behind them', () => {
  expect(equalShare([204, 404].map(column), [32], 32, 640)).toBeUndefined();
  expect(equalShare([204, 204].map(column), [32], 32, 900)).toBeUndefined();
});

/** What rows of texts agree on, each text with its slot. */
function lanesOfRows(rows: readonly (readonly [words: string, x: number])[][]) {
  const nodes = rows.map((row) => row.map(([words, x], i) => ({ ...textNode(words, x, 0), slot: `row/${i}` })));
  const context = { consensus: new Consensus(groupNode('stack', nodes.flat())) } as Context;
  for (const row of nodes) lanesOf(row, 100, context);
  return nodes.map((row) => lanesOf(row, 100, context));
}

it('finds the columns of a list, each as wide as its widest words, by the edge that all keep', () => {
  const lanes = lanesOfRows([
    [
      ['Lighthouse', 100],
      ['$ 20', 368],
    ],
    [
      ['Pier', 100],
      ['$ 1200', 352],
    ],
    [
      ['Quay', 100],
      ['$ 30', 368],
    ],
  ]);
  expect(lanes[0]).toEqual([
    { start: 0, end: 80, side: 'left' },
    { start: 252, end: 300, side: 'right' },
  ]);
  expect(lanes[1]).toEqual(lanes[0]);
});

it('finds no column where words follow others', () => {
  const [lanes] = lanesOfRows([
    [
      ['Lighthouse', 100],
      ['New', 190],
    ],
    [
      ['Pier', 100],
      ['Closed', 142],
    ],
    [
      ['Boats', 100],
      ['Old', 150],
    ],
  ]);
  expect(lanes).toEqual([undefined, undefined]);
});
