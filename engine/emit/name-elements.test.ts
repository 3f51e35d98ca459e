import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import { nameElements } from './name-elements.ts';

const element = (tag: string, children: Element['children'] = [], name = tag): Element => {
  return { tag, name, css: {}, children };
};

/** The names of all elements below the body, in document order. */
const namesOf = (parent: Element): string[] =>
  parent.children.flatMap((child) => (typeof child === 'string' ? [] : [child.name, ...namesOf(child)]));
const names = (...children: Element[]) => namesOf(nameElements(element('body', children)));

it('puts the part of the page before the name of what stands in it', () => {
  expect(names(element('header', [element('a', ['Home']), element('nav', [element('ul', [element('li')])])]))).toEqual([
    'header',
    'header-link',
    'nav',
    'nav-list',
    'nav-item',
  ]);
});

it('names a section after its heading, and the one with the title hero', () => {
  expect(names(element('section', [element('h2', ['How our prices work'])]))).toEqual([
    'prices-work',
    'prices-work-title',
  ]);
  expect(names(element('section', [element('h1', ['Ropes'])]))[0]).toBe('hero');
});

it('names groups by what they hold', () => {
  const card = () => element('article', [element('p', ['£ 12.50'])]);
  expect(names(element('main', [element('div', [card(), card()], 'row')]))).toEqual([
    'main',
    'cards',
    'card',
    'card-price',
    'card',
    'card-price',
  ]);
});

it('names an icon after what it is, not after its tag', () => {
  expect(names(element('footer', [element('img', [], 'icon')]))).toEqual(['footer', 'footer-icon']);
});
