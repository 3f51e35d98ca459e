import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { cellsUnder, isNamed, withoutHairlines } from './table-columns.ts';

function image(x: number, size: number, check?: LayoutNode['check']): LayoutNode {
  const box = { x, y: 4, width: size, height: size };
  return { kind: 'image', box, ink: box, children: [], check };
}

const names = [100, 300, 500].map((x) => textNode('Name', x, 0));
const box = { type: 'checkbox', checked: false } as LayoutNode['check'];

it('lets a check box and signs stand among the names of columns, but no picture', () => {
  expect(isNamed(group('row', [image(20, 16, box), ...names]))).toBe(true);
  expect(isNamed(group('row', [image(20, 60), ...names]))).toBe(false);
});

it('puts things under the name that they overlap, else under the last that begins before them', () => {
  const dot = image(300, 8);
  const far = textNode('far', 420, 0);
  const cells = cellsUnder(names, [textNode('Rope', 100, 0), dot, textNode('Healthy', 314, 0), far]);
  expect(cells.map((cell) => cell.length)).toEqual([1, 3, 0]);
});

it('takes what is left of the shade of a button off its cell, but no bar', () => {
  const button = groupNode('stack', [textNode('Detail', 300, 0)], { paint: { fill: 0x4466ee } });
  const line = (height: number): LayoutNode => {
    const edge = { x: 310, y: 40, width: 50, height };
    return { kind: 'rule', box: edge, ink: edge, color: 0xbbbbbb, children: [] };
  };
  expect(withoutHairlines(group('stack', [button, line(1)]))).toBe(button);
  expect(withoutHairlines(group('stack', [button, line(4)])).children).toHaveLength(2);
});
