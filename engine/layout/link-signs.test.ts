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

  it('takes what stands among them, and what is set like them elsewhere, for the same', () => {
    const unknown = (): LayoutNode => imageNode(80, 100, 20);
    const row = groupNode('row', [...signs('twitter', 'dribbble').children, unknown()]);
    const other = groupNode('row', [...signs('twitter', '').children, unknown()]);
    const fewer = groupNode('row', [...signs('').children, imageNode(40, 100, 20)]);
    linkNetworks(groupNode('stack', [row, other, fewer]));
    expect([row, other, fewer].map(({ children }) => children.map(({ role }) => role))).toEqual([
      ['a', 'a', 'a'],
      ['a', 'a', 'a'],
      [undefined, undefined],
    ]);
  });

  it('takes fewer discs of the same size for the same', () => {
    const discs = (...names: string[]): LayoutNode =>
      groupNode(
        'row',
        signs(...names).children.map((sign) => groupNode('stack', [sign], { paint: { fill: 0x0284c7 } })),
      );
    const [row, other] = [discs('twitter', 'github', 'star'), discs('google', '')];
    linkNetworks(groupNode('stack', [row, other]));
    expect(other.children.map(({ role }) => role)).toEqual(['a', 'a']);
  });

  it('leaves out a logo, and words', () => {
    const logo = imageNode(-300, 60, 100);
    const row = groupNode('row', [logo, ...signs('twitter', 'dribbble').children, textNode('Call us', 200, 100)]);
    linkNetworks(row);
    expect(row.children.map(({ role }) => role)).toEqual([undefined, 'a', 'a', undefined]);
  });
});
