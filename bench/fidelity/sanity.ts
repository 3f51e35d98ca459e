import type { Browser } from 'playwright-core';
import { compare, type FidelityScores, visualScore } from '#fidelity/index.ts';
import { type Reference, renderCached } from './reference.ts';
import { decode, type Rendering } from './render.ts';

export type SanityName = 'the page itself' | 'another page' | 'one <img>' | 'a blank page';
export type SanityRow = { scores: FidelityScores; visual: number };
export type Sanity = Record<SanityName, SanityRow[]>;

/** Measures what must score best, worst and in between, so that every run checks the measure itself. */
export async function measureSanity(browser: Browser, references: readonly Reference[]): Promise<Sanity> {
  const sanity: Sanity = { 'the page itself': [], 'another page': [], 'one <img>': [], 'a blank page': [] };
  for (const [index, reference] of references.entries()) {
    const target = await decode(reference.png);
    const row = async (candidate: Rendering): Promise<SanityRow> => ({
      scores: compare(reference.facts, candidate.facts),
      visual: visualScore(target, await decode(candidate.png), reference.scale),
    });
    const blank = '<!doctype html><html lang="en"><title>Blank</title><body></body></html>';
    const picture = `data:image/png;base64,${Buffer.from(reference.png).toString('base64')}`;
    const image = `<!doctype html><html lang="en"><title>Image</title><body style="margin:0"><img alt="" src="${picture}" style="display:block;width:${reference.facts.width}px"></body></html>`;
    sanity['the page itself'].push(await row(reference));
    sanity['a blank page'].push(await row(await renderCached(browser, { html: blank }, reference)));
    sanity['one <img>'].push(await row(await renderCached(browser, { html: image }, reference)));
    const other = references[(index + 1) % references.length] as Reference;
    if (other !== reference && other.scale === reference.scale) sanity['another page'].push(await row(other));
  }
  return sanity;
}

const mean = (rows: readonly SanityRow[], pick: (row: SanityRow) => number): number =>
  rows.reduce((sum, row) => sum + pick(row), 0) / Math.max(1, rows.length);

/** What is wrong with the measure; empty when the rows are in the right order. */
export function sanityFaults(sanity: Sanity): string[] {
  const faults: string[] = [];
  const insist = (holds: boolean, message: string): void => {
    if (!holds) faults.push(message);
  };
  for (const { scores, visual } of sanity['the page itself']) {
    const { block, text, position, color, words, regions } = scores;
    const all = [block, text, position, color, words.recall, words.precision, words.readingOrder, regions.f1, visual];
    insist(
      all.every((value) => Math.abs(value - 1) < 1e-9),
      `the page itself must score 1 everywhere, got ${all.map((v) => v.toFixed(4)).join(' ')}`,
    );
  }
  const other = sanity['another page'];
  const image = sanity['one <img>'];
  const blank = sanity['a blank page'];
  insist(
    blank.every(({ scores, visual }) => scores.words.recall === 0 && visual === 0) ||
      mean(blank, ({ scores }) => scores.words.recall) < 0.05,
    'a blank page must find no word and look like nothing',
  );
  insist(mean(image, ({ visual }) => visual) > 0.99, 'the screenshot as one image must look the same');
  insist(mean(image, ({ scores }) => scores.block) < 0.05, 'the screenshot as one image must not pass for text');
  insist(mean(image, ({ scores }) => scores.tree.imageText) > 0.95, 'text inside one image must be noticed');
  if (other.length > 0) {
    const block = mean(other, ({ scores }) => scores.block);
    const visual = mean(other, (row) => row.visual);
    insist(block < 0.5, `another page must score far below the page itself, Block is ${block.toFixed(3)}`);
    insist(visual < 0.5, `another page must look different, visual score is ${visual.toFixed(3)}`);
    insist(visual >= mean(blank, (row) => row.visual), 'a blank page must not look better than another page');
  }
  return faults;
}
