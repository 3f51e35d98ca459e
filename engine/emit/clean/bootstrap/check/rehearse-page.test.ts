import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { layOutElement, openLayout } from '../../../../clean/check/lay-out.ts';
import type { Element } from '../../../../model/element.ts';
import { classesOf } from '../context.ts';
import { elementsOf } from '../css.ts';
import { rehearsePage } from './rehearse-page.ts';
import { numbered } from './source.ts';

beforeAll(() => {
  const file = new URL('./taffy_wasm_bg.wasm', import.meta.resolve('taffy-layout/wasm'));
  openLayout(new Uint8Array(readFileSync(file)));
});

const words = (css: Element['css']): Element => ({ tag: 'p', name: 'text', css, children: ['Words'] });
const box = (css: Element['css'], ...children: Element['children']): Element => ({
  tag: 'div',
  name: 'box',
  css,
  children,
});
const LINE = { 'font-size': '16px', 'line-height': '24px' };
const bodyOf = (...children: Element[]): Element => numbered({ tag: 'body', name: 'page', css: {}, children });

/** The same page with these classes instead of what its elements declare, in their order. */
function classed(element: Element, names: string[]): Element {
  const own = names.shift() ?? '';
  const children = element.children.map((child) => (typeof child === 'string' ? child : classed(child, names)));
  return { ...element, css: {}, attributes: { class: own }, children };
}
const classesIn = (element: Element): string[] => [
  classesOf(element).join(' '),
  ...elementsOf(element).flatMap((child) => classesIn(child)),
];

it('brings what comes out elsewhere to its place', () => {
  // A title that is 12px lower in Bootstrap than in the design.
  const body = bodyOf(
    words({ ...LINE, 'margin-top': '20px' }),
    words({ ...LINE, 'font-size': '30px', 'line-height': '36px', 'margin-top': '24px' }),
    words({ ...LINE, 'margin-top': '24px' }),
  );
  const page = classed(body, ['', 'mt-4 mb-0', 'mt-4 mb-0 fs-1', 'mt-4 mb-0 fw-bold']);
  const found = rehearsePage(body, page, '', layOutElement);
  expect(classesIn(found)).toEqual(['', 'mt-3 mb-0 pt-1', 'mt-2 mb-0 pt-1 fs-1', 'mt-2 mb-0 pt-1 fw-bold']);
});

it('changes things that are written alike alike', () => {
  const card = (title: string): Element => ({
    ...box({}, { ...words(LINE), children: [title] }, words({ ...LINE, 'margin-top': '16px' })),
    instance: { component: 'card' },
  });
  const body = bodyOf(card('One'), card('Two'));
  const page = classed(body, ['', 'mb-0', 'mb-0', 'mt-4 mb-0', 'mb-0', 'mb-0', 'mt-4 mb-0']);
  const [, first, , , second] = classesIn(rehearsePage(body, page, '', layOutElement));
  const below = classesIn(rehearsePage(body, page, '', layOutElement)).filter((_, i) => i === 3 || i === 6);
  expect(first).toBe(second);
  expect(below).toEqual(['mt-3 mb-0', 'mt-3 mb-0']);
});

it('leaves what stands in its place as it is', () => {
  const body = bodyOf(words(LINE), words({ ...LINE, 'margin-top': '16px' }));
  const page = classed(body, ['', 'mb-0', 'mt-3 mb-0']);
  expect(classesIn(rehearsePage(body, page, '', layOutElement))).toEqual(['', 'mb-0', 'mt-3 mb-0']);
});

it('gives a list the gap, and its items the room, that its entries are apart', () => {
  // Entries of 24px, 44px apart: without a gap, each has 8px above and below.
  const entry = (title: string): Element => ({ ...words(LINE), tag: 'a', children: [title] });
  const list = {
    ...box({ display: 'flex', 'flex-direction': 'column', gap: '20px' }, entry('One'), entry('Two'), entry('Three')),
  };
  const body = bodyOf(list);
  const page = classed(body, ['', 'd-flex flex-column gap-1', 'py-3', 'py-3', 'py-3']);
  const found = classesIn(rehearsePage(body, page, '', layOutElement));
  expect(found).toEqual(['', 'd-flex flex-column gap-1', 'py-2', 'py-2', 'py-2']);
});

it('keeps headings of one look alike wherever they stand', () => {
  const part = (above: string): Element =>
    box({}, words(LINE), { ...words({ ...LINE, 'margin-top': above }), tag: 'h2' });
  const body = bodyOf(part('40px'), part('40px'), part('24px'));
  const heading = 'mt-3 mb-0 fs-6 lh-base';
  const one = ['', 'mb-0', heading];
  const page = classed(body, ['', ...one, ...one, ...one]);
  const found = classesIn(rehearsePage(body, page, '', layOutElement)).filter((names) => names.includes('lh-base'));
  expect(new Set(found).size).toBe(1);
  expect(found[0]).not.toBe(heading);
});

it('gives bands that touch more room inside, and puts nothing between them', () => {
  const band = (px: string): Element => box({ 'background-color': '#eeeeee', padding: `${px} 0` }, words(LINE));
  const body = bodyOf(band('24px'), { ...band('24px'), css: { 'background-color': '#dddddd', padding: '24px 0' } });
  const page = classed(body, ['', 'bg-light pt-4 pb-3', 'mb-0', 'bg-dark py-4', 'mb-0']);
  const found = classesIn(rehearsePage(body, page, '', layOutElement));
  expect(found).toEqual(['', 'bg-light pt-4 pb-4', 'mb-0', 'bg-dark py-4', 'mb-0']);
});

it('gives what comes last in a band the room that no spacer has', () => {
  const ends = box({ 'background-color': '#eeeeee', 'padding-bottom': '96px' }, box({}, words(LINE)));
  const body = bodyOf(ends, box({ 'background-color': '#dddddd' }, words(LINE)));
  const page = classed(body, ['', 'bg-light pb-5', 'text-center', 'mb-0', 'bg-dark', 'mb-0']);
  const found = classesIn(rehearsePage(body, page, '', layOutElement));
  expect(found.slice(1, 3)).toEqual(['bg-light pb-5', 'text-center mb-5']);
});

it('gives a box a column more where its words break otherwise than in the design', () => {
  const told = (css: Element['css']): Element => ({
    ...words({ ...LINE, ...css }),
    children: ['Sails and oars of old'],
  });
  const body = bodyOf(told({ 'max-width': '240px' }), told({}));
  const page = classed(body, ['', 'mb-0 col-lg-1', 'mb-0 col-lg-9']);
  expect(classesIn(rehearsePage(body, page, '', layOutElement))).toEqual(['', 'mb-0 col-lg-2', 'mb-0 col-lg-9']);
});
