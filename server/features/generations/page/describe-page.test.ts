import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { writeMarkupComponents } from '#engine/index.ts';
import { bodyOf, loadComponents, makeFolder, outline } from '../../../../scripts/testing/run-components.ts';
import { describePage } from './describe-page.ts';

const EXAMPLES = path.join(import.meta.dirname, '../../../../docs/examples');
const pages = readdirSync(EXAMPLES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

let folder: string;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(pages)('components of the markup of %s render as it does', async (name) => {
  for (const framework of ['tailwind', 'bootstrap'] as const) {
    const html = readFileSync(path.join(EXAMPLES, name, `${framework}.html`), 'utf8');
    const page = describePage({ html, css: '' });
    const react = await loadComponents(await writeMarkupComponents(page, framework, 'react'), folder);
    const rendered = renderToStaticMarkup(createElement(react.Page as () => null));
    expect(outline(rendered)).toEqual(outline(bodyOf(html)));
    expect(rendered).toContain('<title>');
    const vue = await loadComponents(await writeMarkupComponents(page, framework, 'vue'), folder);
    expect(outline(await renderToString(createSSRApp(vue.default as object)))).toEqual(outline(bodyOf(html)));
  }
});

const written = (body: string, head = '') =>
  `<!doctype html><html><head><title>Tours</title>${head}</head><body>${body}</body></html>`;

test('all that styles the page is one sheet; nothing that runs is part of it', async () => {
  const html = written(
    '<p class="lead" style="color: red" onclick="go()">Hello <b>there</b>\n</p><p style="color: red"></p><script>go()</script>',
    '<style type="text/tailwindcss">@theme { --color-ink: #111; }</style><style>p { margin: 0 }</style>' +
      '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter"><script src="x.js"></script>',
  );
  const page = describePage({ html, css: '' });
  const files = await writeMarkupComponents(page, 'tailwind', 'react');
  expect(files.map(({ name }) => name)).toEqual(['Page.tsx', 'style.css']);
  const [content, sheet] = files.map((file) => file.content);
  expect(content).toContain('<title>Tours</title>');
  expect(content).toMatch(/<p className="lead style-1">\s*Hello <b>there<\/b>\s*<\/p>/);
  expect(content).not.toMatch(/onclick|script/i);
  expect(sheet).toMatch(/^@import url\('https:\/\/fonts[^']*'\);\n@import 'tailwindcss';\n/);
  for (const rule of ['--color-ink: #111', 'margin: 0', '.style-1 {\n  color: red;\n}']) expect(sheet).toContain(rule);
});

test('what has no name or no meaning in components is left out, and rules with a mistake stay as they are', async () => {
  const html = written(
    '<p @click="a" v-if="b" x-on:click.prevent="c" foo"bar="d" data-id="7">{{ name }} {x}</p><a.b>Text</a.b>',
    '<style>p { margin: 10px; 0 0 }</style>',
  );
  for (const kind of ['react', 'vue'] as const) {
    const files = await writeMarkupComponents(describePage({ html, css: '' }), 'custom', kind);
    expect(files.find(({ name }) => name === 'style.css')!.content).toContain('p { margin: 10px; 0 0 }');
    const page = await loadComponents(files, folder);
    const rendered =
      kind === 'react'
        ? renderToStaticMarkup(createElement(page.Page as () => null))
        : await renderToString(createSSRApp(page.default as object));
    expect(outline(rendered)).toEqual(outline('<p data-id="7">{{ name }} {x}</p><div>Text</div>'));
  }
});

test('what is alike beside one another is one component with what differs as props', async () => {
  const card = (title: string, badge = '') => `<article class="p-4"><h3>${title}</h3>${badge}<p>One boat</p></article>`;
  const html = written(`<main><div>${card('Dinghy')}${card('Cutter', '<b>New</b>')}</div></main>`);
  const files = await writeMarkupComponents(describePage({ html, css: '' }), 'bootstrap', 'react');
  const component = files.find(({ name }) => name === 'components/Card.tsx')!.content;
  expect(component).toContain('title: string;');
  expect(files[0]!.content).toContain("title: 'Cutter'");
});
