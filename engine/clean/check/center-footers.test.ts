import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Element } from '../../model/element.ts';
import { centerFooters } from './center-footers.ts';
import { layOutElement, openLayout } from './lay-out.ts';

beforeAll(() => {
  const file = new URL('./taffy_wasm_bg.wasm', import.meta.resolve('taffy-layout/wasm'));
  openLayout(new Uint8Array(readFileSync(file)));
});

const words = (text: string): Element => ({ tag: 'p', name: 'text', css: {}, children: [text] });
const ends = (...children: Element[]): Element => ({
  ...{ tag: 'div', name: 'row', children },
  css: { display: 'flex', 'flex-wrap': 'wrap', 'justify-content': 'space-between', gap: '16px' },
});
const bodyOf = (row: Element, tag = 'footer'): Element => ({
  ...{ tag: 'body', name: 'page', css: {}, children: [{ tag, name: 'part', css: {}, children: [row] }] },
});
const COPYRIGHT = '© Copyright 2026. All rights reserved.';

it('sets both ends of a footer in the middle where they are below each other', () => {
  const row = ends(words(COPYRIGHT), words('Privacy, terms and conditions'));
  centerFooters(bodyOf(row), layOutElement, 1280);
  expect(row.css['justify-content']).toBe('center');
  expect(row.at).toEqual({ sm: { 'justify-content': 'space-between' } });
});

it('centres the lines of words that break there, as long as they are below each other', () => {
  const long = words(`${COPYRIGHT} Made with care by people who like to write a little more than others do`);
  const row = ends(long, words('Privacy'));
  centerFooters(bodyOf(row), layOutElement, 1280);
  expect([long.css, long.at]).toEqual([{ 'text-align': 'center' }, { lg: { 'text-align': 'left' } }]);
});

it('leaves alone what is one line on a phone, and what is no footer', () => {
  for (const body of [
    bodyOf(ends(words('© 2026'), words('Privacy'))),
    bodyOf(ends(words(COPYRIGHT), words('A'.repeat(30))), 'section'),
  ]) {
    const before = JSON.stringify(body);
    centerFooters(body, layOutElement, 1280);
    expect(JSON.stringify(body)).toBe(before);
  }
});
