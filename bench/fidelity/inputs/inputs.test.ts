import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare, type PageFacts } from '#fidelity/index.ts';
import { findChromium } from '../../../scripts/testing/chromium.ts';
import { launchBrowser, openWindow } from '../browser.ts';
import { documentOf } from '../document-of.ts';
import { type EnginePool, openEngine } from '../engine.ts';
import { loadReferences, type Reference } from '../reference.ts';
import { capture, show } from '../render.ts';
import { INPUT_KINDS } from './input-kinds.ts';

/** A page for every kind, of one screen; its words stand on plain grounds. */
const PAGES: Record<string, string> = { phone: 'mobile-transit' };
const PAGE = 'checkout';
/** Share of the words that a photograph from the side may cost. */
const MIN_WORDS_FOUND = 0.85;
/** The logarithm of 1.2: the next density is farther off. */
const MAX_SIZE_LOG = Math.log(1.2);
/** Words of the bars: none of them may be in the result. */
const BARS = ['pages.example.org', 'Weather', '9:41', '16:05', '10:26', '7:15'];

/** Of the page that a picture becomes, what is seen; the other measures say nothing about its kind. */
async function convertedFacts(
  browser: Browser,
  engine: EnginePool,
  { picture, width, scale }: Reference,
): Promise<PageFacts> {
  const html = documentOf(await engine.convert(picture, { framework: 'custom', images: 'placeholder' }));
  const context = await openWindow(browser, width, scale);
  try {
    const page = await context.newPage();
    await show(page, { html });
    return (await capture(page)).facts;
  } finally {
    await context.close();
  }
}

describe.skipIf(!findChromium())('what people upload', () => {
  let browser: Browser;
  let engine: EnginePool;
  beforeAll(async () => {
    [browser, engine] = await Promise.all([launchBrowser(), openEngine(1)]);
  });
  afterAll(async () => {
    await engine?.close();
    await browser?.close();
  });

  it.each(Object.keys(INPUT_KINDS))('%s becomes the page', async (kind) => {
    const file = join(import.meta.dirname, '../pages', `${PAGES[kind] ?? PAGE}.html`);
    const [reference] = await loadReferences(browser, [file], { as: kind, jpeg: null, density: null });
    const facts = await convertedFacts(browser, engine, reference);
    const scores = compare(reference.facts, facts);
    expect(scores.words.recall).toBeGreaterThan(MIN_WORDS_FOUND);
    // Neither twice nor half the size.
    expect(Math.abs(Math.log(scores.words.fontSizeRatio!))).toBeLessThan(MAX_SIZE_LOG);
    const words = facts.words.map(({ text }) => text).join(' ');
    for (const text of BARS) expect(words).not.toContain(text);
  });
});
