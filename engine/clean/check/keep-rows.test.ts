import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Css, Element } from '../../model/element.ts';
import { keepRows } from './keep-rows.ts';
import { layOutElement, openLayout } from './lay-out.ts';

beforeAll(() => {
  const file = new URL('./taffy_wasm_bg.wasm', import.meta.resolve('taffy-layout/wasm'));
  openLayout(new Uint8Array(readFileSync(file)));
});

const words = (text: string, lg: Css = {}): Element => ({
  ...{ tag: 'p', name: 'text', css: {}, at: { lg }, children: [text] },
});
const row = (...children: Element[]): Element => ({
  ...{ tag: 'div', name: 'row', css: { display: 'flex', 'flex-direction': 'column', gap: '24px' }, children },
  at: { lg: { 'flex-direction': 'row', 'align-items': 'center', 'column-gap': '40px' } },
});
const bodyOf = (...children: Element[]): Element => ({ tag: 'body', name: 'page', css: {}, children });
const end = { 'margin-left': 'auto', width: '300px', 'flex-shrink': '0' };

it('keeps a row on a phone as it is drawn where that fits', () => {
  const entry = row(words('March, 01, 2020'), words('$180', { width: '60px', 'margin-left': '20px' }));
  keepRows(bodyOf(entry), layOutElement, 1280);
  expect(entry.css).toEqual({ display: 'flex', gap: '40px', 'align-items': 'center' });
  const [, price] = entry.children as Element[];
  expect([price.css, price.at]).toEqual([{ width: '60px', 'margin-left': '20px' }, undefined]);
});

it('keeps a row on a phone that fits there, without the widths of the design', () => {
  const entry = row(words('March, 01, 2020'), words('$180', end));
  keepRows(bodyOf(entry), layOutElement, 1280);
  expect(entry.css).toEqual({ display: 'flex', gap: '16px', 'align-items': 'center' });
  expect(entry.at).toEqual({ lg: { 'column-gap': '40px' } });
  const [, price] = entry.children as Element[];
  expect([price.css, price.at]).toEqual([{ 'margin-left': 'auto', 'flex-shrink': '0' }, { lg: { width: '300px' } }]);
});

it('leaves alone what would break a line or holds a field, and all that is written like it', () => {
  const long = 'Words of a paragraph that is much longer than a phone is wide and has several lines there';
  const field: Element = { tag: 'input', name: 'field', css: { width: '60px' }, children: [] };
  const body = bodyOf(row(words('Title'), words(long)), row(words('Title'), words('Short')), row(words('Name'), field));
  const before = JSON.stringify(body);
  keepRows(body, layOutElement, 1280);
  expect(JSON.stringify(body)).toBe(before);
});

it('keeps a row within columns that do not fit beside each other', () => {
  const inner = row(words('Paid'), words('$20'));
  const outer = row({ ...inner, css: { ...inner.css, width: '300px' } }, words('Words that stand beside it on a desk'));
  keepRows(bodyOf(outer), layOutElement, 1280);
  expect(outer.css['flex-direction']).toBe('column');
  expect((outer.children[0] as Element).css['flex-direction']).toBeUndefined();
});

it('keeps no row in which a word is too long for its box', () => {
  const card = (figure: string): Element => ({
    ...{ tag: 'div', name: 'card', css: {}, at: { lg: { width: '60px' } }, children: [words(figure)] },
  });
  const [short, long] = [row(card('$12'), card('$14')), row(card('$12,628,000'), card('$14,857,000'))];
  keepRows(bodyOf(short), layOutElement, 1280);
  keepRows(bodyOf(long), layOutElement, 1280);
  expect(short.at?.lg?.['flex-direction'] ?? 'kept').toBe('kept');
  expect(long.children.map((child) => (child as Element).css.width)).toEqual([undefined, undefined]);
});

const sign = (): Element => ({
  ...{ tag: 'svg', name: 'icon', css: { width: '20px', height: '20px', 'flex-shrink': '0' }, children: [] },
});

it('wraps a bar of signs and words that does not fit in one line, and no columns of words', () => {
  const wide = (text: string): Element => ({ ...words(text), css: { width: '200px', 'flex-shrink': '0' } });
  const bar = row(sign(), sign(), sign(), wide('Hi, a name'), wide('and more'));
  const columns = { ...row(...['One', 'Two', 'Three', 'Four'].map(wide)), name: 'columns' };
  keepRows(bodyOf(bar, columns), layOutElement, 1280);
  expect([bar.css['flex-wrap'], bar.css['flex-direction'], bar.at?.lg?.['flex-wrap']]).toEqual([
    'wrap',
    undefined,
    'nowrap',
  ]);
  expect(columns.css['flex-direction']).toBe('column');
});
