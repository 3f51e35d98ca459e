import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { DemonstrationScores } from '#contract/demonstration.ts';
import { compare } from '#fidelity/index.ts';
import { openWindow } from '../fidelity/browser.ts';
import { judge } from '../fidelity/judge.ts';
import { loadReference } from '../fidelity/reference.ts';
import { capture, show } from '../fidelity/render.ts';

export const designPage = join(import.meta.dirname, 'design.html');

/** Measures a result of the demonstration against the page in its picture, as the benchmark does. */
export async function measureResult(browser: Browser, html: string): Promise<Omit<DemonstrationScores, 'seconds'>> {
  const reference = await loadReference(browser, designPage);
  const context = await openWindow(browser, reference.width, reference.scale);
  try {
    const page = await context.newPage();
    await show(page, { html });
    const rendering = await capture(page);
    const { block, text, position, color, words } = compare(reference.facts, rendering.facts);
    const { faithful } = await judge(reference, rendering);
    const of = reference.facts.words.length;
    return {
      faithful,
      block,
      text,
      position,
      color,
      words: { found: Math.round(words.recall * of), of },
      shift: words.shiftMedian ?? Number.POSITIVE_INFINITY,
    };
  } finally {
    await context.close();
  }
}
