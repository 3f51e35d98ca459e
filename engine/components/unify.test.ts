import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import { withChildren } from './node.ts';
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
