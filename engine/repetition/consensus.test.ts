import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { agree } from './consensus.ts';

const agreeOn = (...nodes: LayoutNode[]): (string | undefined)[] => {
  agree(nodes.map((node) => ({ node, within: node, isHighlighted: false })));
  return nodes.map(({ role }) => role);
};
const line = (words: string, role?: string, color = 0): LayoutNode => ({
  ...textNode(words, 0, 0, { color }),
  ...(role ? { role } : {}),
});

it('makes all headings where half of them are', () => {
  expect(agreeOn(line('Ann', 'h2'), line('Ben'), line('Cleo', 'h2'), line('Dan'))).toEqual(['h2', 'h2', 'h2', 'h2']);
  expect(agreeOn(line('Ann', 'h2'), line('Ben'), line('Cleo'))).toEqual([undefined, undefined, undefined]);
});

it('makes no link of a text in another colour', () => {
  expect(agreeOn(line('Browse all', 'a', 0x2255cc), line('It is a book.', undefined, 0x555555))).toEqual([
    'a',
    undefined,
  ]);
});

it('leaves an entry that opens something a button among links', () => {
  const arrow: LayoutNode = {
    kind: 'image',
    box: { x: 90, y: 0, width: 12, height: 8 },
    ink: { x: 90, y: 0, width: 12, height: 8 },
    children: [],
    image: { kind: 'icon', drawing: { known: { name: 'chevron-down' } } },
  } as unknown as LayoutNode;
  const entry = (role: string, ...more: LayoutNode[]): LayoutNode => ({
    ...groupNode('row', [textNode('Pages', 0, 0), ...more]),
    role,
  });
  expect(agreeOn(entry('a'), entry('a'), entry('button', arrow))).toEqual(['a', 'a', 'button']);
});

it('leaves fields of several lines and lists to open what they are among fields of one line', () => {
  const field = (role?: string): LayoutNode => ({
    ...groupNode('stack', [textNode('Ann', 0, 0)]),
    ...(role ? { role } : {}),
  });
  expect(agreeOn(field('input'), field('textarea'), field(), field('input'), field('select'), field('input'))).toEqual([
    'input',
    'textarea',
    'input',
    'input',
    'select',
    'input',
  ]);
});

it('takes the line height of all from those that have several lines', () => {
  const texts = ['Ask the choir whether', 'Lentils', 'Cheaper'].map((words) => textNode(words, 0, 0));
  const [paragraph] = texts;
  Object.assign(paragraph.text!, { lineHeight: 19, lines: [...paragraph.text!.lines, ...paragraph.text!.lines] });
  agree(texts.map((node) => ({ node, within: node, isHighlighted: false })));
  expect(texts.map(({ text }) => text!.lineHeight)).toEqual([19, 19, 19]);
});

it('casts a shadow for all where half of them are seen to: on a dark ground there is none to see', () => {
  const shadow = { x: 0, y: 2, blur: 8, spread: 0, color: 0x000000, alpha: 0.2 };
  const cards = (count: number): (object | undefined)[] => {
    const nodes = [0, 1, 2, 3].map((i) =>
      groupNode('stack', [textNode('Ann', 0, 0)], { paint: { fill: 0xffffff, ...(i < count ? { shadow } : {}) } }),
    );
    agreeOn(...nodes);
    return nodes.map(({ paint }) => paint!.shadow);
  };
  expect(cards(2)).toEqual(Array(4).fill(shadow));
  expect(cards(1)).toEqual([shadow, undefined, undefined, undefined]);
});

it('gives a box the gradient of the others where its colour lies between the ends of that', () => {
  const stops = [
    { color: 0xfdc1b2, at: 0 },
    { color: 0xffffff, at: 1 },
  ];
  const boxOf = (fill: number, gradient?: { angle: number; stops: typeof stops }): LayoutNode =>
    groupNode('stack', [textNode('Sales', 0, 0)], { paint: { fill, ...(gradient ? { gradient } : {}) } });
  const [shaded, between, white] = [boxOf(0xfdc1b2, { angle: 180, stops }), boxOf(0xfee0d8), boxOf(0xffffff)];
  agreeOn(shaded, boxOf(0xfdc1b2, { angle: 180, stops }), between, white);
  expect(between.paint?.gradient).toBeDefined();
  expect(white.paint?.gradient).toBeUndefined();
});
