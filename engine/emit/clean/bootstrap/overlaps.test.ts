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

it('finds what is pulled in a part that keeps its own beginning, which stays a box', () => {
  const part = element('section', { 'background-color': '#ffffff', display: 'flow-root' }, [cards]);
  const [, second] = withoutOverlaps(element('main', {}, [hero, part])).children;
  expect(second).toMatchObject({
    css: { display: 'flex', 'flex-direction': 'column' },
    children: [{ css: { [OVERLAP]: '52px' } }],
  });
});

it('counts the room that what is alone in a section has at its end', () => {
  const band = element('section', { 'padding-top': '16px', 'padding-bottom': '128px' }, [element('div', {}, ['Sail'])]);
  const [first] = withoutOverlaps(
    element('main', {}, [band, element('div', { 'margin-top': '-80px' }, ['Boats'])]),
  ).children;
  expect(first).toMatchObject({ css: { 'padding-bottom': '120px' } });
});

it('pulls something over an empty box, in its middle', () => {
  const shape = element('div', { 'background-color': '#0f172a', width: '320px', height: '144px' });
  const form = element('form', { 'margin-top': '-120px', 'align-self': 'center' }, ['Sail']);
  const [first, second] = withoutOverlaps(element('main', {}, [shape, form])).children;
  expect(first).toEqual(shape);
  expect(second).toMatchObject({ css: { [OVERLAP]: '120px' }, children: [{ css: { 'margin-left': 'auto' } }] });
});
