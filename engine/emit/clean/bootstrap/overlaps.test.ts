import { expect, it } from 'vitest';
import { writePage } from '../../../write-page.ts';
import { element, harbourPage } from '../testing/harbour-page.ts';
import { OVERLAP, withoutOverlaps } from './overlaps.ts';

it('takes what lies over the end of a section off the room there', () => {
  const hero = {
    ...element('section', { 'padding-bottom': '48px' }, ['Sail']),
    at: { lg: { 'padding-bottom': '200px' } },
  };
  const cards = element('div', { 'margin-top': '-120px' }, ['Boats']);
  const [first, second] = withoutOverlaps(element('main', {}, [hero, cards])).children;
  expect(first).toMatchObject({ css: { 'padding-bottom': '16px' }, at: { lg: { 'padding-bottom': '80px' } } });
  expect(second).toMatchObject({ css: {} });
});

it('leaves what has no room at its end', () => {
  const cards = element('div', { 'margin-top': '-120px' }, ['Boats']);
  const main = element('main', {}, [element('p', {}, ['Sail']), cards]);
  expect(withoutOverlaps(main)).toEqual(main);
});

const hero = element('section', { 'background-color': '#0f172a', 'padding-bottom': '92px' }, [
  element('h1', { color: '#ffffff' }, ['Sail']),
]);
const cards = element('div', { 'margin-top': '-48px' }, [element('p', {}, ['Boats'])]);

it('pulls something over the end of a section, as far as spacers leave room there', () => {
  const [first, second] = withoutOverlaps(element('main', {}, [hero, cards])).children;
  expect(first).toMatchObject({ css: { 'padding-bottom': '96px' } });
  expect(second).toMatchObject({ css: { [OVERLAP]: '52px' }, children: [{ css: {} }] });
});

it('writes it as a row whose gutter its column has not', async () => {
  const page = harbourPage();
  const { html } = await writePage({ ...page, body: { ...page.body, children: [hero, cards] } }, 'bootstrap');
  expect(html.replace(/\s+/g, ' ')).toMatch(/<div class="row gx-0 gy-5"> ?<div class="col-12 gy-0 position-relative">/);
  expect(html).toMatch(/\.gy-5 \{\s*--bs-gutter-y: 3\.25rem;/);
});
