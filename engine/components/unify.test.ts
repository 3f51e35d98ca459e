import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import { type Use, withChildren } from './node.ts';
import { unify } from './unify.ts';

const element = (tag: string, attributes: Record<string, string>, children: Element['children'] = []): Element => ({
  tag,
  name: tag,
  attributes,
  css: {},
  children,
});

const unified = (instances: readonly Element[]) => unify(instances.map((one) => withChildren(one, new Map())))!;

it('leaves classes that all have where they are, and hands in the others', () => {
  const { root, data } = unified([
    element('p', { class: 'text-sm text-danger' }),
    element('p', { class: 'text-sm text-info' }),
  ]);
  expect(root).toMatchObject({ attributes: [['class', { prop: 'textColor', common: 'text-sm' }]] });
  expect(data).toEqual([{ textColor: 'text-danger' }, { textColor: 'text-info' }]);
});

it('lets the label of a sign decide whether it is silent', () => {
  const signs = [element('svg', { 'aria-hidden': 'true' }), element('svg', { role: 'img', 'aria-label': 'Delete' })];
  const { root, props, data } = unified(signs.map((sign) => element('div', {}, [sign])));
  expect(props).toEqual([{ name: 'label', type: 'string', isOptional: true }]);
  expect(data).toEqual([{}, { label: 'Delete' }]);
  expect(root).toMatchObject({
    children: [
      {
        attributes: [
          ['aria-hidden', { when: 'label', no: 'true' }],
          ['role', { when: 'label', yes: 'img' }],
          ['aria-label', { prop: 'label' }],
        ],
      },
    ],
  });
});

it('says that a sign is missing, not a text', () => {
  const words = element('span', {}, ['Home']);
  const sign = element('svg', { 'aria-hidden': 'true' });
  const { props } = unified([element('a', {}, [words, sign]), element('a', {}, [element('span', {}, ['Blog'])])]);
  expect(props.map(({ name }) => name)).toEqual(['label', 'hasIcon']);
});

it('lets a boolean that goes with classes decide them', () => {
  const box = (checked: boolean): Element =>
    element('input', { class: checked ? 'size-4 accent-primary' : 'size-4', ...(checked ? { checked: '' } : {}) });
  const { root, data } = unified([box(true), box(false), box(true)]);
  expect(root).toMatchObject({
    attributes: [['class', { when: 'checked', yes: 'accent-primary', common: 'size-4' }], {}],
  });
  expect(data).toEqual([{ checked: true }, {}, { checked: true }]);
});

it('keeps what both arms of a modifier share, and hands in what it does not decide', () => {
  const card = (names: string, modifier?: string): Element => ({
    ...element('a', { class: names }),
    instance: { component: 'card', ...(modifier ? { modifier } : {}) },
  });
  const { root, data } = unified([
    card('block p-2 bg-dark', 'featured'),
    card('block p-2 border'),
    card('block p-2 border mt-2'),
  ]);
  expect(root).toMatchObject({
    attributes: [['class', { when: 'featured', yes: 'bg-dark', no: 'border', common: 'block p-2', rest: 'className' }]],
  });
  expect(data).toEqual([{ featured: true }, {}, { className: 'mt-2' }]);
});

it('makes one list of uses that each stand in an entry', () => {
  const link = (): Element => element('a', { href: '#' }, ['Words']);
  const columns = [2, 3].map((count) => Array.from({ length: count }, link));
  const uses = new Map(
    columns.flat().map((one, i): [Element, Use] => [one, { component: 'FooterLink', data: { label: `${i}` } }]),
  );
  const list = (links: Element[]): Element =>
    element(
      'ul',
      {},
      links.map((one) => element('li', { class: 'py-1' }, [one])),
    );
  const { root, data } = unify(columns.map((links) => withChildren(list(links), uses)))!;
  expect(root).toMatchObject({
    children: [
      {
        kind: 'list',
        component: 'FooterLink',
        items: { prop: 'footerLinks' },
        wrap: { tag: 'li', attributes: [['class', 'py-1']] },
      },
    ],
  });
  expect(data[1]).toEqual({ footerLinks: [{ label: '2' }, { label: '3' }, { label: '4' }] });
});

it('hands a modifier on to what stands in the component', () => {
  const item = (): Element => element('li', {}, ['Words']);
  const items = [[item(), item()], [item()]];
  const uses = new Map(
    items.flatMap((held, i) =>
      held.map((one, j): [Element, Use] => [
        one,
        { component: 'CardItem', data: { ...(i === 0 ? { featured: true } : {}), label: `${j}` } },
      ]),
    ),
  );
  const cards = items.map(
    (held, i): Element => ({
      ...element('ul', {}, held),
      instance: { component: 'card', ...(i === 0 ? { modifier: 'featured' } : {}) },
    }),
  );
  const { root, data } = unify(cards.map((one) => withChildren(one, uses)))!;
  expect(root).toMatchObject({ children: [{ kind: 'list', items: { prop: 'items' }, pass: ['featured'] }] });
  expect(data).toEqual([{ featured: true, items: [{ label: '0' }, { label: '1' }] }, { items: [{ label: '0' }] }]);
});

it('says that a picture is missing, not its width', () => {
  const picture = (width: string): Element => element('img', { src: 'a.png', alt: '', width });
  const { props } = unified([
    element('article', {}, [picture('20'), 'One']),
    element('article', {}, [picture('24'), 'Two']),
    element('article', {}, ['Three']),
  ]);
  expect(props.map(({ name }) => name)).toContain('hasImage');
});
