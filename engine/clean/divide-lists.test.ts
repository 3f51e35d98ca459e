import { expect, it } from 'vitest';
import type { Css, Element } from '../model/element.ts';
import { divideLists } from './divide-lists.ts';

const LINE: Css = { border: '0', 'border-top': '1px solid #eeeeee' };
const item = (css: Css = {}): Element => ({ tag: 'li', name: 'item', css, children: ['Words'] });
const line = (css: Css = {}): Element => ({
  tag: 'li',
  name: 'item',
  css,
  children: [{ tag: 'hr', name: 'divider', css: LINE, children: [] }],
});

/** A card that holds a list of items with lines between them. */
function card(css: Css, children: Element[], listCss: Css = {}): Element {
  const list: Element = { tag: 'ul', name: 'list', css: listCss, children };
  const element: Element = { tag: 'article', name: 'card', css, children: [list] };
  divideLists(element);
  return element;
}

const itemsOf = ({ children: [list] }: Element): Element[] => (list as Element).children as Element[];

it('gives the items of a list the lines between them, with their distances', () => {
  const above = { 'margin-top': '14px' };
  const below = { 'margin-top': '12px' };
  const items = itemsOf(card({ padding: '24px' }, [item(), line(below), item(above), line(below), item(above)]));
  expect(items).toHaveLength(3);
  const css = { 'border-top': '1px solid #eeeeee', 'padding-top': '14px', 'padding-bottom': '12px' };
  expect(items.map((one) => one.css)).toEqual([css, css, css]);
  expect(items[0].states).toEqual({
    ':first-child': { 'border-top': '0', 'padding-top': '0' },
    ':last-child': { 'padding-bottom': '0' },
  });
  expect(new Set(items.map((one) => JSON.stringify(one))).size).toBe(1);
});

it('takes the distance at the ends off the padding there', () => {
  const gap = { display: 'flex', 'flex-direction': 'column', gap: '12px' };
  const element = card(
    { 'padding-top': '20px', 'padding-bottom': '12px' },
    [item(), line(), item(), line(), item()],
    gap,
  );
  expect(element.css).toEqual({ 'padding-top': '8px' });
  expect((element.children[0] as Element).css).toEqual({});
  expect(itemsOf(element)[0].states).toEqual({ ':first-child': { 'border-top': '0' } });
});

it('makes one of a list and the group around it', () => {
  const list: Element = { tag: 'ul', name: 'list', css: { 'list-style': 'none' }, children: [item(), line(), item()] };
  const body: Element = { tag: 'div', name: 'body', css: { 'padding-left': '24px' }, children: [list] };
  divideLists({ tag: 'article', name: 'card', css: {}, children: [body] });
  expect(body).toMatchObject({ tag: 'ul', css: { 'padding-left': '24px', 'list-style': 'none' } });
});

it('puts an item around what has a size or a frame of its own', () => {
  const middle = { width: '100%', 'max-width': '400px', 'margin-left': 'auto', 'margin-right': 'auto' };
  const items = itemsOf(
    card({}, [item(middle), line({ 'margin-top': '8px' }), item({ ...middle, 'margin-top': '8px' })]),
  );
  expect(items.map(({ children: [row] }) => (row as Element).css)).toEqual([middle, middle]);
  expect(items[1].css).toEqual({ 'border-top': '1px solid #eeeeee', 'padding-top': '8px', 'padding-bottom': '8px' });
});

it('keeps each distance where they are not one', () => {
  const uneven = [item(), line({ 'margin-top': '12px' }), item(), line({ 'margin-top': '40px' }), item()];
  expect(itemsOf(card({}, uneven)).map(({ css }) => css['padding-bottom'])).toEqual(['12px', '40px', '12px']);
});

it('leaves lists without lines, and lines that are shorter', () => {
  const plain = [item(), item({ 'margin-top': '12px' })];
  expect(itemsOf(card({}, plain))).toEqual(plain);
  const short = [item(), line({ 'margin-left': '48px' }), item()];
  expect(itemsOf(card({}, short))).toHaveLength(3);
});
