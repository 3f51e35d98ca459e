import { expect, it } from 'vitest';
import { groupNode } from '../testing/group-node.ts';
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

it('gives what is painted alike the distances that look the same', () => {
  const button = (fill: number) => groupNode('stack', [textNode('Send', 0, 0)], { paint: { fill }, role: 'button' });
  const [blue, white] = [button(0x2563eb), button(0xffffff)];
  const consensus = new Consensus(groupNode('stack', [button(0x2563eb), button(0x2563eb), blue, white]));
  for (const value of [12, 13, 14, 20]) consensus.number(button(0x2563eb), 'padding-x', value);
  consensus.settle();
  expect([12, 14, 20].map((value) => consensus.number(blue, 'padding-x', value))).toEqual([13, 13, 20]);
  expect(consensus.number(white, 'padding-x', 14)).toBe(14);
  expect(new Consensus(groupNode('stack', [blue, white])).isNeeded).toBe(true);
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

it('does not ask what lacks parts that others have', () => {
  const entry = (parts: readonly string[]) => ({
    ...groupNode(
      'row',
      parts.map((part) => inSlot(`nav-link/${part}`)),
    ),
    slot: 'nav-link',
  });
  const entries = [entry(['icon', 'text']), entry(['icon', 'text', 'chevron']), entry(['icon', 'text'])];
  const consensus = new Consensus(groupNode('stack', entries));
  for (const [i, one] of entries.entries()) {
    consensus.choice(one, 'spread', i === 1);
    consensus.number(one, 'gap', [80, 10, 80][i]);
  }
  consensus.settle();
  expect(consensus.choice(entries[0], 'spread', false)).toBe(true);
  expect(consensus.number(entries[2], 'gap', 80)).toBe(10);
});

it('keeps a size that several have or that is another one, and corrects what one alone has', () => {
  const consensus = new Consensus();
  for (const value of [40, 41, 40, 40, 56, 56, 55, 48, 64]) consensus.size(inSlot('button'), 'width', value);
  consensus.settle();
  expect(consensus.size(inSlot('button'), 'width', 56)).toBe(56);
  expect(consensus.size(inSlot('button'), 'width', 41)).toBe(40);
  expect(consensus.size(inSlot('button'), 'width', 48)).toBe(48);
  expect(consensus.size(inSlot('button'), 'width', 64)).toBe(64);
});

it('takes what is seen of some for all, however many others only assume something else', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((words) => ({ ...textNode(words, 0, 0), slot: 'card/text' }));
  const consensus = new Consensus();
  const ask = () => [
    consensus.seen(first, 'line-height', 16, false),
    consensus.seen(second, 'line-height', 16, false),
    consensus.seen(third, 'line-height', 19, true),
  ];
  ask();
  consensus.settle();
  expect(ask()).toEqual([19, 19, 19]);
  expect(consensus.seen(first, 'other', 16, false)).toBe(16);
});

it('gives what follows from the distances of instances as the last one that answers for them has it', () => {
  const card = (parts: readonly string[]) => ({
    ...groupNode(
      'stack',
      parts.map((part) => inSlot(`card/${part}`)),
    ),
    slot: 'card',
  });
  const cards = [card(['title', 'text', 'note']), card(['title', 'text', 'note']), card(['title'])];
  const consensus = new Consensus(groupNode('stack', cards));
  for (const [i, one] of cards.entries()) consensus.last(one, 'over', [1, 2, 7][i]);
  consensus.settle();
  expect(cards.map((one) => consensus.last(one, 'over', 9))).toEqual([2, 2, 2]);
  expect(consensus.last(textNode('Alone', 0, 0), 'over', 9)).toBe(9);
});
