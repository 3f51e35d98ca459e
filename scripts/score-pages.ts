import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import type { PageArea } from '#contract/generations.ts';
import { extractPage, type PageFacts, type Raster } from '#fidelity/index.ts';
import { judgeResult, type Known } from '#web/features/generations/compare/judge-result.ts';
import { layoutSize, pageAreaOf } from '#web/features/generations/compare/page-area.ts';
import { windowSize } from '#web/features/generations/compare/window-size.ts';
import { launchBrowser, openWindow } from '../bench/fidelity/browser.ts';
import { documentOf } from '../bench/fidelity/document-of.ts';
import { decode, show } from '../bench/fidelity/render.ts';
import { ensureFonts } from './testing/fonts.ts';

/** A page, and one of the designs that it follows. */
export interface ScoredPage {
  html: string;
  css: string;
  /** What the engine read in the design. */
  known: Known;
  /** PNG. */
  design: Uint8Array;
}

/**
 * How faithful pages are to their designs, by the measure and in the window that the workbench uses.
 * @returns 0–1 each
 * @throws Error where there is no Chromium, or it cannot show a page
 */
export async function scorePages(pages: readonly ScoredPage[]): Promise<number[]> {
  ensureFonts();
  const browser = await launchBrowser();
  try {
    const scores: number[] = [];
    for (const page of pages) scores.push((await scorePage(browser, page)).faithful);
    return scores;
  } finally {
    await browser.close();
  }
}

/** @returns 0–1, and what was seen: a PNG of the whole page */
export async function scorePage(
  browser: Browser,
  { html, css, known, design }: ScoredPage,
): Promise<{ faithful: number; seen: Uint8Array }> {
  const { width, height } = windowSize(known);
  const context = await openWindow(browser, width);
  try {
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await show(page, { html: documentOf({ html, css }) });
    const facts = (await page.evaluate(`(${extractPage.toString()})(document)`)) as PageFacts;
    const seen = await page.screenshot({ fullPage: true, animations: 'disabled' });
    const pictures = { design: await readDesign(design, pageAreaOf(known)), result: await decode(seen) };
    return { faithful: judgeResult(known, facts, pictures).faithful ?? 0, seen };
  } finally {
    await context.close();
  }
}

/** The page in the design, one pixel per CSS pixel; transparent parts are white. */
async function readDesign(png: Uint8Array, area: PageArea): Promise<Raster> {
  const place = { left: area.x, top: area.y, width: area.width, height: area.height };
  const page = await sharp(png).extract(place).flatten({ background: '#fff' }).png().toBuffer();
  return decode(page, layoutSize(area).width);
}
