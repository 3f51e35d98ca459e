import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { assignUnheadedTables } from './assign-unheaded-tables.ts';

const sign = (x: number, y: number): LayoutNode => {
  const box = { x, y, width: 20, height: 20 };
  return { kind: 'image', box, ink: box, children: [], image: { kind: 'icon' } };
};

const rule = (y: number): LayoutNode => {
  const box = { x: 0, y, width: 800, height: 1 };
  return { kind: 'rule', box, ink: box, children: [], color: 0xdddddd };
};

/** A mail: a sign, perhaps a star, who wrote it, what about in two lines, and when. */
const mail = (name: string, y: number, starred: boolean): LayoutNode =>
  group('row', [
    sign(0, y),
    ...(starred ? [sign(40, y)] : []),
    textNode(name, 100, y, { weight: 700 }),
    group('stack', [textNode('About the boat', 300, y), textNode('It leaks', 300, y + 22)]),
    textNode('5 May', 700, y, { color: 0x888888 }),
  ]);

/** Roles and, in brackets, what is in them. */
const outline = (node: LayoutNode): string =>
  node.children.length === 0 ? (node.role ?? node.kind) : `${node.role ?? node.kind}(${node.children.map(outline)})`;

function tablesOf(...children: LayoutNode[]): string {
  const root: LayoutNode = { ...group('stack', []), children };
  assignUnheadedTables(root);
  return outline(root);
}

it('takes rows in the same columns for a table, one that lacks something, too', () => {
  const mails = [mail('Ann Lee', 0, true), rule(50), mail('Bob', 60, false), rule(110), mail('Cleo Fox', 120, true)];
  const full = 'tr(image,image,text,stack(text,text),text)';
  expect(tablesOf(...mails)).toBe(`stack(table(${full},rule,tr(image,td,text,stack(text,text),text),rule,${full}))`);
});

it('leaves what stands above and below the rows alone', () => {
  const title = group('row', [textNode('Inbox', 0, -60, { size: 24 }), textNode('All', 700, -60)]);
  const pages = group('row', [textNode('1-3 of 200', 0, 170), sign(700, 170)]);
  const mails = [0, 60, 120].map((y) => mail('Ann Lee', y, true));
  expect(tablesOf(title, ...mails, pages)).toMatch(/^stack\(row\(text,text\),table\(.*\),row\(text,image\)\)$/);
});

it('takes entries of a picture, words and one thing beside them for no table', () => {
  const entry = (y: number): LayoutNode =>
    group('row', [
      sign(0, y),
      group('stack', [textNode('Ann Lee', 60, y), textNode('Diver', 60, y + 22)]),
      textNode('5 May', 700, y),
    ]);
  expect(tablesOf(...[0, 60, 120].map(entry))).not.toContain('table');
});

it('takes a grid of like things for no table', () => {
  const things = (y: number): LayoutNode =>
    group(
      'row',
      [0, 200, 400, 600].flatMap((x) => [sign(x, y), textNode('Boat', x + 40, y)]),
    );
  expect(tablesOf(...[0, 60, 120].map(things))).not.toContain('table');
});

it('takes cards side by side for no table', () => {
  const card = (x: number, y: number): LayoutNode => {
    const box = { x, y, width: 150, height: 80 };
    return { ...group('stack', [textNode('A boat', x, y)]), box, ink: box, paint: { fill: 0xeeeeee } } as LayoutNode;
  };
  const row = (y: number): LayoutNode =>
    group('row', [
      sign(0, y),
      textNode('Boats', 60, y),
      textNode('of wood', 160, y),
      textNode('old', 260, y),
      card(360, y),
    ]);
  expect(tablesOf(...[0, 100, 200].map(row))).not.toContain('table');
});
