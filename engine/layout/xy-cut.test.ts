import { describe, expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { cutColumns, cutRows } from './xy-cut.ts';

const node = (x: number, y: number, width: number, height: number, border = 0): LayoutNode => {
  const box = { x, y, width, height };
  const paint = border > 0 ? { border: { color: 0, width: border, sides: ['bottom' as const] } } : undefined;
  return { kind: 'empty', box, ink: box, children: [], paint };
};
const sizes = (groups: LayoutNode[][]) => groups.map((group) => group.length);

describe('cutRows', () => {
  it('cuts at blank rows, from top to bottom', () => {
    const [low, high, beside] = [node(0, 60, 50, 20), node(0, 0, 50, 30), node(80, 10, 50, 30)];
    expect(cutRows([low, high, beside])).toEqual([[high, beside], [low]]);
  });

  it('cuts between ink that touches by a pixel, and boxes that share a border', () => {
    expect(sizes(cutRows([node(0, 0, 50, 20), node(0, 19, 50, 20)]))).toEqual([1, 1]);
    expect(sizes(cutRows([node(0, 0, 50, 20, 2), node(0, 17, 50, 20)]))).toEqual([1, 1]);
    expect(sizes(cutRows([node(0, 0, 50, 20), node(0, 17, 50, 20)]))).toEqual([2]);
  });
});

it('cuts a hairline along the upper edge of something off', () => {
  const [line, box] = [node(3, 40, 260, 1), node(0, 40, 266, 54)];
  expect(cutRows([box, line])).toEqual([[line], [box]]);
});

describe('cutColumns', () => {
  it('cuts at gutters of at least the width that is asked for', () => {
    const nodes = [node(0, 0, 50, 20), node(60, 0, 50, 20)];
    expect(sizes(cutColumns(nodes))).toEqual([1, 1]);
    expect(sizes(cutColumns(nodes, 14))).toEqual([2]);
  });
});
