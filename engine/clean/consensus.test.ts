import { expect, it } from 'vitest';
import { textNode } from '../testing/text-node.ts';
import { Consensus } from './consensus.ts';

const inSlot = (slot: string) => ({ ...textNode('Words', 0, 0), slot });

it('gives the middle of what all instances measured, once all have', () => {
  const consensus = new Consensus();
  for (const value of [15, 16, 40]) consensus.number(inSlot('card/title'), 'gap', value);
  consensus.settle();
  expect(consensus.number(inSlot('card/title'), 'gap', 40)).toBe(16);
  expect(consensus.number(inSlot('card/text'), 'gap', 40)).toBe(40);
  expect(consensus.number(textNode('Alone', 0, 0), 'gap', 41)).toBe(41);
});

it('gives what most instances are', () => {
  const consensus = new Consensus();
  for (const value of [true, true, false]) consensus.choice(inSlot('card/button'), 'full', value);
  consensus.settle();
  expect(consensus.choice(inSlot('card/button'), 'full', false)).toBe(true);
});

it('tells how far instances differ', () => {
  const consensus = new Consensus();
  for (const value of [15, 40, 16]) consensus.range(inSlot('card/title'), 'gap', value);
  consensus.settle();
  expect(consensus.range(inSlot('card/title'), 'gap', 16)).toEqual({ least: 15, greatest: 40 });
  expect(consensus.range(textNode('Alone', 0, 0), 'gap', 41)).toEqual({ least: 41, greatest: 41 });
});
