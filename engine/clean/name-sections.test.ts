import { expect, it } from 'vitest';
import { el } from '../emit/clean/testing/sample-page.ts';
import type { Element } from '../model/element.ts';
import { nameSections } from './name-sections.ts';

/** Tags as nested text: `section(h2 div)`. */
const outline = ({ tag, comment, children }: Element): string => {
  const inside = children.flatMap((child) => (typeof child === 'string' ? [] : [outline(child)]));
  return `${comment ? `${comment}: ` : ''}${tag}${inside.length > 0 ? `(${inside.join(' ')})` : ''}`;
};
const named = (...children: Element[]): string => {
  const main = el('main', {}, {}, ...children);
  nameSections(el('body', {}, {}, main));
  return outline(main);
};
const p = (words: string): Element => el('p', {}, {}, words);
const heading = (tag: string): Element => el(tag, {}, {}, 'Word');
const card = (): Element =>
  el('article', {}, { instance: { component: 'price-card' } }, heading('h3'), p('For one person'));

it('makes a section of what has the heading, and none of the grid below it', () => {
  const grid = el('section', {}, { name: 'grid' }, card(), card());
  expect(named(el('div', {}, {}, heading('h2'), grid))).toBe(
    'main(Price cards: section(h2 div(article(h3 p) article(h3 p))))',
  );
});

it('says once what begins where, and makes no section of a heading alone or of a page beside its menu', () => {
  const cards = (): Element => el('section', {}, {}, heading('h2'), card(), card());
  const page = el('div', {}, {}, el('aside', {}, {}, p('Updates')), el('div', {}, {}, heading('h1'), p('Text')));
  expect(named(page, el('div', {}, {}, heading('h1')), cards(), cards())).toBe(
    'main(div(aside(p) div(h1 p)) div(h1) Price cards: section(h2 article(h3 p) article(h3 p)) section(h2 article(h3 p) article(h3 p)))',
  );
});

it('makes an article of a title with running text', () => {
  const text = (): Element => p('Then every coast in Europe began to speak in flashes, and each tower had its own.');
  expect(named(el('section', {}, {}, heading('h1'), text(), text(), text()))).toBe('main(article(h1 p p p))');
  expect(named(el('div', {}, {}, heading('h1'), text()))).toBe('main(Hero: section(h1 p))');
});

it('calls a title with a form to fill in a form', () => {
  const form = el('form', {}, {}, el('input', {}, {}), el('input', {}, {}));
  expect(named(el('section', {}, {}, heading('h1'), form))).toBe('main(Form section: section(h1 form(input input)))');
  const newsletter = el('form', {}, {}, el('input', {}, {}));
  expect(named(el('section', {}, {}, heading('h1'), newsletter))).toMatch(/^main\(Hero: section/);
});

it('makes a navigation of a list of links at the side, and of nothing with other words', () => {
  const list = (...more: Element[]): Element =>
    el('aside', {}, {}, el('ul', {}, {}, el('li', {}, {}, el('a', {}, {}, 'Profile'))), ...more);
  expect(named(list(), list(p('Version 2')))).toBe('main(nav(ul(li(a))) aside(ul(li(a)) p))');
});
