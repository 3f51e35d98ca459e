import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { pressSigns } from './press-signs.ts';

const sign = (name: string, label?: string, size = 20): LayoutNode => {
  const drawing = {
    viewBox: [0, 0, 24, 24],
    body: [],
    color: 0,
    known: { name, credit: '' },
    ...(label ? { label } : {}),
  };
  return { ...imageNode(0, 0, size), image: { kind: 'icon', drawing } } as unknown as LayoutNode;
};

const rolesIn = (role: string, ...signs: LayoutNode[]): (string | undefined)[] => {
  const row = groupNode('row', [...signs, textNode('Ida Berg', 200, 0)]);
  pressSigns(groupNode('stack', [groupNode('stack', [row], { role })]));
  return row.children.map((child) => child.role);
};

it('makes buttons of signs in a bar that say what they are for', () => {
  expect(rolesIn('header', sign('bell', 'Notifications'), sign('moon', 'Theme'))).toEqual([
    'button',
    'button',
    undefined,
  ]);
});

it('leaves what decorates, what is large, what opens the menu, and what stands elsewhere', () => {
  expect(rolesIn('header', sign('circle'), sign('bell', 'Notifications', 48), sign('bars', 'Menu'))).toEqual(
    Array(4).fill(undefined),
  );
  expect(rolesIn('section', sign('bell', 'Notifications'))).toEqual([undefined, undefined]);
});

it('makes one button of a sign and the word for it, and none of other words behind it', () => {
  const at = (node: LayoutNode, x: number): LayoutNode => {
    const box = { ...node.box, x };
    return { ...node, box, ink: box };
  };
  const link: LayoutNode = { ...textNode('DELETE', 126, 0), role: 'a' };
  const row = groupNode('row', [
    textNode('Ida Berg', 0, 0),
    at(sign('trash-alt'), 100),
    link,
    at(sign('pencil'), 200),
    textNode('Written by her', 226, 0),
  ]);
  pressSigns(groupNode('stack', [row]));
  expect(row.children.map(({ kind, role }) => role ?? kind)).toEqual(['text', 'button', 'image', 'text']);
  expect(link.role).toBeUndefined();
});
