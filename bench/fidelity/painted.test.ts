import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Framework } from '#engine/index.ts';
import { brokenCells } from '#fidelity/index.ts';
import { ensureFonts } from '../../scripts/testing/fonts.ts';
import { launchBrowser, openWindow } from './browser.ts';
import { documentOf } from './document-of.ts';
import { type EnginePool, openEngine } from './engine.ts';
import { GOLDEN_PAGES } from './golden-pages.ts';
import { FRAMEWORKS } from './options.ts';
import { openPreviewPainter, type PreviewPainter } from './paint-in-preview.ts';
import { loadReference } from './reference.ts';
import { capture, decode, show } from './render.ts';

/** The panel's picture of a page may differ from Chromium's in this share of the cells. */
const MAX_BROKEN = 0.003;

const folder = join(import.meta.dirname, 'pages');
const names = globSync('*.html', { cwd: folder }).map((file) => basename(file, '.html'));
// Ten of them as the engine's results, the others as they are.
const converted = new Set<string>(GOLDEN_PAGES.filter((name) => names.includes(name)));

let browser: Browser;
let engine: EnginePool;
let painter: PreviewPainter;
beforeAll(async () => {
  ensureFonts();
  browser = await launchBrowser();
  [engine, painter] = await Promise.all([openEngine(1), openPreviewPainter(browser)]);
});
afterAll(async () => {
  await painter.close();
  await engine.close();
  await browser.close();
});

/** Share of cells that differ between the preview's picture of a page and a screenshot of it, in windows of the same size. */
async function differing(html: string, framework: Framework, size: { width: number; height: number }): Promise<number> {
  const context = await openWindow(browser, size.width);
  try {
    const page = await context.newPage();
    await page.setViewportSize(size);
    await show(page, { html });
    const { png } = await capture(page);
    return brokenCells(await decode(png), (await painter.paint(html, framework, size))!).share;
  } finally {
    await context.close();
  }
}

test.each(names.filter((name) => !converted.has(name)))('the preview paints %s as Chromium does', async (name) => {
  const { file, width, facts } = await loadReference(browser, join(folder, `${name}.html`));
  const html = await readFile(file, 'utf8');
  expect(await differing(html, 'custom', { width, height: Math.round(facts.height) })).toBeLessThanOrEqual(MAX_BROKEN);
});

test.each([...converted].map((name, at) => [name, FRAMEWORKS[at % FRAMEWORKS.length]!] as const))(
  'the preview paints the result for %s in %s as Chromium does',
  async (name, framework) => {
    const { picture, width, facts } = await loadReference(browser, join(folder, `${name}.html`));
    const html = documentOf(await engine.convert(picture, { framework, images: 'embed' }));
    expect(await differing(html, framework, { width, height: Math.round(facts.height) })).toBeLessThanOrEqual(
      MAX_BROKEN,
    );
  },
);

test('what HTML allows and XML does not is painted all the same', async () => {
  const html = `<!doctype html><html lang="en"><title>A & B</title><body style="margin:0;background:#eee">
    <p @click="go" data-note='a "quoted" & <odd> value'>Salt & pepper\u0001</p><br><input disabled value="a < b">
    <svg width="256" height="256"><defs><rect id="square" width="256" height="256" fill="#14a"/></defs><use xlink:href="#square"/></svg>`;
  expect(await differing(html, 'custom', { width: 640, height: 480 })).toBeLessThanOrEqual(MAX_BROKEN);
});

test('both kinds make thirty pages', () => expect(names.length).toBeGreaterThanOrEqual(30));
