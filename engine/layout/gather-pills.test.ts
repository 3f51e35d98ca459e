import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { gatherPills } from './gather-pills.ts';

/** A word of eight pixels a letter. */
const word = (text: string, x: number): LayoutNode => textNode(text, x, 100);
const pill = (text: string, x: number) => groupNode('stack', [word(text, x)], { paint: { fill: 0x0f172a }, pad: 12 });

it('makes a row of the words beside a pill, each with its room, and leaves what else is in the row', () => {
  const title = word('Departures', 0);
  // All ends at 412, Delayed is 6 px further on with its room, and so is Cancelled.
  const row = groupNode('row', [title, pill('All', 376), word('Delayed', 430), word('Cancelled', 516)]);
  gatherPills(row);
  const [first, filters] = row.children;
  expect(first).toBe(title);
  expect(filters.kind).toBe('row');
  expect(filters.children.map(({ box }) => [box.x, box.width])).toEqual([
    [364, 48],
    [418, 80],
    [504, 96],
  ]);
  expect(filters.children.map(({ paint }) => paint)).toEqual([{ fill: 0x0f172a }, {}, {}]);
  expect(row.box.x + row.box.width).toBe(600);
});

it('leaves words alone that are not equally far apart with the room of the pill', () => {
  const children = [pill('All', 376), word('Delayed', 430), word('Cancelled', 560)];
  const row = groupNode('row', children);
  gatherPills(row);
  expect(row.children).toEqual(children);
});

it('leaves a button alone beside words that are set otherwise', () => {
  const children = [
    textNode('Prices', 250, 100, { size: 24 }),
    textNode('Help', 320, 100, { size: 24 }),
    pill('Sign up', 394),
  ];
  const row = groupNode('row', children);
  gatherPills(row);
  expect(row.children).toEqual(children);
});
