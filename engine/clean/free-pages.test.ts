import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { freePages } from './free-pages.ts';

it('makes one list of the numbers and the words at their ends', () => {
  const [before, one, two, after] = ['Previous', '1', '2', 'Next'].map(
    (words, i): LayoutNode => ({
      ...textNode(words, 80 * i, 0),
      role: 'a',
    }),
  );
  const list: LayoutNode = { ...groupNode('row', [before, groupNode('row', [one, two, after])]), role: 'ul' };
  const pagination: LayoutNode = { ...groupNode('row', [list]), role: 'nav', component: { kind: 'pagination' } };
  freePages(groupNode('stack', [pagination]));
  expect(list.children).toEqual([before, one, two, after]);
});
