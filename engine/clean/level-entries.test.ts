import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { levelEntries } from './level-entries.ts';

const BLUE = { fill: 0x1155dd };

const entry = (words: string, y: number, ...ends: LayoutNode[]): LayoutNode => ({
  ...groupNode('row', [imageNode(24, y + 2, 16), textNode(words, 60, y), ...ends]),
  role: 'a',
});
const framed = (words: string, y: number): LayoutNode =>
  ({
    ...entry(words, y),
    box: { x: 8, y: y - 10, width: 230, height: 40 },
    paint: BLUE,
  }) as LayoutNode;
const menu = (...lists: LayoutNode[][]): LayoutNode => ({
  ...groupNode(
    'stack',
    lists.map((entries) => ({ ...groupNode('stack', entries), role: 'ul' }) as LayoutNode),
  ),
  role: 'nav',
});

it('gives all entries the frame of the one with a ground, around their words, and makes them one component', () => {
  const entries = [entry('Overview', 100), entry('Orders', 150, imageNode(212, 146, 28))];
  const nav = menu([framed('Home', 50), ...entries], [entry('Settings', 240)]);
  levelEntries(nav);
  const boxes = nav.children.flatMap(({ children }) => children.map(({ box }) => box));
  expect(boxes.map(({ x, width, height }) => [x, width, height])).toEqual(Array(4).fill([8, 230, 40]));
  expect(boxes.map(({ y }) => y)).toEqual([40, 90, 140, 230]);
  expect(entries.map(({ paint }) => paint)).toEqual([{}, {}]);
  const kin = nav.children.flatMap(({ children }) => children.map((child) => child.kin));
  expect(new Set(kin).size).toBe(1);
  expect(kin[0]).toBeDefined();
});

it('gives them all the room between them, and the width of the menu, where none has a ground', () => {
  const entries = () => [entry('Overview', 100), entry('Orders', 150, imageNode(212, 146, 28)), entry('Teams', 200)];
  const nav = menu(entries());
  levelEntries(nav);
  expect(nav.children[0].children.map(({ box }) => box)).toEqual(
    [86, 136, 186].map((y) => ({ x: 24, y, width: 216, height: 48 })),
  );
  // A line above them is in the way of the first, and so of all.
  const below = menu(entries());
  below.children.unshift(textNode('WORK', 24, 80, { size: 12 }));
  levelEntries(below);
  const [, list] = below.children;
  expect(new Set(list.children.map(({ box }) => box.height))).toEqual(new Set([28]));
});

it('counts in an entry whose sign is narrower, so that its words begin before those of the others', () => {
  const narrow = (words: string, y: number): LayoutNode => ({
    ...groupNode('row', [imageNode(24, y + 3, 10), textNode(words, 54, y)]),
    role: 'a',
  });
  const nav = menu([entry('Home', 50), entry('Orders', 100), narrow('Teams', 150)]);
  levelEntries(nav);
  expect(new Set(nav.children[0].children.map(({ box }) => box.height))).toEqual(new Set([48]));
});

it('has a line beside the ground of the current entry for one mark too many', () => {
  const marker: LayoutNode = { ...imageNode(246, 40, 4), kind: 'rule', color: 0x1155dd } as LayoutNode;
  const ground = { ...framed('Home', 50), role: undefined };
  const current: LayoutNode = { ...groupNode('row', [ground, marker]), role: 'a' };
  const nav = menu([current, entry('Orders', 100)]);
  levelEntries(nav);
  expect(nav.children[0].children[0]).toMatchObject({ role: 'a', paint: BLUE, box: ground.box });
});

it('leaves entries of words alone, and those apart that would lie over each other', () => {
  const link = (words: string, y: number): LayoutNode => ({ ...textNode(words, 24, y), role: 'a' });
  const plain = menu([link('Orders', 100), link('Teams', 140)]);
  levelEntries(plain);
  expect(plain.children[0].children.map(({ kin }) => kin)).toEqual([undefined, undefined]);
  const close = entry('Orders', 80);
  levelEntries(menu([framed('Home', 50), close]));
  expect(close.paint).toBeUndefined();
});

it('levels them all where one stands closer than the others, but its frame does not reach the words of the next', () => {
  const entries = [entry('Orders', 100), entry('Teams', 150), entry('Billing', 200)];
  levelEntries(menu([framed('Home', 50), ...entries, { ...framed('Upgrade', 235) }]));
  expect(entries.map(({ box }) => [box.y, box.height])).toEqual([
    [90, 40],
    [140, 40],
    [190, 40],
  ]);
});

it('lets the heads of its lists, and the lists below them, keep one distance', () => {
  const head = (words: string, y: number): LayoutNode => ({ ...textNode(words, 24, y, { size: 12 }), role: 'h2' });
  const nav = menu([entry('Home', 50)], [entry('Orders', 140)], [entry('Teams', 230), entry('Roles', 270)]);
  const [first, second, third] = nav.children;
  nav.children = [first, head('SHOP', 100), second, head('PEOPLE', 190), third];
  levelEntries(nav);
  expect(nav.children.map(({ slot }) => slot)).toEqual([
    undefined,
    'menu/heading',
    'menu/list',
    'menu/heading',
    'menu/list',
  ]);
});
