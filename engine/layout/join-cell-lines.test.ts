import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { joinCellLines } from './join-cell-lines.ts';

/** The texts of the first cells of a table: a word each, or several below each other. */
function cellsOf(...names: (LayoutNode | readonly string[])[]): string[] {
  const rows = names.map((name, i) => {
    const lines = Array.isArray(name)
      ? groupNode(
          'stack',
          name.map((word, k) => textNode(word, 20, 60 * i + 20 * k)),
        )
      : (name as LayoutNode);
    return groupNode('row', [lines, textNode('Paid', 400, 60 * i)], { role: 'tr' });
  });
  const table = groupNode('stack', rows, { role: 'table' });
  joinCellLines(groupNode('stack', [table]));
  return table.children.map(({ children: [cell] }) => cell.text?.lines.map(({ text }) => text).join(' ') ?? cell.kind);
}

it('joins the words of a cell that its column has no room for in one line', () => {
  expect(cellsOf(['Minerva', 'Hooper'], textNode('Dakota Ray', 20, 60))).toEqual(['Minerva Hooper', 'Dakota Ray']);
});

it('leaves two things below each other that would have stood in one line', () => {
  expect(cellsOf(['Ann', 'Lee'], textNode('Feldkirchen Overland', 20, 60))).toEqual(['stack', 'Feldkirchen Overland']);
});

it('leaves a name with something in another style below it', () => {
  const name = textNode('Minerva', 20, 0, { weight: 700 });
  const place = textNode('Rotterdam', 20, 20, { color: 0x888888 });
  expect(cellsOf(groupNode('stack', [name, place]), textNode('Dakota', 20, 60))).toEqual(['stack', 'Dakota']);
});
