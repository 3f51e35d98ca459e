import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureFonts } from '../../scripts/testing/fonts.ts';
import { launchBrowser } from './browser.ts';
import { differsInPreview, MAX_PREVIEW_DIFFERENCE } from './differs-in-preview.ts';
import { GOLDEN_PAGES } from './golden-pages.ts';
import { wishesOf } from './page-wishes.ts';
import { openPreviewPainter, type PreviewPainter } from './paint-in-preview.ts';

const folder = join(import.meta.dirname, 'pages');
// The others are painted as the engine's results: golden.test.ts.
const golden: readonly string[] = GOLDEN_PAGES;
const names = globSync('*.html', { cwd: folder })
  .map((file) => basename(file, '.html'))
  .filter((name) => !golden.includes(name));

let browser: Browser;
let painter: PreviewPainter;
beforeAll(async () => {
  ensureFonts();
  browser = await launchBrowser();
  painter = await openPreviewPainter(browser);
});
afterAll(async () => {
  await painter.close();
  await browser.close();
});

test.each(names)('the preview paints %s as Chromium does', async (name) => {
  const html = await readFile(join(folder, `${name}.html`), 'utf8');
  const { width } = wishesOf(html);
  const share = await differsInPreview(browser, painter, html, 'custom', { width });
  expect(share).toBeLessThanOrEqual(MAX_PREVIEW_DIFFERENCE);
});

test('what HTML allows and XML does not is painted all the same', async () => {
  const html = `<!doctype html><html lang="en"><title>A & B</title><body style="margin:0;background:#eee">
    <p @click="go" data-note='a "quoted" & <odd> value'>Salt & pepper\u0001</p><br><input disabled value="a < b">
    <svg width="256" height="256"><defs><rect id="square" width="256" height="256" fill="#14a"/></defs><use xlink:href="#square"/></svg>`;
  const share = await differsInPreview(browser, painter, html, 'custom', { width: 640, height: 480 });
  expect(share).toBeLessThanOrEqual(MAX_PREVIEW_DIFFERENCE);
});

test('what is as high as the window is so high in the picture of a longer page', async () => {
  const html = `<!doctype html><html lang="en"><title>Bar</title><style>.h-\\[100vh\\]{height:100vh}.h-\\[100vh\\]>p{margin:0;color:#fff}</style>
    <body style="margin:0"><div class="h-[100vh]" style="width:200px;background:#14a"><p>Menu</p></div><div style="height:calc(50dvh + 400px);background:#eee"></div>`;
  const raster = await painter.paint(html, 'custom', { width: 640, height: 500 });
  expect(raster).toMatchObject({ width: 640, height: 1150 });
  const at = (x: number, y: number) => [...raster!.data.slice(4 * (y * 640 + x), 4 * (y * 640 + x) + 3)];
  expect(at(100, 495)).toEqual([0x11, 0x44, 0xaa]);
  expect(at(100, 505)).toEqual([0xee, 0xee, 0xee]);
  expect(at(100, 1145)).toEqual([0xee, 0xee, 0xee]);
});

test('both kinds make thirty pages', () => expect(names.length + golden.length).toBeGreaterThanOrEqual(30));
