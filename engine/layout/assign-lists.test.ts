import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { assignLists } from './assign-lists.ts';

/** A line that begins with a bullet, or with the number of an ordered list. */
function item(content: string, y: number, number?: number): LayoutNode {
  const node = textNode(content, 20, y);
  Object.assign(node.text!, { bullet: true, number });
  return node;
}

const roles = (nodes: LayoutNode[]): (string | undefined)[] => {
  const root = group('stack', nodes);
  assignLists(root);
  return [root.role, ...root.children.map(({ role }) => role)];
};

it('makes one list of neighbours with bullets', () => {
  expect(roles([textNode('We sell:', 0, 0), item('Rope', 30), item('Gloves', 54)])).toEqual([
    undefined,
    undefined,
    'ul',
  ]);
});

it('begins another list where the numbers do not go on', () => {
  const numbered = [1, 2, 1, 2].map((number, i) => item('Turn left', i * 24, number));
  expect(roles(numbered)).toEqual([undefined, 'ol', 'ol']);
});

it('takes three like lines at a regular step for a list, but no sentences', () => {
  expect(roles(['Jobs', 'Press', 'Legal'].map((word, i) => textNode(word, 0, i * 30)))[0]).toBe('ul');
  expect(roles(['Jobs', 'Press'].map((word, i) => textNode(word, 0, i * 30)))[0]).toBeUndefined();
  expect(roles(['We left.', 'It rained.', 'We ran.'].map((word, i) => textNode(word, 0, i * 30)))[0]).toBeUndefined();
});

it('takes rows of an icon and a line for the items of a list', () => {
  const rows = [0, 30, 60].map((y) => {
    const box = { x: 0, y: y + 2, width: 16, height: 16 };
    const icon: LayoutNode = { kind: 'image', box, ink: box, children: [], image: { kind: 'icon' } };
    return group('row', [icon, textNode('Free delivery', 24, y)]);
  });
  expect(roles(rows)[0]).toBe('ul');
});

it('takes items for one list whose colours and weights were measured a little apart', () => {
  const rows = [0, 30, 60].map((y, i) => {
    const box = { x: 0, y, width: 16, height: 12 };
    const tick: LayoutNode = { kind: 'image', box, ink: box, children: [], image: { kind: 'icon' } };
    const words = textNode('Ten projects', 30, y, { color: 0x333333 + 0x060606 * i, weight: i === 1 ? 500 : 400 });
    if (i === 1) words.role = 'h3';
    return group('row', [tick, words]);
  });
  expect(roles(rows)[0]).toBe('ul');
  expect(rows[1].children[1].role).toBeUndefined();
});

it('takes lines for a list that say first what they tell, in one text or in two', () => {
  const fact = (label: string, value: string, y: number): LayoutNode =>
    group('row', [textNode(label, 0, y, { weight: 700 }), textNode(value, 120, y)]);
  expect(roles([textNode('Phone: 12 34 56', 0, 0), textNode('Address: Harbour Street 1, Bergen', 0, 26)])[0]).toBe(
    'ul',
  );
  expect(roles([fact('Full name:', 'Ida Berg', 0), fact('Location:', 'Bergen', 26)])[0]).toBe('ul');
  expect(roles([textNode('Phone: 12 34 56', 0, 0), textNode('We answer at once', 0, 26)])[0]).toBeUndefined();
});
