import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import type { Lists } from './item.ts';
import { separateColumns } from './separate-columns.ts';

/** Instances of a sign and a row of words, and how many of the rows are still lists. */
function listsLeft(rows: readonly { words: string[]; at: readonly number[] }[]): number {
  const lists: Lists = new Map();
  const instances = rows.map(({ words, at }, i) => {
    const entries = words.map((word, j): LayoutNode => textNode(word, at[j], 40 * i));
    const list = groupNode('row', entries);
    lists.set(list, { parent: list, instances: entries });
    return groupNode('row', [imageNode(0, 40 * i, 16), list]);
  });
  separateColumns(instances, lists);
  return lists.size;
}

it('takes apart what stands in the same columns in all instances', () => {
  const at = [40, 200, 420];
  const rows = [
    { words: ['Lighthouse', 'Bergen', '12'], at },
    { words: ['Pier', 'Oslo harbour', '7'], at },
    { words: ['Quay walls', 'Molde', '31'], at },
  ];
  expect(listsLeft(rows)).toBe(0);
});

it('leaves words that follow each other, and what stands at even steps', () => {
  const flowing = [
    { words: ['Sea', 'Lighthouse', 'Pier'], at: [40, 80, 176] },
    { words: ['Harbour', 'Oslo', 'Quay'], at: [40, 112, 160] },
    { words: ['Boat', 'Sun', 'Fishing'], at: [40, 88, 128] },
  ];
  expect(listsLeft(flowing)).toBe(3);
  const days = ['1', '2', '3'].map(() => ({ words: ['1', '2', '3'], at: [40, 80, 120] }));
  expect(listsLeft(days)).toBe(3);
});
