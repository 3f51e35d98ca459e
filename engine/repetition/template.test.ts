import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { alignInstances } from './template.ts';

/** A message: beside a portrait who wrote it, when, and what. */
const parts = (y: number, words: string): Record<'portrait' | 'name' | 'time' | 'words', LayoutNode> => ({
  portrait: imageNode(20, y, 44),
  name: textNode('Ines Caldeira', 80, y, { weight: 600 }),
  time: textNode('Tue', 376, y),
  words: textNode(words, 80, y + 24),
});

it('takes the same texts for one part, whether they are read line by line or a column first', () => {
  const long = parts(0, 'The ferry leaves at nine, not at ten, they say');
  const other = parts(80, 'You were right about the keys again, sorry');
  const short = parts(160, 'Sent it');
  const byLine = ({ portrait, name, time, words }: typeof long) =>
    groupNode('row', [portrait, groupNode('stack', [groupNode('row', [name, time]), words])], { paint: {}, pad: 0 });
  const column = groupNode('stack', [short.name, short.words]);
  const byColumn = groupNode('row', [short.portrait, column, short.time], { paint: {}, pad: 0 });
  const slots = alignInstances([byLine(long), byLine(other), byColumn], new Map());
  const words = slots.map(({ parts }) => parts.map((part) => part?.node.text?.lines[0].text));
  expect(words).toContainEqual(['Tue', 'Tue', 'Tue']);
});

it('takes a sign for one part, whichever line of its words it stands beside', () => {
  const task = (y: number, at: number): LayoutNode =>
    groupNode('row', [
      imageNode(0, y + at, 16),
      groupNode('stack', [textNode('Mend the net', 40, y, { weight: 700 }), textNode('At the harbour', 40, y + 24)]),
    ]);
  const slots = alignInstances([task(0, 4), task(80, 4), task(160, 26)], new Map());
  expect(slots.map(({ parts }) => parts.map((part) => part?.node.kind))).toEqual([
    ['image', 'image', 'image'],
    ['text', 'text', 'text'],
    ['text', 'text', 'text'],
  ]);
});
