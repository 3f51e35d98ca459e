import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { type CraftFacts, extractCraft, type PageFacts, type PageWeight, weighPage } from '#fidelity/index.ts';
import { askCached, type Reference, renderCached } from '../fidelity/reference.ts';

export const PHONE_PX = 375;

/** The author's page: how it is written, what it weighs, and what it is on a phone. */
export type Author = { craft: CraftFacts; weight: PageWeight; phone: PageFacts };

const CRAFT_KEY = `craft ${extractCraft}${weighPage}`;

export async function craftOf(page: Page): Promise<{ craft: CraftFacts; weight: PageWeight }> {
  const craft = (await page.evaluate(`(${extractCraft})(document)`)) as CraftFacts;
  const weight = (await page.evaluate(`(${weighPage})(document)`)) as PageWeight;
  return { craft, weight };
}

/** Through the cache of the designs' renderings: authors do not change. */
export async function readAuthor(browser: Browser, { file, width }: Reference): Promise<Author> {
  const source = { file, html: await readFile(file, 'utf8') };
  const written = await askCached(browser, source, width, CRAFT_KEY, craftOf);
  const phone = await renderCached(browser, source, { width: PHONE_PX, scale: 1 });
  return { ...written, phone: phone.facts };
}
