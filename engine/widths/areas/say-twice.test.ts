import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { layOutElement, openLayout } from '../../clean/check/lay-out.ts';
import { allIn } from '../../clean/check/remember.ts';
import { el } from '../../emit/clean/testing/sample-page.ts';
import type { Css, Element } from '../../model/element.ts';
import type { PageDescription } from '../../model/page-description.ts';
import { joinWidths } from '../join-widths.ts';

beforeAll(() => {
  const file = new URL('./taffy_wasm_bg.wasm', import.meta.resolve('taffy-layout/wasm'));
  openLayout(new Uint8Array(readFileSync(file)));
});

const describe = (...children: Element[]): PageDescription => ({
  ...{ mode: 'clean', title: 'Tours', palette: [], typeScale: [] },
  body: el('body', {}, { name: 'page' }, ...children),
});
const words = (text: string, css: Css = {}) => el('p', css, {}, text);
const card = (css: Css, ...children: Element[]) =>
  el('div', { 'background-color': '#ffffff', padding: '16px', ...css }, { name: 'card' }, ...children);

/** Where each text is seen in a window of some width; a text that is seen twice has two places. */
function placesAt(body: Element, width: number): Map<string, number[][]> {
  const placed = layOutElement(body, width);
  const found = new Map<string, number[][]>();
  for (const element of allIn(body)) {
    const [text] = element.children;
    const box = placed.get(element)?.lines?.[0];
    if (typeof text === 'string' && box) found.set(text, [...(found.get(text) ?? []), [box.x, box.y]]);
  }
  return found;
}

/** Four boats, by boat on a desktop and by what is said of them on a phone: no order of the desktop's groups shows that. */
const BOATS = ['Anna', 'Berta', 'Clara', 'Dora'];
const TITLE = el('h1', { 'font-size': '30px', 'line-height': '36px' }, {}, 'Boats');
const foot = () => words('The harbour office is open all day', { padding: '24px' });
const byBoat = () =>
  el(
    'div',
    { display: 'grid', 'grid-template-columns': 'repeat(4, minmax(0, 1fr))', gap: '16px' },
    { name: 'boats' },
    ...BOATS.map((name) =>
      card({}, words(name), words(`${name} leaves at noon`), words(`${name} takes twelve guests`)),
    ),
  );
const bySubject = () =>
  el(
    'div',
    { display: 'flex', 'flex-direction': 'column', gap: '24px' },
    { name: 'subjects' },
    card({}, ...BOATS.map((name) => words(name))),
    card({}, ...BOATS.map((name) => words(`${name} leaves at noon`))),
    card({}, ...BOATS.map((name) => words(`${name} takes twelve guests`))),
  );

it('shows on a phone what cannot be arranged as there as the phone’s own, and all else once', () => {
  const desktop = describe(TITLE, byBoat(), foot());
  const phone = describe(TITLE, bySubject(), foot());
  const before = placesAt(desktop.body, 1280);
  const { page } = joinWidths({ page: desktop, width: 1280 }, { phone: { page: phone, width: 375 } }, layOutElement);
  expect(placesAt(page.body, 375)).toEqual(placesAt(phone.body, 375));
  expect(placesAt(page.body, 1280)).toEqual(before);
  const texts = allIn(page.body).flatMap(({ children }) => children.filter((child) => typeof child === 'string'));
  expect(texts.filter((text) => text === 'Berta')).toHaveLength(2);
  expect(texts.filter((text) => text === 'Boats' || text.startsWith('The harbour'))).toHaveLength(2);
});

it('says nothing twice where the page can be put in place', () => {
  const narrow = el('div', { display: 'flex', 'flex-direction': 'column', gap: '8px' }, { name: 'boats' });
  narrow.children = byBoat().children;
  const { page } = joinWidths(
    { page: describe(TITLE, byBoat(), foot()), width: 1280 },
    { phone: { page: describe(TITLE, narrow, foot()), width: 375 } },
    layOutElement,
  );
  expect([...placesAt(page.body, 375).keys()]).toHaveLength(14);
  expect(allIn(page.body).filter(({ tag }) => tag === 'p')).toHaveLength(13);
});

it('shows each of two narrower designs its own on its screens', () => {
  const rows = el(
    'div',
    { display: 'grid', 'grid-template-columns': 'repeat(3, minmax(0, 1fr))', gap: '8px' },
    { name: 'subjects' },
    ...bySubject().children,
  );
  const tablet = describe(TITLE, rows, foot());
  const phone = describe(TITLE, bySubject(), foot());
  const { page } = joinWidths(
    { page: describe(TITLE, byBoat(), foot()), width: 1280 },
    { tablet: { page: tablet, width: 768 }, phone: { page: phone, width: 375 } },
    layOutElement,
  );
  expect(placesAt(page.body, 375)).toEqual(placesAt(phone.body, 375));
  expect(placesAt(page.body, 768)).toEqual(placesAt(tablet.body, 768));
  expect([...placesAt(page.body, 1280).values()].every((places) => places.length === 1)).toBe(true);
});

it('the ground is that of a design of which most is seen, and only on its screens', () => {
  const grounded = (page: PageDescription, color: string): PageDescription => ({
    ...page,
    body: { ...page.body, css: { 'background-color': color } },
  });
  const desktop = grounded(describe(TITLE, byBoat()), '#ffffff');
  const phone = grounded(describe(TITLE, bySubject()), '#eeeeee');
  const { page } = joinWidths({ page: desktop, width: 1280 }, { phone: { page: phone, width: 375 } }, layOutElement);
  expect(page.body).toMatchObject({
    css: { 'background-color': '#eeeeee' },
    at: { md: { 'background-color': '#ffffff' } },
  });
});
