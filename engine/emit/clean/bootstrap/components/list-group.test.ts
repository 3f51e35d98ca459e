import { expect, it } from 'vitest';
import type { Css } from '../../../../model/element.ts';
import { writePage } from '../../../../write-page.ts';
import { element, harbourPage } from '../../testing/harbour-page.ts';

const NO_HEAD = { ':first-child': { 'border-top': '0', 'padding-top': '0' } };

async function classesOfItems(css: Css, states?: Record<string, Css>): Promise<string[]> {
  const items = ['Rope', 'Anchor', 'Lamp'].map((word) =>
    element('li', { 'border-top': '1px solid #dee2e6', ...css }, [word], states ? { states } : {}),
  );
  const page = harbourPage();
  const list = element('ul', { 'list-style': 'none' }, items);
  const { html } = await writePage({ ...page, body: { ...page.body, children: [list] } }, 'bootstrap');
  expect(html).toContain('list-group-flush');
  return [...html.matchAll(/<li class="([^"]*)"/g)].map(([, names]) => names);
}

it('keeps the room in the items of a list with lines', async () => {
  expect(await classesOfItems({ padding: '16px 24px' })).toEqual(Array(3).fill('list-group-item px-4 py-3'));
  expect(await classesOfItems({ padding: '8px 0' })).toEqual(Array(3).fill('list-group-item px-0'));
});

it('keeps no room above the first item where the list has that', async () => {
  const [first, ...others] = await classesOfItems({ padding: '16px' }, NO_HEAD);
  expect(first).toContain('pt-0');
  expect(others).toEqual(Array(2).fill('list-group-item py-3'));
});
