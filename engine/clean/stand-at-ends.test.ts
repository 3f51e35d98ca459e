import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode, imageNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { standAtEnds } from './stand-at-ends.ts';

const columns = { x0: 100, x1: 1100 };
const endingAt = (x1: number, words: string): LayoutNode => textNode(words, x1 - 8 * words.length, 40);
const first = textNode('Tidepool, Bergen', 100, 40);

it('sees words at both ends of their columns, however long the second ones are', () => {
  expect(standAtEnds([first, endingAt(1100, 'Status, terms, a phone number that works')], columns)).toBe(true);
});

it('takes words that end elsewhere for those of a column', () => {
  expect(standAtEnds([first, textNode('Status and terms', 700, 40)], columns)).toBe(false);
});

it('sees a button at the end of a row, behind a heading with its words', () => {
  const words = groupNode('stack', [
    textNode('Give your evenings back', 100, 20),
    textNode('No card, no call.', 100, 60),
  ]);
  const label = endingAt(1080, 'Create an account');
  const button = groupNode('stack', [label], { paint: { fill: 0x1155dd }, role: 'button', pad: 20 });
  expect(standAtEnds([words, button], columns)).toBe(true);
});

it('leaves a picture, and what has no free room before it, to a grid', () => {
  const words = endingAt(1100, 'Status and terms');
  expect(standAtEnds([imageNode(100, 0, 400), words], columns)).toBe(false);
  expect(standAtEnds([textNode('x'.repeat(100), 100, 40), words], columns)).toBe(false);
  expect(standAtEnds([first, endingAt(600, 'In the middle'), words], columns)).toBe(false);
});
