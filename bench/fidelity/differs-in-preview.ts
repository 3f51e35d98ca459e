import type { Browser } from 'playwright-core';
import type { Framework } from '#engine/index.ts';
import { brokenCells } from '#fidelity/index.ts';
import { openWindow } from './browser.ts';
import type { PreviewPainter } from './paint-in-preview.ts';
import { decode, show } from './render.ts';

/** The panel's picture of a page may differ from Chromium's in this share of the cells. */
export const MAX_PREVIEW_DIFFERENCE = 0.003;

/**
 * Share of cells that differ between the preview's picture of a page and a screenshot of it, in windows of one size.
 *
 * @param height that of the page when it is left out
 */
export async function differsInPreview(
  browser: Browser,
  painter: PreviewPainter,
  html: string,
  framework: Framework,
  { width, height }: { width: number; height?: number },
): Promise<number> {
  const context = await openWindow(browser, width);
  try {
    const page = await context.newPage();
    await show(page, { html });
    const size = { width, height: height ?? (await page.evaluate(heightOfPage)) };
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const png = await page.screenshot({ animations: 'disabled' });
    return brokenCells(await decode(png), (await painter.paint(html, framework, size))!).share;
  } finally {
    await context.close();
  }
}

/** The body can be taller than the root. */
const heightOfPage = (): number => Math.max(document.documentElement.scrollHeight, document.body.scrollHeight);
