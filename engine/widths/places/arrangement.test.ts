import { expect, it } from 'vitest';
import { arrangementOf } from './arrangement.ts';
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
