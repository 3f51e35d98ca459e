import { expect, it } from 'vitest';
import { el } from '../../emit/clean/testing/sample-page.ts';
import { declare } from './declare.ts';

it('says something for tablets alone, and what held before from desktops up', () => {
  const words = el('p', { 'margin-top': '8px' }, {}, 'Every hour');
  const body = el('body', {}, { name: 'page' }, words);
  declare(body, new Map([[words, { 'margin-top': '24px' }]]), 'md', 'lg');
  expect(words).toMatchObject({
    css: { 'margin-top': '8px' },
    at: { md: { 'margin-top': '24px' }, lg: { 'margin-top': '8px' } },
  });
});

it('what phones say ends where tablets begin, and screens stay in their order', () => {
  const words = { ...el('p', { 'padding-left': '8px' }, {}, 'Every hour'), at: { lg: { 'padding-left': '32px' } } };
  const body = el('body', {}, { name: 'page' }, words);
  declare(body, new Map([[words, { 'padding-left': '16px' }]]), 'base', 'md');
  expect(words.css).toEqual({ 'padding-left': '16px' });
  expect(Object.entries(words.at)).toEqual([
    ['md', { 'padding-left': '8px' }],
    ['lg', { 'padding-left': '32px' }],
  ]);
});

it('how an item grows is one declaration on every screen', () => {
  const item = el('div', { 'flex-shrink': '0' }, {}, 'Every hour');
  const body = el('body', {}, { name: 'page' }, item);
  declare(body, new Map([[item, { flex: '1 1 0%' }]]), 'base', 'md');
  expect(item).toMatchObject({ css: { flex: '1 1 0%' }, at: { md: { flex: '0 0 auto' } } });
  expect(item.css).not.toHaveProperty('flex-shrink');
});
