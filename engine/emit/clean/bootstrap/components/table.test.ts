import { expect, it } from 'vitest';
import type { Css } from '../../../../model/element.ts';
import { writePage } from '../../../../write-page.ts';
import { element, harbourPage } from '../../testing/harbour-page.ts';

/** A page with one table, or two, each of three rows on a ground, with words in a colour. */
async function pageWith(...looks: readonly { ground: string; color: string; cell?: Css }[]): Promise<string> {
  const tables = looks.map(({ ground, color, cell = {} }) => {
    const row = () =>
      element('tr', { 'background-color': ground }, [
        element('td', { color, padding: '12px 20px', ...cell }, ['Rope']),
        element('td', { color, padding: '12px 20px', ...cell }, ['3 m']),
      ]);
    return element('div', { 'overflow-x': 'auto' }, [
      element('table', { width: '100%' }, [element('tbody', {}, [row(), row(), row()])]),
    ]);
  });
  const page = harbourPage();
  return (await writePage({ ...page, body: { ...page.body, children: tables } }, 'bootstrap')).html;
}

const light = { ground: '#ffffff', color: '#111827' };
const dark = { ground: '#1e1b4b', color: '#ffffff' };

it('keeps a dark table dark beside a light one, with its own ground and letters', async () => {
  const html = await pageWith(light, light, dark);
  expect(html.match(/class="table [^"]*"/g)?.map((found) => found.includes('table-dark'))).toEqual([
    false,
    false,
    true,
  ]);
  expect(html).toMatch(/\.table-dark \{\s*--bs-table-bg: #1e1b4b;\s*--bs-table-color: #fff(fff)?;/);
  expect(html).not.toMatch(/<td[^>]*text-white/);
});

it('leaves light tables light', async () => {
  expect(await pageWith(light, { ...light, ground: '#f9fafb' })).not.toContain('table-dark');
});

it('breaks no words of cells that are one line', async () => {
  expect(await pageWith({ ...light, cell: { 'white-space': 'nowrap' } })).toMatch(/class="table [^"]*text-nowrap/);
  expect(await pageWith(light)).not.toContain('text-nowrap');
});

it.each([
  [{ 'font-size': '14px', 'line-height': '20px', padding: '12px 10px' }, 'lh-lg'],
  [{ 'font-size': '14px', 'line-height': '20px', padding: '4px 10px' }, 'table-sm'],
  [{ 'font-size': '14px', 'line-height': '20px', padding: '8px 10px' }, null],
])('gives rows of text their height by a class of the table: %o', async (cell, name) => {
  const html = await pageWith({ ...light, cell });
  const names = html.match(/class="table ([^"]*)"/)?.[1].split(' ') ?? [];
  expect(names.filter((one) => /^(lh-|table-sm)/.test(one))).toEqual(name ? [name] : []);
});
