import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Framework } from '#contract/generations.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import type { PageCode } from '../page-code.ts';
import { readElements } from '../read-elements.ts';
import { examples } from '../testing/examples.ts';
import { at, changedLines } from '../testing/find.ts';
import { Inspector } from './inspector.tsx';

const tailwind = examples['pricing in Tailwind'];
const custom = examples['pricing in custom CSS'];

interface Seen {
  code: PageCode;
  labels: string[];
  at: number | null;
}

/** The panel with a page that keeps what is changed, as the workbench does. */
function Bench({ seen, framework }: { seen: Seen; framework: Framework }) {
  const [code, setCode] = useState(seen.code);
  const [place, setPlace] = useState(seen.at);
  const take = (changed: PageCode, label: string) => {
    seen.labels.push(label);
    seen.code = changed;
    setCode(changed);
  };
  const select = (next: number) => {
    seen.at = next;
    setPlace(next);
  };
  return (
    <div style={{ width: 300 }}>
      <Inspector framework={framework} code={code} at={place} onChange={take} onSelect={select} />
    </div>
  );
}

async function open(code: PageCode, first: number | null, framework: Framework = 'tailwind'): Promise<Seen> {
  const seen: Seen = { code, labels: [], at: first };
  await renderPage(<Bench seen={seen} framework={framework} />);
  return seen;
}

const changes = (seen: Seen, before: PageCode) => changedLines(before.html, seen.code.html).map(([, line]) => line);

test('says what to do where nothing is chosen', async () => {
  await open(tailwind, null);
  await expect.element(page.getByText(/Choose an element in the preview/)).toBeVisible();
});

test('text follows each key and keeps the markup around it', async () => {
  const seen = await open(tailwind, at(tailwind, '>Whisper'));
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect.element(text).toHaveValue('Whisper');
  await text.fill('Hush & hum ');
  expect(changes(seen, tailwind)).toEqual(['<h2 class="text-xl font-bold">Hush &amp; hum</h2>']);
  await expect.element(text).toHaveValue('Hush & hum ');
  await text.fill('');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Type a text. To remove the element, delete it in the code.');
  expect(changes(seen, tailwind)).toHaveLength(1);
  await userEvent.tab();
  await expect.element(text).toHaveValue('Hush & hum');
  expect(new Set(seen.labels)).toEqual(new Set(['Text of heading']));
  await expectAccessible();
});

test('one change for the whole component', async () => {
  const seen = await open(tailwind, at(tailwind, '>Whisper'));
  await page.getByRole('radio', { name: 'All 3 headings' }).click();
  await page.getByRole('combobox', { name: 'Text size' }).selectOptions('2xl · 24 px');
  await page.getByRole('combobox', { name: 'Tag' }).selectOptions('h3');
  expect(changes(seen, tailwind)).toEqual([
    '<h3 class="text-2xl font-bold">Whisper</h3>',
    '<h3 class="mt-3.5 text-2xl font-bold text-white">Conversation</h3>',
    '<h3 class="text-2xl font-bold">Chorus</h3>',
  ]);
  expect(seen.labels).toEqual(['Text size of 3 headings', 'Tag of 3 headings']);
});

test('a colour of the page, by keyboard', async () => {
  const seen = await open(tailwind, at(tailwind, '>PLANS'));
  page.getByRole('button', { name: 'Text colour orange-700' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Text colour' })).toBeVisible();
  await expectAccessible();
  const swatch = page
    .getByRole('group', { name: 'Colours of the page' })
    .getByRole('button', { name: 'green-600', exact: true });
  swatch.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(changes(seen, tailwind)[0]).toContain('tracking-text text-green-600');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Text colour green-600' })).toHaveFocus();
});

test('another colour than any that is offered', async () => {
  const seen = await open(tailwind, at(tailwind, '>PLANS'));
  await page.getByRole('button', { name: 'Background Not set' }).click();
  const other = page.getByRole('textbox', { name: 'Another colour' });
  await other.fill('no colour');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a colour, such as #1446d6.');
  await other.fill('#ffeeaa');
  await userEvent.keyboard('{Enter}');
  expect(changes(seen, tailwind)[0]).toContain('bg-[#ffeeaa]');
});

test('a value of one’s own in place of a step', async () => {
  const seen = await open(tailwind, at(tailwind, '>PLANS'));
  await page.getByRole('combobox', { name: 'Space below' }).selectOptions('Another value…');
  await expect.element(page.getByRole('textbox', { name: 'Space below' })).toHaveFocus();
  await userEvent.keyboard('13px{Enter}');
  expect(changes(seen, tailwind)[0]).toContain('mb-[13px]');
  await expect.element(page.getByRole('combobox', { name: 'Space below' })).toHaveValue('[13px]');
});

test('what holds on wide screens has a control of its own', async () => {
  const seen = await open(tailwind, at(tailwind, '<h1'));
  await page.getByRole('combobox', { name: 'Text size, from 1024 px' }).selectOptions('5xl · 48 px');
  expect(changes(seen, tailwind)[0]).toContain('text-3xl leading-10 font-bold tracking-tight lg:text-5xl');
});

test('leads to what the element stands in', async () => {
  const seen = await open(tailwind, at(tailwind, '>Whisper'));
  const path = page.getByRole('navigation', { name: 'Where the element is' });
  await path.getByRole('button', { name: 'div' }).click();
  expect(readElements(tailwind.html)[seen.at!]?.attributes.class?.value).toContain('rounded-price-card');
});

test('another picture, and what is said in its place', async () => {
  const code = { html: '<p><img src="a.png" alt="A"></p>', css: '' };
  const seen = await open(code, 1);
  const file = page.getByLabelText('Picture file');
  await userEvent.upload(file, new File(['hello'], 'a.png', { type: 'image/png' }));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The file cannot be shown as a picture. Choose another one.');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
  await userEvent.upload(file, new File([svg], 'a.svg', { type: 'image/svg+xml' }));
  await expect.poll(() => seen.code.html).toBe(`<p><img src="data:image/svg+xml;base64,${btoa(svg)}" alt="A"></p>`);
  await page.getByRole('textbox', { name: 'Description' }).fill('A square');
  await userEvent.tab();
  expect(seen.code.html).toContain('alt="A square"');
});

test('in custom CSS the rule is changed, in Bootstrap a utility', async () => {
  const seen = await open(custom, at(custom, '>Whisper'), 'custom');
  await page.getByRole('radio', { name: 'All 3 headings' }).click();
  await page.getByRole('combobox', { name: 'Text size' }).selectOptions('3xl · 1.875rem');
  expect(seen.code.html).toBe(custom.html);
  expect(seen.code.css).toContain('.price-card__title {\n  font-size: var(--text-3xl);');
});

test('Bootstrap has its steps only, and everything fits a narrow pane', async () => {
  const bootstrap = examples['pricing in Bootstrap'];
  const seen = await open(bootstrap, at(bootstrap, '<div class="card-body d-flex'), 'bootstrap');
  expect(page.getByRole('option', { name: 'Another value…' }).elements()).toHaveLength(0);
  await page.getByRole('combobox', { name: 'Padding, sides', exact: true }).selectOptions('2 · 8 px');
  expect(changes(seen, bootstrap)).toEqual(['<div class="card-body d-flex flex-column px-md-4 px-2">']);
  const panel = page.getByRole('region', { name: 'Element' }).element();
  expect(panel.scrollWidth).toBeLessThanOrEqual(300);
  await expectAccessible();
});
