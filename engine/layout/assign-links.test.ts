import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { assignLinks } from './assign-links.ts';

const INK = 0x111111;
const BLUE = 0x2563eb;
const rolesOf = (...texts: LayoutNode[]): (string | undefined)[] => {
  assignLinks({ ...group('stack', []), children: texts }, INK);
  return texts.map(({ role }) => role);
};

it('takes words that say where they lead for links, and a sentence for none', () => {
  const words = ['Read more', 'Forgot your password?', 'View all →', 'Back to the shop', 'We read more and more.'];
  expect(rolesOf(...words.map((word, i) => textNode(word, 0, 40 * i)))).toEqual(['a', 'a', 'a', 'a', undefined]);
});

it('knows the colour that links have on the page', () => {
  const words = ['Rope', 'Nets', 'Anchors', 'Sails'];
  const texts = words.map((word, i) => textNode(word, 0, 100 * i, { color: i < 3 ? BLUE : INK }));
  expect(rolesOf(...texts)).toEqual(['a', 'a', 'a', undefined]);
});

it('takes what announces a larger line for no link, nor an address', () => {
  const announced = [0, 1, 2].flatMap((i) => [
    textNode('News', 0, 200 * i, { color: BLUE }),
    textNode('The pier is open', 0, 200 * i + 24, { size: 28 }),
  ]);
  expect(rolesOf(...announced)).not.toContain('a');
  expect(rolesOf(...[0, 1, 2].map((i) => textNode('4 Pier Road', 0, 100 * i, { color: BLUE })))).not.toContain('a');
});

it('leaves a line of which a part leads somewhere', () => {
  const line = textNode('New here? Create an account', 0, 0);
  for (const [i, word] of line.text!.lines[0].words.entries()) word.color = i < 2 ? INK : BLUE;
  expect(rolesOf(line)).toEqual([undefined]);
});

it('takes a title in the colour of links for none', () => {
  const links = ['Rope', 'Nets', 'Sails'].map((word, i) => textNode(word, 0, 100 * i, { color: BLUE }));
  expect(rolesOf(textNode('All for your boat', 0, 400, { color: BLUE, size: 28 }), ...links)).toEqual([
    undefined,
    'a',
    'a',
    'a',
  ]);
});
