import { expect, it } from 'vitest';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { assignHeadings } from './assign-headings.ts';

const rolesOf = (texts: readonly (readonly [string, number])[]) => {
  const root = group(
    'stack',
    texts.map(([content, size], i) => textNode(content, 0, i * 60, { size })),
  );
  assignHeadings(root, 16);
  return root.children.map(({ role }) => role);
};

it('makes the largest text the title, and gives the others levels that skip none', () => {
  const texts = [
    ['Tents', 24],
    ['Camping', 48],
    ['Text of the page', 16],
    ['Stoves', 32],
    ['Gas', 24],
  ] as const;
  expect(rolesOf(texts)).toEqual(['h2', 'h1', undefined, 'h2', 'h3']);
});

it('takes whose the page is for no heading, however large', () => {
  const texts = [
    ['Camping', 48],
    ['Copyright © 2026 Camping', 28],
  ] as const;
  expect(rolesOf(texts)).toEqual(['h1', undefined]);
});

it('takes what has an arrow to where it leads for no heading', () => {
  const texts = [
    ['Camping', 48],
    ['More stories →', 24],
    ['Stoves', 24],
  ] as const;
  expect(rolesOf(texts)).toEqual(['h1', undefined, 'h2']);
});

it('takes the way to a page for no title of it', () => {
  const texts = [
    ['Home / Stoves', 18],
    ['Gas stoves', 16],
  ] as const;
  expect(rolesOf(texts)).toEqual([undefined, 'h1']);
});

it('takes no sentence, no figure and no text of usual size for a heading', () => {
  const texts = [
    ['Camping', 48],
    ['We ship all over Europe.', 20],
    ['£ 42', 32],
    ['Stoves', 18],
  ] as const;
  expect(rolesOf(texts)).toEqual(['h1', undefined, undefined, undefined]);
});

it('takes no sign, and no word that stands in a row with prices, for the title', () => {
  const root = group('stack', [
    textNode('?', 0, 0, { size: 48 }),
    textNode('Plans', 0, 60, { size: 24 }),
    group('row', [
      textNode('$19', 0, 160, { size: 32 }),
      textNode('$29', 300, 160, { size: 32 }),
      textNode('Custom', 600, 161, { size: 32 }),
    ]),
  ]);
  assignHeadings(root, 16);
  expect(root.children[1].role).toBe('h1');
});

it('takes a title of two ideographs, and prefers what is set apart to a larger word of the text', () => {
  expect(
    rolesOf([
      ['设置', 40],
      ['Stoves and tents', 32],
    ])[0],
  ).toBe('h1');
  const root = group('stack', [textNode('Star', 0, 0, { size: 18 }), textNode('Invoices', 0, 60, { weight: 700 })]);
  assignHeadings(root, 16);
  expect(root.children.map(({ role }) => role)).toEqual([undefined, 'h1']);
});
