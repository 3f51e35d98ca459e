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
