import { expect, it } from 'vitest';
import { writePage } from '../../../write-page.ts';
import { element, harbourPage } from '../testing/harbour-page.ts';

it('gives a row that is set apart room for the whole of its gutter', async () => {
  const cell = () => element('div', {}, [element('p', {}, ['Sail'])]);
  const css = {
    display: 'grid',
    'grid-template-columns': 'repeat(2, minmax(0, 1fr))',
    gap: '32px',
    'margin-top': '16px',
  };
  const page = harbourPage();
  const body = { ...page.body, children: [element('div', css, [cell(), cell()])] };
  const { html } = await writePage({ ...page, body }, 'bootstrap');
  expect(html.replace(/\s+/g, ' ')).toMatch(/<div class="container-fluid px-3 mt-3"> <div class="row row-cols-2 g-4">/);
});
