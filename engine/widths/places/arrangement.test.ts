import { expect, it } from 'vitest';
import { arrangementOf, bandsOf } from './arrangement.ts';
import type { Seen } from './seen.ts';

const at = (x: number, y: number, width = 100, height = 40): Seen => {
  const box = { x, y, width, height };
  return { box, room: box, lines: 0, isEdge: true };
};

it.each([
  ['column', [at(0, 0), at(20, 60), at(0, 120)]],
  // In another order than that of the page, they are below each other all the same.
  ['column', [at(0, 60), at(0, 0)]],
  ['row', [at(0, 0), at(120, 10), at(240, 0)]],
  ['grid', [at(0, 0), at(120, 0), at(0, 60), at(120, 60)]],
  // The last row may end early.
  ['grid', [at(0, 0), at(120, 0), at(0, 60)]],
  ['other', [at(0, 0), at(120, 0), at(60, 60), at(180, 60)]],
  ['other', [at(0, 0, 100, 200), at(50, 100, 100, 200)]],
])('things are arranged as a %s', (kind, parts) => {
  expect(arrangementOf(parts).kind).toBe(kind);
});

it('tells parts that stand apart from those that do not', () => {
  const part = (name: string, wanted: Seen, actual: Seen) => ({ name, wanted, actual });
  const parts = [
    part('head', at(0, 0), at(0, 0)),
    // Below each other on the page, and in columns on the design.
    part('left', at(0, 60, 100, 200), at(0, 60)),
    part('right', at(120, 160, 100, 100), at(0, 120)),
    part('foot', at(0, 300), at(0, 180)),
  ];
  expect(bandsOf(parts).map((band) => band.map(({ name }) => name))).toEqual([['head'], ['left', 'right'], ['foot']]);
});

it('what changes places stands together', () => {
  const parts = [at(0, 60), at(0, 0), at(0, 120)].map((wanted, i) => ({ wanted, actual: at(0, 60 * i) }));
  expect(bandsOf(parts).map((band) => band.length)).toEqual([2, 1]);
});
