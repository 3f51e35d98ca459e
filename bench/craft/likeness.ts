import type { Browser } from 'playwright-core';
import type { Conversion, Framework } from '#engine/index.ts';
import { writePage } from '#engine/index.ts';
import { brokenCells, compare, type FaithfulParts } from '#fidelity/index.ts';
import { openWindow } from '../fidelity/browser.ts';
import { documentOf } from '../fidelity/document-of.ts';
import { judge } from '../fidelity/judge.ts';
import type { Reference } from '../fidelity/reference.ts';
import { capture, decode, show } from '../fidelity/render.ts';

/** How near a page comes to its design: the product's figure with its parts, Position and broken cells, 0–1, and the median shift of words in px. */
export type Likeness = { faithful: number; parts: FaithfulParts; position: number; broken: number; shift: number };

/** @param rendering of the page in the design's window */
export async function likenessOf(
  reference: Reference,
  rendering: Awaited<ReturnType<typeof capture>>,
): Promise<Likeness> {
  const { position, words } = compare(reference.facts, rendering.facts);
  const broken = brokenCells(await decode(reference.png), await decode(rendering.png), reference.scale).share;
  const { faithful, parts } = await judge(reference, rendering);
  return { faithful, parts, position, broken, shift: words.shiftMedian ?? 0 };
}

/** Of a conversion as it is in mode Exact. */
export async function exactLikeness(
  browser: Browser,
  reference: Reference,
  { page: described }: Conversion,
  framework: Framework,
): Promise<Likeness> {
  const context = await openWindow(browser, reference.width, reference.scale);
  try {
    const page = await context.newPage();
    await show(page, { html: documentOf(await writePage(described, framework)) });
    return await likenessOf(reference, await capture(page));
  } finally {
    await context.close();
  }
}
