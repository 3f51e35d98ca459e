import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { dropInvisible, extractPage } from '#fidelity/index.ts';
import { openWindow } from './browser.ts';
import { capture, type Rendering, show } from './render.ts';

export type Reference = Rendering & { id: string; file: string; width: number; scale: number };

const cache = join(tmpdir(), 'facsimile-bench');
/** Facts go stale when the code that reads them changes; helpers outside these functions need a new number. */
const FACTS_VERSION = '3';
const extractor = createHash('sha256').update(`${FACTS_VERSION}${extractPage}${dropInvisible}`).digest('hex');

/** A page says its window with <meta name="bench-window" content="375 2"> (CSS pixels, density); 1280 × 1 otherwise. */
function windowOf(html: string): { width: number; scale: number } {
  const [, width, scale] = /<meta name="bench-window" content="(\d+) (\d+)"/.exec(html) ?? [];
  return { width: Number(width ?? 1280), scale: Number(scale ?? 1) };
}

/** Renders through a cache under the temporary folder, keyed by content, window and extractor. */
export async function renderCached(
  browser: Browser,
  source: { file: string; html: string } | { html: string },
  window: { width: number; scale: number },
): Promise<Rendering> {
  const key = createHash('sha256')
    .update(`${extractor} ${window.width} ${window.scale} ${browser.version()}\n${source.html}`)
    .digest('hex')
    .slice(0, 32);
  const picture = join(cache, `${key}.png`);
  const facts = join(cache, `${key}.json`);
  try {
    return { png: await readFile(picture), facts: JSON.parse(await readFile(facts, 'utf8')) };
  } catch {
    const context = await openWindow(browser, window.width, window.scale);
    try {
      const page = await context.newPage();
      await show(page, 'file' in source ? { file: source.file } : source);
      const rendering = await capture(page);
      await mkdir(cache, { recursive: true });
      await writeFile(picture, rendering.png);
      await writeFile(facts, JSON.stringify(rendering.facts));
      return rendering;
    } finally {
      await context.close();
    }
  }
}

export async function loadReference(browser: Browser, file: string): Promise<Reference> {
  const html = await readFile(file, 'utf8');
  const window = windowOf(html);
  const rendering = await renderCached(browser, { file: resolve(file), html }, window);
  return { ...rendering, ...window, id: basename(file, '.html'), file };
}
