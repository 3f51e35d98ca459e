import { expect, it } from 'vitest';
import type { Element } from '../../../model/element.ts';
import { writePage } from '../../../write-page.ts';
import { element, harbourPage } from '../testing/harbour-page.ts';
import { inferPagination } from './pagination-look.ts';

const OTHER = { color: '#2b2320', border: '1px solid #d8c9ba', padding: '4px 10px', 'font-size': '14px' };
const link = (text: string, css: Record<string, string>, attributes = {}): Element =>
  element('li', {}, [{ ...element('a', css, [text]), attributes: { href: '#', ...attributes } }]);
const pages: Element = {
  ...element('nav', { display: 'flex', 'justify-content': 'flex-end' }, [
    element('ul', { display: 'flex', 'list-style': 'none', gap: '6px' }, [
      link('1', { color: '#ffffff', 'background-color': '#b85c00', padding: '4px 10px' }, { 'aria-current': 'page' }),
      link('2', OTHER),
      link('3', OTHER),
    ]),
  ]),
  attributes: { 'aria-label': 'Pagination' },
};

it('reads the look of the links that lead elsewhere', () => {
  expect(inferPagination(element('body', {}, [pages]), 16, '#111111')).toEqual({
    ...{ color: '#2b2320', ground: undefined, line: '#d8c9ba', size: 14 },
    padding: [4, 10],
  });
  expect(inferPagination(element('body', {}, []), 16, '#111111')).toBeUndefined();
});

it('says it in one block, and puts the list where its row was', async () => {
  const page = harbourPage();
  const { html } = await writePage({ ...page, body: { ...page.body, children: [pages] } }, 'bootstrap');
  expect(html.match(/\.pagination \{/g)).toHaveLength(1);
  expect(html).toContain('--bs-pagination-font-size: 0.875rem');
  expect(html).toContain('<ul class="pagination gap-2 justify-content-end mb-0">');
  // Links that stand apart are round at all corners.
  expect(html.match(/class="page-link rounded"/g)).toHaveLength(3);
});
