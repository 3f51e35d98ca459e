import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { gatherDiscs } from './gather-discs.ts';

function disc(x: number, width: number, radius = 14): LayoutNode {
  const box = { x, y: 40, width, height: 28 };
  return { kind: 'empty', box, ink: box, children: [], paint: { fill: 0xef9a9a, radius } };
}

it('makes one part of discs that lie over each other, each as large as the last one', () => {
  const row = groupNode('row', [textNode('Spring play', 0, 40), disc(200, 24), disc(224, 24), disc(248, 28)]);
  gatherDiscs(row);
  const [, discs] = row.children;
  expect(row.children).toHaveLength(2);
  expect(discs.kind).toBe('overlay');
  expect(discs.children.map(({ box }) => [box.x, box.width, box.height])).toEqual([
    [200, 28, 28],
    [224, 28, 28],
    [248, 28, 28],
  ]);
});

it('leaves discs beside each other, and boxes with corners', () => {
  const apart = groupNode('row', [disc(200, 28), disc(236, 28)]);
  const bars = groupNode('row', [disc(200, 24, 4), disc(224, 28, 4)]);
  for (const row of [apart, bars]) {
    gatherDiscs(row);
    expect(row.children.map(({ kind }) => kind)).toEqual(['empty', 'empty']);
  }
});
