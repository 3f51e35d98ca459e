import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureFonts } from '../../scripts/testing/fonts.ts';
import { launchBrowser, openWindow } from './browser.ts';
import { judge } from './judge.ts';
import { capture, show } from './render.ts';

const paragraph =
  '<p>The ferry leaves at nine, and comes back when the tide allows. Nobody has ever missed it twice.</p>';
/** A dark page with a light article on it, whose text is dark. */
const page = (panel: string) => `<!doctype html><html lang="en"><title>Ferry</title><style>
  body { margin: 0; background: #1b1b22; color: #fff; font: 16px/1.5 Arial, sans-serif }
  header, footer { padding: 24px 160px }
  article { margin: 0 160px; padding: 32px; color: #22222a; ${panel} }
</style><header>Harbour news, every morning</header><article><h1>The ferry</h1>${paragraph.repeat(8)}</article><footer>Printed on water</footer>`;

let browser: Browser;
beforeAll(async () => {
  ensureFonts();
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function rendered(html: string, scale: number) {
  const context = await openWindow(browser, 1280, scale);
  try {
    const tab = await context.newPage();
    await show(tab, { html });
    return { ...(await capture(tab)), scale };
  } finally {
    await context.close();
  }
}

test.each([1, 2])('at density %i a page is wholly faithful to itself', async (scale) => {
  const design = await rendered(page('background: #fff'), scale);
  expect((await judge(design, await rendered(page('background: #fff'), scale))).faithful).toBeGreaterThan(0.999);
});

test.each([1, 2])('at density %i a light article that has lost its panel is below 90', async (scale) => {
  const design = await rendered(page('background: #fff'), scale);
  const { faithful, parts, contrast } = await judge(design, await rendered(page(''), scale));
  expect(faithful).toBeLessThan(0.9);
  expect(parts.pixels).toBeLessThan(0.7);
  expect(contrast.words.length).toBeGreaterThan(100);
});
