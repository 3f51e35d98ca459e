import { expect, it } from 'vitest';
import type { LayoutNode } from '../../model/layout-node.ts';
import { textNode } from '../../testing/text-node.ts';
import { group } from '../arrange.ts';
import { markCurrent } from './mark-current.ts';

type Look = { color?: number; weight?: number; fill?: number };
const entry = (words: string, i: number, { fill, ...type }: Look = {}): LayoutNode => {
  const text = textNode(words, 100 * i, 20, type);
  return fill === undefined
    ? { ...text, role: 'a' }
    : ({ ...group('stack', [text]), role: 'a', paint: { fill } } as LayoutNode);
};
/** The words of the entries that are marked. */
const currentIn = (role: string, ...looks: [string, Look?][]): number[] => {
  const entries = looks.map(([words, look], i) => entry(words, i, look));
  const list: LayoutNode = { ...group('row', entries), role: 'ul' };
  markCurrent({ ...group('stack', []), children: [{ ...group('row', []), role, children: [list] }] });
  return entries.flatMap((one, i) => (one.isCurrent ? [i] : []));
};

it('marks the entry in a colour, a weight or on a ground of its own', () => {
  expect(currentIn('nav', ['Stock'], ['Orders', { color: 0xffb454 }], ['Returns'])).toEqual([1]);
  expect(currentIn('nav', ['Stock', { weight: 700 }], ['Orders'], ['Returns'])).toEqual([0]);
  expect(currentIn('nav', ['Stock'], ['Orders'], ['Returns', { fill: 0xeeeeee, weight: 700 }])).toEqual([2]);
});

it('marks none where two stand out, where one is asked to do something, or outside of a menu', () => {
  expect(currentIn('nav', ['Stock'], ['Orders', { weight: 700 }], ['Returns', { color: 0xff0000 }])).toEqual([]);
  expect(currentIn('nav', ['Stock'], ['Orders'], ['Sign up', { color: 0xff0000 }])).toEqual([]);
  expect(currentIn('footer', ['Stock'], ['Orders', { weight: 700 }], ['Returns'])).toEqual([]);
});
