import { expect, it } from 'vitest';
import { keyOf, nameLists } from './files.ts';
import type { Component, ElementPart, Part } from './model.ts';

const component = (children: Part[], attributes: ElementPart['attributes'], names: string[]): Component => ({
  name: 'Entry',
  props: names.map((name) => ({ name, type: 'string', isOptional: false })),
  root: { kind: 'element', tag: 'a', attributes, children },
});

it('tells entries apart by what is read, before what something refers to', () => {
  const entry = component(
    [{ kind: 'text', value: { prop: 'label' } }],
    [
      ['class', { prop: 'className' }],
      ['href', { prop: 'href' }],
    ],
    ['className', 'href', 'label'],
  );
  const [first, second] = [
    { className: 'a', href: '#a', label: 'One' },
    { className: 'b', href: '#b', label: 'Two' },
  ];
  expect(keyOf(entry, [[first, second]])).toBe('label');
  expect(keyOf(entry, [[first, { ...second, label: 'One' }]])).toBe('href');
});

it('never tells them apart by how they look', () => {
  const entry = component(
    [],
    [
      ['class', { prop: 'className' }],
      ['viewBox', { prop: 'viewBox' }],
    ],
    ['className', 'viewBox'],
  );
  expect(
    keyOf(entry, [
      [
        { className: 'a', viewBox: '0 0 1 1' },
        { className: 'b', viewBox: '0 0 2 2' },
      ],
    ]),
  ).toBeUndefined();
});

it('tells lists of one kind apart by words, not by numbers', () => {
  const listOf = (label: string): Part => ({ kind: 'list', component: 'FormField', items: { data: [{ label }] } });
  const lists = nameLists(['Name', 'Street', 'Phone'].map(listOf));
  expect([...lists.values()].map(({ name }) => name)).toEqual(['formFields', 'moreFormFields', 'otherFormFields']);
});
