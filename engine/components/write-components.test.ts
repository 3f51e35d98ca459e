import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { bodyOf, loadComponents, makeFolder, outline } from '../../scripts/testing/run-components.ts';
import { harbourPage } from '../emit/clean/testing/harbour-page.ts';
import { el, SAMPLE_PAGE } from '../emit/clean/testing/sample-page.ts';
import type { Element } from '../model/element.ts';
import { writePage } from '../write-page.ts';
import type { SourceFile } from './model.ts';
import { writeComponents } from './write-components.ts';

let folder: string;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => rm(folder, { recursive: true }));

const PAGES = { harbour: harbourPage(), northwind: SAMPLE_PAGE };
const FRAMEWORKS = ['bootstrap', 'tailwind', 'custom'] as const;
const CASES = Object.keys(PAGES).flatMap((page) =>
  FRAMEWORKS.map((framework) => [page as keyof typeof PAGES, framework] as const),
);

describe.each(CASES)('%s in %s', (name, framework) => {
  const page = PAGES[name];

  it('renders in React as the page does', async () => {
    const { Page } = await loadComponents(await writeComponents(page, framework, 'react'), folder);
    const html = renderToStaticMarkup(createElement(Page as () => null));
    expect(outline(html)).toEqual(outline(bodyOf((await writePage(page, framework)).html)));
    expect(html).toContain(`<title>${page.title.replace('&', '&amp;')}</title>`);
  });

  it('renders in Vue as the page does', async () => {
    const { default: Page } = await loadComponents(await writeComponents(page, framework, 'vue'), folder);
    const html = await renderToString(createSSRApp(Page as object));
    expect(outline(html)).toEqual(outline(bodyOf((await writePage(page, framework)).html)));
  });
});

const contentOf = (files: SourceFile[], name: string): string => files.find((file) => file.name === name)!.content;

it('writes one component for what repeats, with props for what differs', async () => {
  const files = await writeComponents(harbourPage(), 'bootstrap', 'react');
  expect(contentOf(files, 'components/PriceCard.tsx')).toContain(`export type PriceCardProps = {
  featured?: boolean;
  title: string;
  price: string;
  features: string[];
};`);
  const section = contentOf(files, 'components/PricesSection.tsx');
  expect(section).toContain("{ title: 'Dinghy', price: '$9', features: ['One boat', 'Ten nights'] },");
  expect(section).toContain('<PriceCard key={price.title} {...price} />');
});

it('calls the fields of a row like the columns of its table', async () => {
  const files = await writeComponents(harbourPage(), 'bootstrap', 'vue');
  expect(contentOf(files, 'Page.vue')).toContain("{ berth: 'A 12', nights: '3', paid: '$42' },");
});

it('calls what alone stands in a cell what its column is, and repeats entries with what is around each', async () => {
  const cell = (child: Element | string): Element => el('td', {}, { name: 'cell' }, child);
  const checkbox = (label: string): Element =>
    el('input', {}, { name: 'checkbox', attributes: { type: 'checkbox', 'aria-label': label } });
  const row = (order: string, state: string): Element =>
    el(
      'tr',
      {},
      { name: 'row', instance: { component: 'table-row' } },
      cell(checkbox(order)),
      cell(order),
      cell(el('span', {}, { name: 'text' }, state)),
    );
  const link = (label: string): Element =>
    el('li', {}, { name: 'item' }, el('a', {}, { name: 'link', instance: { component: 'nav-link' } }, label));
  const head = el(
    'tr',
    {},
    { name: 'row' },
    el('th', {}, checkbox('Order')),
    el('th', {}, 'Order'),
    el('th', {}, 'State'),
  );
  const body = el(
    'body',
    {},
    { name: 'page' },
    el('nav', {}, { name: 'nav' }, el('ul', {}, { name: 'list' }, link('Stock'), link('Orders'))),
    el('table', {}, { name: 'table' }, head, row('7718', 'Paid'), row('7719', 'Sent')),
  );
  const page = { ...SAMPLE_PAGE, webFonts: [], body };
  const react = await writeComponents(page, 'tailwind', 'react');
  expect(contentOf(react, 'Page.tsx')).toContain("{ order: '7718', state: 'Paid' },");
  expect(contentOf(react, 'components/SiteNavigation.tsx')).toMatch(
    /\{navLinks\.map\(\(navLink\) => \(\s*<li key=\{navLink\}>\s*<NavLink label=\{navLink\} \/>\s*<\/li>/,
  );
  const vue = await writeComponents(page, 'tailwind', 'vue');
  expect(contentOf(vue, 'components/SiteNavigation.vue')).toMatch(
    /<li v-for="navLink in navLinks" :key="navLink">\s*<NavLink :label="navLink" \/>\s*<\/li>/,
  );
});

it('passes the compiler of TypeScript', async () => {
  const project = path.join(folder, 'typed');
  await mkdir(path.join(project, 'components'), { recursive: true });
  const files = await writeComponents(SAMPLE_PAGE, 'tailwind', 'react');
  for (const { name, content } of files) await writeFile(path.join(project, name), content);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
  };
  await writeFile(path.join(project, 'css.d.ts'), "declare module '*.css';");
  await writeFile(
    path.join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: ['react'], skipLibCheck: true }, include: ['.'] }),
  );
  const tsc = path.join(import.meta.dirname, '../../node_modules/.bin/tsc');
  const { stdout } = await promisify(execFile)(tsc, ['-p', project]).catch((error) => error);
  expect(stdout).toBe('');
});
