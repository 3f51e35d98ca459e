import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildCleanBody } from './build-clean-page.ts';

const elementsIn = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
];

it('writes the cells of a column alike, also where one is long', () => {
  const names = ['Mia', 'The chief executive officer of a company', 'Noah'];
  const rows = names.map((name, i): LayoutNode => {
    const cells = [textNode(name, 40, 40 + 40 * i), textNode('Berlin', 440, 40 + 40 * i)];
    return groupNode(
      'row',
      cells.map((cell) => ({ ...cell, role: 'td' })),
      { role: 'tr' },
    );
  });
  const root = groupNode('stack', [groupNode('stack', rows, { role: 'table' })]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  const body = buildCleanBody(root, 0xffffff, {
    designWidth: 1280,
    language: 'en',
    base: { family: 'arial', size: 16, color: 0x111111 },
    sources: new Map(),
    blocks: rows.flatMap(({ children }) => children.map(({ text }) => text!)),
  });
  const cells = elementsIn(body).filter(({ tag }) => tag === 'td');
  expect(cells.map(({ css }) => css['white-space'])).toEqual(Array(6).fill('nowrap'));
});
