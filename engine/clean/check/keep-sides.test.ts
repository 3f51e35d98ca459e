import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { el } from '../../emit/clean/testing/sample-page.ts';
import type { Element } from '../../model/element.ts';
import { keepSides } from './keep-sides.ts';
import { layOutElement, openLayout } from './lay-out.ts';

beforeAll(() => {
  const file = new URL('./taffy_wasm_bg.wasm', import.meta.resolve('taffy-layout/wasm'));
  openLayout(new Uint8Array(readFileSync(file)));
});

const WORDS = 'Write to the harbour office, and somebody will answer within a day.';
const CARD = { 'background-color': '#ffffff', margin: '24px' };
const words = () => el('p', {}, WORDS);
const pageOf = (...children: Element[]) => el('body', { 'background-color': '#eeeeee' }, {}, ...children);

/** How far an element is from the left side of another one in a window of some width. */
function roomIn(body: Element, width: number, inner: Element, outer: Element): number {
  const placed = layOutElement(body, width);
  const { box, lines = [box] } = placed.get(inner)!;
  return Math.min(...lines.map(({ x }) => x)) - placed.get(outer)!.box.x;
}

it('a column in the middle of its card has room at both sides on a phone, and stays where it is on the design', () => {
  const text = words();
  const card = el(
    'div',
    { ...CARD, padding: '40px 0' },
    {},
    el('div', { 'max-width': '600px', margin: '0 auto' }, text),
  );
  const body = pageOf(card);
  const drawn = roomIn(body, 1280, text, card);
  expect(roomIn(body, 375, text, card)).toBe(0);
  const above = () => layOutElement(body, 375).get(text)!.box.y;
  const before = above();
  keepSides(body, layOutElement, 1280);
  expect(roomIn(body, 375, text, card)).toBe(16);
  expect(roomIn(body, 1280, text, card)).toBe(drawn);
  expect(above()).toBe(before);
});

it('a picture from side to side stays so, and the words below it have room', () => {
  const picture = el('img', { width: '200px', height: '90px' }, { attributes: { src: 'pier.png', alt: '' } });
  picture.at = { lg: { width: '400px' } };
  const text = words();
  const card = el(
    'article',
    { ...CARD, display: 'flex', 'flex-direction': 'column' },
    {},
    picture,
    el('div', {}, text),
  );
  card.at = { lg: { 'flex-direction': 'row', gap: '24px' } };
  const body = pageOf(card);
  keepSides(body, layOutElement, 1280);
  expect(roomIn(body, 375, picture, card)).toBe(0);
  expect(roomIn(body, 375, text, card)).toBe(16);
  expect(roomIn(body, 1280, text, card)).toBe(424);
});

it('keeps no more room than the design has, and none where that has none', () => {
  const near = words();
  const flush = words();
  const indented = el('div', { 'margin-left': '0' }, { at: { lg: { 'margin-left': '12px' } } }, near);
  const body = pageOf(el('div', CARD, {}, indented), el('div', { ...CARD, color: '#222222' }, {}, flush));
  keepSides(body, layOutElement, 1280);
  expect(roomIn(body, 375, near, body.children[0] as Element)).toBe(12);
  expect(roomIn(body, 375, flush, body.children[1] as Element)).toBe(0);
});

it('says the same of all that are written alike', () => {
  const texts = [words(), words()];
  const cards = texts.map((text) => el('div', CARD, {}, el('div', { 'max-width': '600px', margin: '0 auto' }, text)));
  const body = pageOf(...cards);
  keepSides(body, layOutElement, 1280);
  expect(cards[0].css).toEqual(cards[1].css);
  expect(texts.map((text, i) => roomIn(body, 375, text, cards[i]))).toEqual([16, 16]);
});
