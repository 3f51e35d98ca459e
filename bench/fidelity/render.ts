import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { dropInvisible, extractPage, type PageFacts, type Raster, type Word } from '#fidelity/index.ts';
import { type Control, findControls } from './controls/find-controls.ts';
import { renderedFamilies } from './rendered-families.ts';

/** `families`: the family that is seen for each list of families that words have. */
export type Rendering = {
  png: Uint8Array;
  facts: PageFacts;
  families: Record<string, string>;
  controls: Control[];
};

/** @param width scales the picture to this width */
export async function decode(png: Uint8Array, width?: number): Promise<Raster> {
  const { data, info } = await sharp(png).resize({ width }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
  };
}

/** Fonts loaded, Tailwind's runtime done, two frames painted. */
async function settle(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => {
        if (!document.querySelector('script[src*="tailwindcss"]')) return true;
        return [...document.querySelectorAll('style')].some((style) => style.textContent?.includes('tailwindcss v'));
      },
      undefined,
      { timeout: 8000 },
    )
    .catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

export async function show(page: Page, source: { file: string } | { html: string }): Promise<void> {
  if ('file' in source) await page.goto(`file://${source.file}`, { waitUntil: 'load', timeout: 30_000 });
  else await page.setContent(source.html, { waitUntil: 'load', timeout: 30_000 });
  await settle(page);
}

/** The open page as a full-page picture and as facts; `written` are all words of the document, also those that cannot be seen. */
export async function capture(page: Page): Promise<Rendering & { written: Word[] }> {
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', timeout: 30_000 });
  const facts = (await page.evaluate(`(${extractPage.toString()})(document)`)) as PageFacts;
  const lists = [...new Set(facts.words.flatMap(({ type }) => type?.families ?? []))];
  const families = await renderedFamilies(page, lists);
  const controls = (await page.evaluate(`(${findControls.toString()})()`)) as Control[];
  return { png, facts: dropInvisible(facts, await decode(png)), families, controls, written: facts.words };
}
