import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { groupDividedCells } from './group-divided-cells.ts';

const lineOf = (x: number, y: number, width: number, height: number): LayoutNode => {
  const box = { x, y, width, height };
  return { kind: 'rule', box, ink: box, color: 0xe5e7eb, children: [] };
};

/** A card 300 px wide whose foot is 50 px high, divided where it is said. */
function cardWith(first: string, second: string, divider: number): LayoutNode {
  const cell = (words: string, x: number) => [imageNode(x, 217, 16), textNode(words, x + 24, 216)];
  const foot = groupNode('row', [...cell(first, 40), lineOf(divider, 200, 1, 50), ...cell(second, 190)]);
  const box = { x: 0, y: 0, width: 300, height: 250 };
  const children = [textNode('Ada Lovelace', 90, 60), lineOf(0, 200, 300, 1), foot];
  return { kind: 'stack', box, ink: box, paint: { fill: 0xffffff }, children };
}

const footOf = (card: LayoutNode): LayoutNode => {
  groupDividedCells(card);
  return card.children[2];
};

it('makes links as wide as their cells of what can be done with a card', () => {
  const { box, children } = footOf(cardWith('Email', 'Call', 150));
  expect(box).toMatchObject({ x: 0, width: 300 });
  expect(children.map(({ kind, role, box: { x, width } }) => [kind, role, x, width])).toEqual([
    ['row', 'a', 0, 150],
    ['rule', undefined, 150, 1],
    ['row', 'a', 150, 150],
  ]);
});

it('leaves figures what they are, and cells of different widths', () => {
  expect(footOf(cardWith('12 posts', '340 likes', 150)).children.map(({ role }) => role)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(footOf(cardWith('Email', 'Call', 120)).children).toHaveLength(5);
});

it('leaves a foot with something over its line, and loses nothing of it', () => {
  const foot = footOf(cardWith('Send a long message to Ada', 'Call', 150));
  expect(foot.children).toHaveLength(5);
});
