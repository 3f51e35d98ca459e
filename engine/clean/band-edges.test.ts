import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { edgesOf, holdsPitched } from './band-edges.ts';

const page = { x0: 0, x1: 1280 };
const column = (x: number, width: number): LayoutNode => {
  const box = { x, y: 0, width, height: 148 };
  return { kind: 'stack', box, ink: box, children: [] };
};

it('knows where columns end from where they begin, however ragged their texts are', () => {
  const columns = [column(121, 324), column(478, 322), column(834, 313)];
  expect(edgesOf(columns, page)).toEqual({ x0: 121, x1: 1159 });
  expect(holdsPitched(columns, page)).toBe(true);
});

it('takes columns at uneven steps, or without a gap between them that fits, as they are', () => {
  for (const columns of [
    [column(121, 300), column(520, 300), column(834, 313)],
    [column(121, 324), column(458, 324), column(795, 300)],
    [column(121, 200), column(378, 200), column(635, 200)],
  ]) {
    expect(holdsPitched(columns, page)).toBe(false);
    const last = columns[2].box;
    expect(edgesOf(columns, page)).toEqual({ x0: 121, x1: last.x + last.width });
  }
});
