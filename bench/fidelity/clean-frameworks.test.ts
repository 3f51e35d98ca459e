import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_PAGE } from '#engine/emit/clean/testing/sample-page.ts';
import { writePage } from '#engine/write-page.ts';
import { brokenCells } from '#fidelity/index.ts';
import { ensureFonts } from '../../scripts/testing/fonts.ts';
import { launchBrowser, openWindow } from './browser.ts';
import { documentOf } from './document-of.ts';
import { openPreviewPainter, type PreviewPainter } from './paint-in-preview.ts';
import { capture, decode, show } from './render.ts';

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

type Shown = { tag: string; box: number[]; look: string };

/** Where every element of a page is, and what it looks like, in a window of this width. */
async function shown(html: string, width: number): Promise<Shown[]> {
  const context = await openWindow(browser, width);
  try {
    const page = await context.newPage();
    await show(page, { html });
    return await page.evaluate(() =>
      [...document.body.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        return {
          tag: element.localName,
          box: [x, y, width, height].map(Math.round),
          look: [style.fontFamily.replaceAll('"', ''), style.fontSize, style.fontWeight, style.textDecorationLine].join(
            ' ',
          ),
        };
      }),
    );
  } finally {
    await context.close();
  }
}

test.each([375, 700, 1280])(
  'a clean page is the same in Tailwind and in its own style sheet, %d px wide',
  async (width) => {
    const [tailwind, custom] = await Promise.all(
      (['tailwind', 'custom'] as const).map(async (framework) =>
        shown(documentOf(await writePage(SAMPLE_PAGE, framework)), width),
      ),
    );
    expect(custom!.map(({ tag, look }) => `${tag} ${look}`)).toEqual(
      tailwind!.map(({ tag, look }) => `${tag} ${look}`),
    );
    // Line heights are rounded factors in one of them.
    for (const [i, { tag, box }] of tailwind!.entries()) {
      const shifts = box.map((length, at) => Math.abs(length - custom![i]!.box[at]!));
      expect(Math.max(...shifts), `${tag}, element ${i}: ${box} and ${custom![i]!.box}`).toBeLessThanOrEqual(1);
    }
    expect(tailwind!.length).toBeGreaterThan(60);
  },
);

test('the preview shows the theme of a clean page in Tailwind', async () => {
  const { html } = await writePage(SAMPLE_PAGE, 'tailwind');
  const size = { width: 1280, height: 900 };
  const context = await openWindow(browser, size.width);
  const page = await context.newPage();
  await page.setViewportSize(size);
  await show(page, { html });
  const { png } = await capture(page);
  expect(
    await page
      .locator('.bg-indigo-600')
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor),
  ).toBe('rgb(79, 70, 229)');
  const painted = await painter.paint(html, 'tailwind', size);
  expect(brokenCells(await decode(png), painted!).share).toBeLessThan(0.003);
  await context.close();
});
