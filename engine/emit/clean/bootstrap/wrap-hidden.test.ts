import { expect, it } from 'vitest';
import type { PageDescription } from '../../../model/page-description.ts';
import { el } from '../testing/sample-page.ts';
import { printCleanBootstrap } from './print-clean-bootstrap.ts';
import { wrapHidden } from './wrap-hidden.ts';

it('a grid that is hidden on some screens stands in a box that is', () => {
  const grid = el(
    'section',
    { display: 'none', gap: '8px' },
    { at: { md: { display: 'grid' }, lg: { display: 'none' } } },
  );
  const [box] = wrapHidden(el('body', {}, { name: 'page' }, grid)).children;
  expect(box).toMatchObject({
    tag: 'div',
    css: { display: 'none' },
    at: { md: { display: 'block' }, lg: { display: 'none' } },
    children: [{ tag: 'section', css: { display: 'grid', gap: '8px' } }],
  });
});

it('blocks, and items of rows, stay as they are', () => {
  const block = el('section', { display: 'none' }, { at: { md: { display: 'block' } } });
  const item = el('div', { display: 'none' }, { at: { md: { display: 'flex' } } });
  const row = el('div', { display: 'flex' }, {}, item);
  expect(wrapHidden(el('body', {}, { name: 'page' }, block, row)).children).toEqual([block, row]);
});

it('rows of Bootstrap are not seen on the screens that hide them', () => {
  const card = (name: string) =>
    el('article', { padding: '16px', 'background-color': '#ffffff' }, {}, el('p', {}, {}, name));
  const cards = el(
    'section',
    { display: 'none', 'grid-template-columns': 'repeat(3, minmax(0, 1fr))', gap: '24px' },
    { at: { lg: { display: 'grid' } } },
    ...['North', 'East', 'South'].map(card),
  );
  const page: PageDescription = {
    ...{ mode: 'clean', title: 'Tours', palette: [], typeScale: [] },
    body: el('body', {}, { name: 'page' }, el('main', {}, {}, cards)),
  };
  expect(printCleanBootstrap(page, '').html).toMatch(
    /<div class="d-none d-lg-block"><section class="[^"]*"><div class="row row-cols-3 /,
  );
});
