import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { assignStates } from './assign-states.ts';

const GREEN = 0x3ec034;
const GREY = 0x7c8ead;

/** The roles of the boxes in the last column of a table. */
function rolesOf(boxes: readonly (readonly [words: string, fill: number])[]): (string | undefined)[] {
  const rows = boxes.map(([words, fill], i): LayoutNode => {
    const text = textNode(words, 208, 4 + 40 * i, { size: 12, color: 0xffffff });
    const box = groupNode('stack', [text], { paint: { fill, radius: 8 }, pad: 4 });
    return groupNode('row', [textNode('Ann Lee', 0, 4 + 40 * i), box], { role: 'tr' });
  });
  const root = groupNode('stack', [groupNode('stack', rows, { role: 'table' })]);
  assignStates(root);
  return rows.map(({ children }) => children[1].role);
}

it('knows states by their colours, which go with their words', () => {
  const states = [['Online', GREEN] as const, ['Away', GREY] as const, ['Online', 0x50cc32] as const];
  expect(rolesOf(states)).toEqual(['span', 'span', 'span']);
});

it('leaves what looks alike whatever it says, and what differs although it says one thing', () => {
  const buttons = ['Call', 'Write', 'Call'].map((words) => [words, GREY] as const);
  expect(rolesOf(buttons)).toEqual([undefined, undefined, undefined]);
  expect(rolesOf([['Call', GREY] as const, ['Call', GREEN] as const, ['Write', GREEN] as const])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
