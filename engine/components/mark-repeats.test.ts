import { expect, it } from 'vitest';
import { el } from '../emit/clean/testing/sample-page.ts';
import type { Element } from '../model/element.ts';
import { markRepeats } from './mark-repeats.ts';

const div = (className: string, ...children: (Element | string)[]): Element =>
  el('div', {}, { attributes: { class: className } }, ...children);
const p = (text: string): Element => el('p', {}, text);

/** The component of each child, in their order. */
const componentsOf = (...children: (Element | string)[]): (string | undefined)[] =>
  markRepeats(div('', ...children)).children.map((child) =>
    typeof child === 'string' ? child : child.instance?.component,
  );

it('takes parts of one kind for one component, though one of them holds more', () => {
  const card = (...more: Element[]): Element => el('article', {}, {}, p('Dinghy'), ...more);
  expect(componentsOf(card(), card(p('New')))).toEqual(['card', 'card']);
  expect(componentsOf(card(), div('p-4', p('Alone')))).toEqual([undefined, undefined]);
});

it('calls them by a class that says what they are, and by no utility', () => {
  const tile = (name: string): Element => div(name, p('9'));
  expect(componentsOf(tile('p-4 stat-tile'), tile('p-4 stat-tile'))).toEqual(['stat-tile', 'stat-tile']);
  expect(componentsOf(tile('rounded-price-card'), tile('rounded-price-card'))).toEqual(['box', 'box']);
});

it('takes boxes for one kind only where they are built alike, and texts for none', () => {
  expect(componentsOf(div('', p('a'), p('b')), div('', p('c')))).toEqual([undefined, undefined]);
  expect(componentsOf(div('', p('a')), div('', p('c')))).toEqual(['box', 'box']);
  expect(componentsOf(p('a'), p('b'), 'c')).toEqual([undefined, undefined, 'c']);
});
