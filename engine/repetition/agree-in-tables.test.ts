import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { agreeInTables } from './agree-in-tables.ts';

type Style = { size?: number; weight?: number; color?: number };

function tableOf(head: readonly Style[], body: readonly (readonly Style[])[]): LayoutNode {
  const row = (styles: readonly Style[], y: number, role: string): LayoutNode =>
    groupNode(
      'row',
      styles.map((style, i) => ({ ...textNode('Name', 200 * i, y, style), role })),
      { role: 'tr' },
    );
  const rows = [row(head, 0, 'th'), ...body.map((styles, i) => row(styles, 40 + 40 * i, 'td'))];
  return groupNode('stack', [groupNode('stack', rows, { role: 'table' })]);
}

const stylesOf = (root: LayoutNode, row: number): (number | undefined)[][] =>
  root.children[0].children[row].children.map(({ text }) => [text?.size, text?.font.weight]);

it('sets the names of all columns as most of them are set', () => {
  const usual = { size: 12, weight: 700 };
  const root = tableOf([usual, { size: 14, weight: 400 }, usual, usual], [[{}, {}, {}, {}]]);
  agreeInTables(root);
  expect(new Set(stylesOf(root, 0).map(String))).toEqual(new Set(['12,700']));
});

it('leaves a name in another colour, and one of a size that cannot be wrongly measured', () => {
  const usual = { size: 12, weight: 400 };
  const sorted = { size: 12, weight: 700, color: 0x0055ff };
  const root = tableOf([usual, usual, usual, sorted, { size: 20, weight: 400 }], [[{}, {}, {}, {}, {}]]);
  agreeInTables(root);
  expect(stylesOf(root, 0).slice(3)).toEqual([
    [12, 700],
    [20, 400],
  ]);
});

it('gives the cells of a column one size, and leaves what is bold in it', () => {
  const body = [[{ size: 14 }], [{ size: 12.5 }], [{ size: 14 }], [{ size: 14, weight: 700 }]];
  const root = tableOf([{}], body);
  agreeInTables(root);
  expect([1, 2, 3, 4].flatMap((row) => stylesOf(root, row))).toEqual([
    [14, 400],
    [14, 400],
    [14, 400],
    [14, 700],
  ]);
});
