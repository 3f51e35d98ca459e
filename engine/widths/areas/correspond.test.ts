import { expect, it } from 'vitest';
import { allIn } from '../../clean/check/remember.ts';
import { el } from '../../emit/clean/testing/sample-page.ts';
import type { Element } from '../../model/element.ts';
import { elementsIn } from '../leaves.ts';
import { type Area, correspond } from './correspond.ts';
import { holdings } from './known-design.ts';

const p = (name: string, component?: string): Element =>
  el('p', {}, { name, ...(component ? { instance: { component } } : {}) }, name);
const group = (...children: Element[]): Element => el('div', {}, { name: 'group' }, ...children);
const body = (...children: Element[]): Element => el('body', {}, { name: 'body' }, ...children);

/** The areas of two pages whose texts are the same where they are called so, as `ours<theirs`, with what is in them behind. */
function areasOf(ours: Element, theirs: Element): string[] {
  const named = new Map(allIn(theirs).map((element) => [element.name, element]));
  const parents = new Map([ours, theirs].flatMap(allIn).flatMap((one) => elementsIn(one).map((child) => [child, one])));
  const held = (page: Element) =>
    holdings(page, ({ tag, name }) => (tag === 'p' && named.has(name) ? [named.get(name)!] : []));
  const area = correspond(ours, theirs, { parents, ours: held(ours), theirs: held(theirs), isShown: () => true });
  const names = (elements: readonly Element[]) => elements.map(({ name }) => name).join(' ');
  const write = (one: Area): string[] => [`${names(one.ours)}<${names(one.theirs)}`, ...one.inside.flatMap(write)];
  return write(area).slice(1);
}

it('what is on both pages is an area, what is on one of them is one alone', () => {
  expect(areasOf(body(p('a'), p('x'), p('b')), body(p('a'), p('b'), p('y')))).toEqual(['x<', 'a<a', 'b<b', '<y']);
});

it('a group that only one page has is entered', () => {
  const parts = areasOf(body(group(p('a'), p('b')), p('c')), body(p('a'), p('b'), p('c')));
  expect(parts).toEqual(['group<a b', 'a<a', 'b<b', 'c<c']);
});

it('what is grouped otherwise is one area as far as it is so', () => {
  const [ours, theirs] = [
    body(group(p('a'), p('b')), group(p('c'), p('d'))),
    body(p('a'), group(p('b'), p('c')), p('d')),
  ];
  expect(areasOf(ours, theirs)).toEqual(['group group<a group d', 'a<a', 'b<b', 'c<c', 'd<d']);
});

it('instances of a component stay together', () => {
  const list = (...names: string[]) => body(...names.map((name) => p(name, 'card')), p('end'));
  expect(areasOf(list('a', 'b', 'c'), list('a', 'b', 'c'))).toEqual(['a b c<a b c', 'end<end']);
});
