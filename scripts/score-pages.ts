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
    for (const { html, css, known, design } of pages) {
      const { width, height } = windowSize(known);
      const context = await openWindow(browser, width);
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      await show(page, { html: documentOf({ html, css }) });
      const facts = (await page.evaluate(`(${extractPage.toString()})(document)`)) as PageFacts;
      const result = await decode(await page.screenshot({ fullPage: true, animations: 'disabled' }));
      const { faithful } = judgeResult(known, facts, { design: await readDesign(design, pageAreaOf(known)), result });
      scores.push(faithful ?? 0);
      await context.close();
    }
    return scores;
  } finally {
    await browser.close();
  }
}

/** The page in the design, one pixel per CSS pixel; transparent parts are white. */
async function readDesign(png: Uint8Array, area: PageArea): Promise<Raster> {
  const place = { left: area.x, top: area.y, width: area.width, height: area.height };
  const page = await sharp(png).extract(place).flatten({ background: '#fff' }).png().toBuffer();
  return decode(page, layoutSize(area).width);
}
