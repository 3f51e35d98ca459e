import { describe, expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { linkNetworks } from './link-signs.ts';

const signs = (...names: string[]): LayoutNode =>
  groupNode(
    'row',
    names.map((name, i) => {
      const drawing = { viewBox: [0, 0, 24, 24] as const, body: [], color: 0, known: { name, credit: '' } };
      return { ...imageNode(40 * i, 100, 20), image: { kind: 'icon', drawing } } as unknown as LayoutNode;
    }),
  );

function linked(...names: string[]): (string | undefined)[] {
  const row = signs(...names);
  linkNetworks(groupNode('stack', [textNode('Follow us', 0, 60), row]));
  return row.children.map(({ role }) => role);
}

describe('linkNetworks', () => {
  it('leads to networks wherever several of them stand in a row', () => {
    expect(linked('facebook', 'twitter', 'google')).toEqual(['a', 'a', 'a']);
  });

  it('takes one sign of a network, several of the same, and other signs for pictures', () => {
    expect(linked('github', 'star', 'heart')).toEqual([undefined, undefined, undefined]);
    expect(linked('github', 'github')).toEqual([undefined, undefined]);
    expect(linked('bell', 'moon')).toEqual([undefined, undefined]);
  });

  it('leaves out what is no sign of anything that is known', () => {
    const row = groupNode('row', [...signs('twitter', 'dribbble').children, imageNode(200, 100, 20)]);
    linkNetworks(row);
    expect(row.children.map(({ role }) => role)).toEqual(['a', 'a', undefined]);
  });
});
