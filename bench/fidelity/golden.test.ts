import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/testing/chromium.ts';
import { launchBrowser } from './browser.ts';
import { type EnginePool, openEngine } from './engine.ts';
import { GOLDEN_FILE, type GoldenScores, goldenScoresOf } from './golden.ts';
import { GOLDEN_FRAMEWORK, GOLDEN_PAGES } from './golden-pages.ts';
import { measurePage } from './measure-page.ts';
import { loadReference } from './reference.ts';

// A change of the engine must not make these pages worse. If it makes them better, store the new scores:
// `npm run bench:fidelity -- --golden`.

/** Percentage points that a score may fall. */
const SLACK = 0.5;

const golden: Record<string, GoldenScores> = JSON.parse(readFileSync(GOLDEN_FILE, 'utf8'));

describe.skipIf(!findChromium())('golden pages', () => {
  let browser: Browser;
  let engine: EnginePool;
  beforeAll(async () => {
    [browser, engine] = await Promise.all([launchBrowser(), openEngine(1)]);
  });
  afterAll(async () => {
    await engine?.close();
    await browser?.close();
  });

  it.each(GOLDEN_PAGES)('%s scores as it did', async (id) => {
    const reference = await loadReference(browser, join(import.meta.dirname, 'pages', `${id}.html`));
    const { result } = await measurePage(browser, engine, reference, GOLDEN_FRAMEWORK, null);
    expect(result.error).toBeNull();
    const scores = goldenScoresOf(result);
    for (const name of Object.keys(scores) as (keyof GoldenScores)[])
      expect(scores[name], `${name} of ${id}`).toBeGreaterThanOrEqual(golden[id][name] - SLACK);
    expect(result.contract.axe).toEqual([]);
  });
});
