import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { isGroup, type Nest, nestOf } from './nest.ts';
import type { Slot } from './template.ts';

const slotOf = (...nodes: LayoutNode[]): Slot => ({
  parts: nodes.map((node) => ({ node, items: [], isList: false })),
});
const shapeOf = (nest: Nest, slots: readonly Slot[]): unknown =>
  isGroup(nest) ? [nest.kind, ...nest.children.map((child) => shapeOf(child, slots))] : slots.indexOf(nest.slot);

it('groups parts in the order of reading, whatever that of the tree is where two begin at one height', () => {
  const cards = [0, 400].map((x) => {
    const [title, line, foot] = [textNode('Boats', x, 0), textNode('–', x, 40), textNode('Email', x, 40)];
    return { title, line, foot, card: groupNode('stack', [title, foot, line]) };
  });
  const slots = (['title', 'line', 'foot'] as const).map((part) => slotOf(...cards.map((one) => one[part])));
  const nest = nestOf(
    cards.map(({ card }) => card),
    slots,
    new Map(),
  );
  expect(shapeOf(nest, slots)).toEqual(['stack', 0, 1, 2]);
});
