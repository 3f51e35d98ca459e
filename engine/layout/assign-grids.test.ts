import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { unionBox } from '../raster/box.ts';
import { textNode } from '../testing/text-node.ts';
import { assignGrids } from './assign-grids.ts';

const GREY = 0xe3e6f0;

function cell(x: number, y: number, words: string, fill = 0xffffff): LayoutNode {
  const box = { x, y, width: 121, height: 50 };
  const border = { color: GREY, width: 1, sides: ['top', 'right', 'bottom', 'left'] as const };
  const paint = { fill, border: { ...border, sides: [...border.sides] } };
  return { kind: 'stack', box, ink: box, children: [textNode(words, x + 12, y + 14)], paint };
}

function around(kind: 'stack' | 'row', children: LayoutNode[]): LayoutNode {
  const box = unionBox(children.map((child) => child.box));
  return { kind, box, ink: box, children };
}

const listing = (rows: readonly string[][]): LayoutNode =>
  around(
    'stack',
    rows.map((words, y) =>
      around(
        'row',
        words.map((word, x) => cell(x * 120, y * 49, word)),
      ),
    ),
  );

const grid = (rows: number, gap = 0): LayoutNode =>
  around(
    'stack',
    Array.from({ length: rows }, (_, row) =>
      around(
        'row',
        ['Name', 'Office', 'Age'].map((words, i) =>
          cell(i * (120 + gap), row * (49 + gap), words, row ? 0xffffff : GREY),
        ),
      ),
    ),
  );

it('makes a table with a head of framed boxes that share their lines', () => {
  const page = grid(4);
  assignGrids(page);
  const [table] = page.children;
  expect(table.role).toBe('table');
  expect(table.children.map(({ role }) => role)).toEqual(['tr', 'tr', 'tr', 'tr']);
  expect(table.children.map(({ children }) => children[0].role)).toEqual(['th', 'td', 'td', 'td']);
});

it('leaves cards with room between them, and two rows, as they are', () => {
  for (const page of [grid(4, 16), grid(2)]) {
    assignGrids(page);
    expect(page.children[0].role).toBeUndefined();
  }
});

it('knows names in capitals above words, and above figures, without a ground or type of their own', () => {
  const rows = [
    ['1', 'Mark', 'Otto'],
    ['2', 'Jacob', 'Thornton'],
    ['3', 'Larry', 'the Bird'],
  ];
  const headed = listing([['#', 'FIRST NAME', 'LAST NAME'], ...rows]);
  const bare = listing([['0', 'Ann', 'Lee'], ...rows]);
  for (const page of [headed, bare]) assignGrids(page);
  const rolesOf = (page: LayoutNode) => page.children[0].children[0].children.map(({ role }) => role);
  expect(rolesOf(headed)).toEqual(['th', 'th', 'th']);
  expect(rolesOf(bare)).toEqual(['td', 'td', 'td']);
});
