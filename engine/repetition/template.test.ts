import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { alignInstances } from './template.ts';

/** A message 320 px wide: who wrote it, when, and what. */
const parts = (y: number, words: string): Record<'name' | 'time' | 'words', LayoutNode> => ({
  name: textNode('Ines Caldeira', 20, y, { weight: 600 }),
  time: textNode('Tue', 316, y),
  words: textNode(words, 20, y + 24),
});

it('takes the same texts for one part, whether they are read line by line or a column first', () => {
  const long = parts(0, 'The ferry leaves at nine, not at ten');
  const other = parts(80, 'You were right about the keys again');
  const short = parts(160, 'Sent it');
  const byLine = ({ name, time, words }: typeof long) =>
    groupNode('stack', [groupNode('row', [name, time]), words], { paint: {}, pad: 0 });
  const byColumn = groupNode('row', [groupNode('stack', [short.name, short.words]), short.time], { paint: {}, pad: 0 });
  const slots = alignInstances([byLine(long), byLine(other), byColumn], new Map());
  const words = slots.map(({ parts }) => parts.map((part) => part?.node.text?.lines[0].text));
  expect(words).toContainEqual(['Tue', 'Tue', 'Tue']);
  expect(words.at(-1)?.at(-1)).toBe('Sent it');
});
