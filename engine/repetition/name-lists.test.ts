import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import type { Lists } from './item.ts';
import { nameLists } from './name-lists.ts';

const payment = (y: number, name = 'Harbour tours', extra: LayoutNode[] = []): LayoutNode =>
  groupNode('row', [
    imageNode(0, y, 32),
    groupNode('stack', [textNode(name, 48, y), textNode('12 March', 48, y + 20)]),
    textNode('$ 20.00', 300, y + 8),
    ...extra,
  ]);
const rule = (y: number): LayoutNode => {
  const box = { x: 0, y, width: 360, height: 1 };
  return { kind: 'rule', box, ink: box, color: 0xeeeeee, children: [] };
};

function named(children: LayoutNode[], around?: string): LayoutNode {
  const node = groupNode('stack', children);
  const instances = children.filter(({ kind }) => kind !== 'rule');
  const lists: Lists = new Map([[node, { parent: node, instances }]]);
  nameLists(groupNode('stack', [node], around ? { role: around } : {}), lists);
  return node;
}

it('calls like rows below each other a list, with lines between them or without', () => {
  const rows = [payment(0), payment(60), payment(120)].map((row) => ({ ...row, role: 'article' }));
  const list = named([rows[0], rule(50), rows[1], rule(110), rows[2]]);
  expect(list.role).toBe('ul');
  expect(rows.map(({ role }) => role)).toEqual([undefined, undefined, undefined]);
  expect(named([payment(0), payment(60), payment(120)]).role).toBe('ul');
});

it('calls low rows that are cards a list, but not cards with things below each other', () => {
  const paint = { fill: 0xffffff };
  const rows = [0, 80, 160].map((y) => ({ ...payment(y), paint, role: 'section' }) as LayoutNode);
  expect(named(rows).role).toBe('ul');
  expect(rows[0].role).toBeUndefined();
  const cards = [0, 80, 160].map((y) =>
    groupNode('stack', [textNode('Tours', 0, y), textNode('12', 0, y + 20)], { paint }),
  );
  expect(named(cards).role).toBeUndefined();
});

it('needs three rows of nothing but words and signs', () => {
  expect(named([payment(0), payment(60)]).role).toBeUndefined();
  const check = (y: number): LayoutNode => ({ ...imageNode(340, y, 16), role: 'input' });
  expect(named([0, 60, 120].map((y) => payment(y, 'Harbour tours', [check(y)]))).role).toBeUndefined();
  const paragraph = 'A text\nof many\nlines';
  const article = (y: number): LayoutNode => {
    const node = payment(y, paragraph);
    return { ...node, box: { ...node.box, height: 120 } };
  };
  expect(named([0, 140, 280].map(article)).role).toBeUndefined();
});

it('leaves rows of many columns to tables, and entries to their navigation', () => {
  const columns = (y: number): LayoutNode =>
    groupNode(
      'row',
      [0, 200, 400, 600].map((x) => textNode('Words', x, y)),
    );
  expect(named([columns(0), columns(40), columns(80)]).role).toBeUndefined();
  expect(named([payment(0), payment(60), payment(120)], 'nav').role).toBeUndefined();
});

it('calls the cells of a grid a list where they are rows of one, in columns', () => {
  const point = (x: number, y: number, ...more: LayoutNode[]): LayoutNode =>
    groupNode('row', [imageNode(x, y, 16), textNode('Source files', x + 24, y), ...more]);
  const namedGrid = (second: number, ...more: LayoutNode[]): string | undefined => {
    const first = groupNode('row', [point(0, 0), point(300, 0)]);
    const rows = [first, groupNode('row', [point(0, 30), point(second, 30, ...more)])];
    const node = groupNode('stack', rows);
    const instances = rows.flatMap(({ children }) => children);
    nameLists(groupNode('stack', [node]), new Map([[node, { parent: node, instances }]]));
    return node.role;
  };
  expect(namedGrid(300)).toBe('ul');
  expect(namedGrid(340)).toBeUndefined();
  // Of what has a title and a text, each is an article.
  expect(namedGrid(300, textNode('Zipped', 460, 30))).toBeUndefined();
});
