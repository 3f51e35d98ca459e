import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import { outlineOf } from './outline-of.ts';

const el = (tag: string, children: Element['children'] = [], own: Partial<Element> = {}): Element => ({
  ...{ tag, name: tag, css: { color: '#14324a' }, children },
  ...own,
});

it('tells elements, roles, components and words, and nothing of their looks', () => {
  const entry = (words: string) =>
    el('li', [el('a', [el('svg', [el('path')]), words])], { instance: { component: 'nav-link', modifier: 'current' } });
  const page = el('body', [
    el('nav', [el('ul', [entry('Home'), entry('Prices')])]),
    el('div', [el('hr')], { attributes: { role: 'group', id: 'table' } }),
  ]);
  const told = (words: string) => ({
    ...{ tag: 'li', component: 'nav-link', modifier: 'current' },
    children: [{ tag: 'a', children: [{ tag: 'svg' }, words] }],
  });
  expect(outlineOf(page)).toEqual({
    tag: 'body',
    children: [
      { tag: 'nav', children: [{ tag: 'ul', children: [told('Home'), told('Prices')] }] },
      { tag: 'div', role: 'group', children: [{ tag: 'hr' }] },
    ],
  });
});
