import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageIn, printPage } from '#engine/index.ts';
import { findChromium } from '../../scripts/testing/chromium.ts';
import { ensureFonts } from '../../scripts/testing/fonts.ts';
import { launchBrowser } from './browser.ts';
import { differsInPreview, MAX_PREVIEW_DIFFERENCE } from './differs-in-preview.ts';
import { documentOf } from './document-of.ts';
import { type EnginePool, openEngine } from './engine.ts';
import { GOLDEN_FILE, type GoldenScores, goldenScoresOf } from './golden.ts';
import { GOLDEN_FRAMEWORK, GOLDEN_PAGES } from './golden-pages.ts';
import { measurePage } from './measure-page.ts';
import { FRAMEWORKS } from './options.ts';
import { openPreviewPainter, type PreviewPainter } from './paint-in-preview.ts';
import { loadReference } from './reference.ts';

// A change of the engine must not make these pages worse. If it makes them better, store the new scores:
// `npm run bench:fidelity -- --golden`. What is converted for it is painted by the preview, too, in the frameworks by turns.

/** Percentage points that a score may fall. */
const SLACK = 0.5;

const golden: Record<string, GoldenScores> = JSON.parse(readFileSync(GOLDEN_FILE, 'utf8'));

describe.skipIf(!findChromium())('golden pages', () => {
  let browser: Browser;
  let engine: EnginePool;
  let painter: PreviewPainter;
  beforeAll(async () => {
    ensureFonts();
    [browser, engine] = await Promise.all([launchBrowser(), openEngine(1)]);
    painter = await openPreviewPainter(browser);
  });
  afterAll(async () => {
    await painter?.close();
    await engine?.close();
    await browser?.close();
  });

  const pages = GOLDEN_PAGES.map((id, at) => [id, FRAMEWORKS[at % FRAMEWORKS.length]!] as const);

  it.each(pages)('%s scores as it did, and in %s the preview paints it as Chromium does', async (id, framework) => {
    const reference = await loadReference(browser, join(import.meta.dirname, 'pages', `${id}.html`));
    const { result, conversion } = await measurePage(browser, engine, reference, GOLDEN_FRAMEWORK, null);
    expect(result.error).toBeNull();
    const scores = goldenScoresOf(result);
    for (const name of Object.keys(scores) as (keyof GoldenScores)[])
      expect(scores[name], `${name} of ${id}`).toBeGreaterThanOrEqual(golden[id][name] - SLACK);
    expect(result.contract.axe).toEqual([]);
    const html = documentOf(printPage(pageIn(conversion!), framework));
    const size = { width: reference.width, height: Math.round(reference.facts.height) };
    const share = await differsInPreview(browser, painter, html, framework, size);
    expect(share, `${id} in the preview`).toBeLessThanOrEqual(MAX_PREVIEW_DIFFERENCE);
  });
});
