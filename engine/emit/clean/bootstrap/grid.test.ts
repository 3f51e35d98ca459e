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

it('puts what a list keeps from others around it: it has nothing but items', async () => {
  const css = {
    ...{ display: 'grid', 'grid-template-columns': 'repeat(2, minmax(0, 1fr))', gap: '16px' },
    ...{ 'list-style': 'none', 'margin-top': '16px' },
  };
  const page = harbourPage();
  const list = element('ul', css, [element('li', {}, ['Sail']), element('li', {}, ['Row'])]);
  const { html } = await writePage({ ...page, body: { ...page.body, children: [list] } }, 'bootstrap');
  expect(html).toMatch(
    /<div class="[^"]*mt-3[^"]*">\s*<ul class="row row-cols-2 [^"]*list-unstyled[^"]*">\s*<li class="col/,
  );
});

it('aligns the columns of a row, not what is around it', async () => {
  const css = {
    ...{ display: 'grid', 'grid-template-columns': 'repeat(2, minmax(0, 1fr))', gap: '16px' },
    ...{ 'align-items': 'center', 'margin-top': '16px' },
  };
  const page = harbourPage();
  const body = {
    ...page.body,
    children: [element('div', css, [element('p', {}, ['Sail']), element('p', {}, ['Row'])])],
  };
  const { html } = await writePage({ ...page, body }, 'bootstrap');
  expect(html).toMatch(/class="row row-cols-2 g-3 align-items-center"/);
});

it('knows how wide a column of several tracks is', async () => {
  const two = element('div', { display: 'grid', 'grid-template-columns': '1fr 360px' }, [
    element('p', {}, ['Sail']),
    element('p', {}, ['Row']),
  ]);
  const css = { display: 'grid', 'grid-template-columns': 'repeat(3, minmax(0, 1fr))' };
  const columns = [
    element('div', { 'grid-column': 'span 2 / span 2' }, [two]),
    element('div', {}, [element('p', {}, ['Dive'])]),
  ];
  const page = harbourPage();
  const { html } = await writePage(
    { ...page, body: { ...page.body, children: [element('div', css, columns)] } },
    'bootstrap',
  );
  expect(html).toContain('class="col-7"');
});

it('leaves room between columns that touch, where they stand below each other', async () => {
  const grid = element(
    'div',
    { display: 'grid', gap: '16px' },
    [element('p', {}, ['Sail']), element('p', {}, ['Row'])],
    {
      at: { lg: { gap: '0', 'grid-template-columns': 'repeat(2, minmax(0, 1fr))' } },
    },
  );
  const page = harbourPage();
  const { html } = await writePage({ ...page, body: { ...page.body, children: [grid] } }, 'bootstrap');
  expect(html).toContain('row row-cols-1 row-cols-lg-2 gx-0 gy-3');
});

it('gives a row in a column the room that the row around it has', async () => {
  const columns = (gap: string, ...cells: ReturnType<typeof element>[]) =>
    element('div', { display: 'grid', 'grid-template-columns': 'repeat(2, minmax(0, 1fr))', gap }, cells);
  const words = () => element('div', {}, [element('p', {}, ['Sail'])]);
  const inner = columns('48px', words(), words());
  const band = element('div', { 'padding-left': '24px', 'padding-right': '24px' }, [columns('16px', inner, words())]);
  const page = harbourPage();
  const { html } = await writePage({ ...page, body: { ...page.body, children: [band] } }, 'bootstrap');
  expect(html).toMatch(/class="row row-cols-2 g-3"/);
  expect(html).toMatch(/class="row row-cols-2 g-5"/);
});

it('puts a row into a column of its own, not in its place', async () => {
  const columns = (gap: string, ...cells: ReturnType<typeof element>[]) =>
    element('div', { display: 'grid', 'grid-template-columns': 'repeat(2, minmax(0, 1fr))', gap }, cells);
  const words = () => element('div', {}, [element('p', {}, ['Sail'])]);
  // It stands below each other on a phone, which Bootstrap says with a row.
  const half = () => element('div', { flex: '1 1 0%' }, [element('p', {}, ['Row'])]);
  const css = { display: 'flex', 'flex-direction': 'column', gap: '48px' };
  const holder = element('div', css, [half(), half()], { at: { lg: { 'flex-direction': 'row' } } });
  const page = harbourPage();
  const body = { ...page.body, children: [columns('16px', holder, words())] };
  const { html } = await writePage({ ...page, body }, 'bootstrap');
  expect(html).toMatch(/<div class="col">\s*<div class="row /);
});
