import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { layOutElement, openLayout } from '../../clean/check/lay-out.ts';
import { el } from '../../emit/clean/testing/sample-page.ts';
import { seenWhere } from './seen.ts';
import { simplify } from './simplify.ts';

beforeAll(() => {
  const file = new URL('./taffy_wasm_bg.wasm', import.meta.resolve('taffy-layout/wasm'));
  openLayout(new Uint8Array(readFileSync(file)));
});

it('takes back what moves nothing on a tablet, and keeps what does', () => {
  const words = el('p', { flex: '1 1 0%', 'margin-top': '8px' }, {}, 'Every hour');
  words.at = {
    md: { flex: '0 1 auto', 'margin-top': '24px' },
    lg: { flex: '1 1 0%', 'margin-top': '8px' },
  };
  const still = el('p', { 'padding-right': '8px' }, {}, 'At night');
  still.at = { md: { 'padding-right': '24px' }, lg: { 'padding-right': '8px' } };
  const body = el('body', {}, { name: 'page' }, words, still);
  const placed = layOutElement(body, 768);
  const places = new Map([words, still].map((one) => [one, seenWhere(placed.get(one)!, true)]));
  simplify(body, { from: 'md', until: 'lg', width: 768, places }, layOutElement);
  expect(still.at).toBeUndefined();
  expect(words.at).toMatchObject({ md: { 'margin-top': '24px' }, lg: { 'margin-top': '8px' } });
});

it('gives phones what wider screens have where it is the same to them', () => {
  const words = el('p', { 'padding-right': '8px' }, {}, 'At night');
  words.at = { md: { 'padding-right': '24px' } };
  const body = el('body', {}, { name: 'page' }, words);
  const places = new Map([[words, seenWhere(layOutElement(body, 375).get(words)!, true)]]);
  simplify(body, { from: 'base', until: 'md', width: 375, places }, layOutElement);
  expect(words).toMatchObject({ css: { 'padding-right': '24px' } });
  expect(words.at).toBeUndefined();
});

it('keeps what small screens say from becoming what wider ones do', () => {
  const cards = ['one', 'two', 'three'].map((name) => el('div', { height: '40px' }, { name }));
  const columns = (count: number) => ({ 'grid-template-columns': `repeat(${count}, minmax(0, 1fr))` });
  const grid = el('div', { display: 'grid', ...columns(1) }, {}, ...cards);
  grid.at = { sm: columns(2), md: columns(3) };
  const body = el('body', {}, { name: 'page' }, grid);
  // Nothing of it is seen on phones, so that its columns move nothing there.
  simplify(body, { from: 'base', until: 'md', width: 375, places: new Map() }, layOutElement);
  const placed = layOutElement(body, 768);
  expect(cards.map((card) => placed.get(card)!.box.x)).toEqual([0, 256, 512]);
});

it('does not take a distance back because something else comes nearer without it', () => {
  const words = el('p', { 'margin-left': '40px' }, {}, 'At night');
  words.at = { md: { 'margin-left': '0' } };
  const astray = el('p', { 'margin-left': '80px' }, {}, 'Every hour');
  astray.at = { md: { 'margin-left': '0' } };
  const body = el('body', {}, { name: 'page' }, words, astray);
  const placed = layOutElement(body, 375);
  const [right, off] = [seenWhere(placed.get(words)!, true), seenWhere(placed.get(astray)!, true)];
  const places = new Map([
    [words, right],
    [astray, { ...off, box: { ...off.box, x: 0 } }],
  ]);
  simplify(body, { from: 'base', until: 'md', width: 375, places }, layOutElement);
  expect(words.css['margin-left']).toBe('40px');
  expect(astray.css['margin-left']).toBe('0');
});

it('takes back what no eye sees', () => {
  const words = el('p', { 'padding-left': '2px' }, {}, 'At night');
  words.at = { md: { 'padding-left': '0' } };
  const body = el('body', {}, { name: 'page' }, words);
  const places = new Map([[words, seenWhere(layOutElement(body, 375).get(words)!, true)]]);
  simplify(body, { from: 'base', until: 'md', width: 375, places }, layOutElement);
  expect(words).toMatchObject({ css: { 'padding-left': '0' } });
});
