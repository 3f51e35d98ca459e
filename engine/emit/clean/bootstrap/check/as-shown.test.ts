import { expect, it } from 'vitest';
import type { Element } from '../../../../model/element.ts';
import { asShown } from './as-shown.ts';

const element = (tag: string, names: string, ...children: Element['children']): Element => ({
  tag,
  name: 'box',
  ...(names ? { attributes: { class: names } } : {}),
  css: {},
  children,
});
const shownIn = (names: readonly string[], leaf: Element, sheet = ''): Element['css'] => {
  const page = names.reduceRight((inner, one) => element('div', one, inner), leaf);
  let shown = asShown(element('body', '', page), sheet);
  while (typeof shown.children[0] === 'object') shown = shown.children[0];
  return shown.css;
};

it('has the declarations of the widest screen, in px', () => {
  expect(shownIn([], element('div', 'mt-2 mt-lg-5 px-3'))).toMatchObject({
    ...{ display: 'block', 'margin-top': '48px', 'padding-left': '16px', 'padding-right': '16px' },
  });
  expect(shownIn([], element('div', 'd-none d-md-flex flex-column flex-lg-row'))).toMatchObject({
    ...{ display: 'flex', 'flex-direction': 'row' },
  });
});

it('has columns of a row, with gutters of the page', () => {
  const sheet = '.gx-4 {\n  --bs-gutter-x: 2rem;\n}';
  expect(shownIn(['row row-cols-1 row-cols-md-3 gx-4 gy-2'], element('div', 'col'), sheet)).toMatchObject({
    ...{ width: `${100 / 3}%`, 'padding-left': '16px', 'padding-right': '16px', 'margin-top': '8px' },
  });
  // A card that lies half over the band above it: its row reaches up, and its column not down.
  expect(shownIn(['row gx-0 gy-5'], element('div', 'col-12 gy-0'))).toMatchObject({ 'margin-top': '0' });
  expect(shownIn(['row'], element('div', 'col-12 col-lg-6 offset-lg-3'))).toMatchObject({
    ...{ width: '50%', 'margin-left': '25%' },
  });
});

it('reads variables where Bootstrap does', () => {
  const sheet = '.btn {\n  --bs-btn-padding-y: 0.75rem;\n}\n\n.nav {\n  --bs-nav-link-padding-y: 0.25rem;\n}';
  expect(shownIn([], element('button', 'btn btn-primary'), sheet)).toMatchObject({
    ...{ 'padding-top': '12px', 'border-top-width': '1px', 'font-size': '16px', 'line-height': '24px' },
  });
  expect(shownIn(['nav flex-column'], element('a', 'nav-link'), sheet)).toMatchObject({ 'padding-top': '4px' });
});

it('has type by what is around it', () => {
  const sheet = ':root {\n  --bs-body-font-size: 0.875rem;\n  --bs-body-line-height: 1.6;\n}';
  expect(shownIn([], element('p', 'small'), sheet)).toMatchObject({ 'font-size': `${0.875 * 14}px` });
  expect(shownIn([], element('h2', ''), sheet)).toMatchObject({ 'font-size': '32px', 'margin-bottom': '8px' });
  expect(shownIn([], element('p', 'mb-0'), sheet)).toMatchObject({ 'font-size': '14px', 'margin-bottom': '0px' });
});

it('gives a row in the place of a column the room of a column above', () => {
  expect(shownIn(['row gy-5'], element('div', 'col-6 row gy-4'))).toMatchObject({ 'margin-top': '24px' });
  expect(shownIn(['row gy-5', 'col-6'], element('div', 'row gy-4'))).toMatchObject({ 'margin-top': '-24px' });
});

it('sets the entries of a path side by side, with strokes between them', () => {
  const entries = ['Home', 'Boats'].map((name) => element('li', 'breadcrumb-item', name));
  const [path] = asShown(element('body', '', element('ol', 'breadcrumb', ...entries)), '').children as Element[];
  const rooms = (path.children as Element[]).map(({ css }) => Number.parseFloat(css['padding-left'] ?? '0'));
  expect(path.css).toMatchObject({ display: 'flex', 'padding-left': '0' });
  expect([rooms[0], rooms[1] > 16]).toEqual([0, true]);
});
