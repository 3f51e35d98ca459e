import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { PageFacts } from '#fidelity/index.ts';
import { openWindow } from '../../bench/fidelity/browser.ts';
import { documentOf } from '../../bench/fidelity/document-of.ts';
import type { Conversion, EnginePool } from '../../bench/fidelity/engine.ts';
import { judge } from '../../bench/fidelity/judge.ts';
import { loadReference, type Reference } from '../../bench/fidelity/reference.ts';
import { capture, show } from '../../bench/fidelity/render.ts';

export type Material = {
  design: string;
  reference: Reference;
  conversion: Conversion;
  facts: PageFacts;
  /** How faithful the result is at its own width, 0..1. */
  faithful: number;
  /** The result as a picture, by width of the window. */
  results: Record<number, string>;
};

const asUrl = (png: Uint8Array): string => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

/**
 * One of our own pages with what the engine makes of its picture, rendered at some widths and measured at its own.
 *
 * @throws when the result scrolls sideways at one of them, because the pictures claim that it does not
 */
export async function gather(
  browser: Browser,
  engine: EnginePool,
  { page, picture, widths = [1280] }: { page: string; picture?: string; widths?: number[] },
): Promise<Material> {
  const reference = await loadReference(browser, join(import.meta.dirname, '../../bench', page));
  const conversion = await engine.convert(picture ? await readFile(picture) : reference.png, {
    framework: 'custom',
    images: 'embed',
  });
  const html = documentOf(conversion);
  const results: Record<number, string> = {};
  let own: Awaited<ReturnType<typeof capture>> | undefined;
  for (const width of widths) {
    const context = await openWindow(browser, width);
    const window = await context.newPage();
    await show(window, { html });
    const rendering = await capture(window);
    if (rendering.facts.overflow) throw new Error(`${page} scrolls sideways at ${width} px.`);
    // As high as the picture may need: below the content, the page's own colour continues.
    await window.setViewportSize({ width, height: 1700 });
    results[width] = asUrl(await window.screenshot());
    if (width === reference.width) own = rendering;
    await context.close();
  }
  if (!own) throw new Error(`${page} has to be rendered at ${reference.width} px, too.`);
  const { faithful } = await judge(reference, own);
  return { design: asUrl(reference.png), reference, conversion, facts: own.facts, faithful, results };
}
