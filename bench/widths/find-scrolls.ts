import type { Browser } from 'playwright-core';
import { openWindow } from '../fidelity/browser.ts';
import { documentOf } from '../fidelity/document-of.ts';
import type { Conversion } from '../fidelity/engine.ts';
import { show } from '../fidelity/render.ts';

/** From a small phone to a desktop, in px: windows of these widths, and those just below and at the screens that pages tell apart. */
const NARROWEST_PX = 320;
const WIDEST_PX = 1440;
const STEP_PX = 40;
const SCREENS_PX = [375, 639, 640, 767, 768, 1023, 1024, 1279];

/** In which windows a page scrolls sideways, each with the width of the page, in px. */
export async function findScrolls(
  browser: Browser,
  page: Pick<Conversion, 'html' | 'css'>,
): Promise<[window: number, page: number][]> {
  const context = await openWindow(browser, NARROWEST_PX);
  try {
    const tab = await context.newPage();
    await show(tab, { html: documentOf(page) });
    const steps = Array.from(
      { length: (WIDEST_PX - NARROWEST_PX) / STEP_PX + 1 },
      (_, i) => NARROWEST_PX + i * STEP_PX,
    );
    const found: [number, number][] = [];
    for (const width of [...steps, ...SCREENS_PX].sort((a, b) => a - b)) {
      await tab.setViewportSize({ width, height: 720 });
      const own = Number(await tab.evaluate('document.scrollingElement.scrollWidth'));
      if (own > width) found.push([width, own]);
    }
    return found;
  } finally {
    await context.close();
  }
}
