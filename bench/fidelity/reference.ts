import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { dropInvisible, extractPage } from '#fidelity/index.ts';
import { openWindow } from './browser.ts';
import type { Options } from './options.ts';
import { type PageWishes, wishesOf } from './page-wishes.ts';
import { putOnArtboard } from './put-on-artboard.ts';
import { capture, type Rendering, show } from './render.ts';
import { takePhoto } from './take-photo.ts';

/** A design: the page itself (`png`, `facts`) and the picture of it that the engine converts. */
export type Reference = Rendering &
  Pick<PageWishes, 'width' | 'scale' | 'kind'> & { id: string; file: string; picture: Uint8Array };

const cache = join(tmpdir(), 'facsimile-bench');
/** Cached facts become wrong when the code that reads them changes. After a change outside these functions, raise this number. */
const FACTS_VERSION = '4';
const extractor = createHash('sha256').update(`${FACTS_VERSION}${extractPage}${dropInvisible}`).digest('hex');

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

export async function loadReference(
  browser: Browser,
  file: string,
  { jpeg, density }: Pick<Options, 'jpeg' | 'density'> = { jpeg: null, density: null },
): Promise<Reference> {
  const html = await readFile(file, 'utf8');
  const asked = wishesOf(html);
  const wishes = { ...asked, scale: density ?? asked.scale };
  const rendering = await renderCached(browser, { file: resolve(file), html }, wishes);
  const { width, scale, kind } = wishes;
  const png = await pictureOf(rendering.png, wishes);
  const picture = jpeg === null ? png : await sharp(png).jpeg({ quality: jpeg }).toBuffer();
  return { ...rendering, picture, width, scale, kind, id: basename(file, '.html'), file };
}

/** The picture that the engine converts: the rendering, perhaps put on an artboard or degraded by a camera. */
async function pictureOf(png: Uint8Array, { artboard, camera, scale }: PageWishes): Promise<Uint8Array> {
  const placed = artboard ? await putOnArtboard(png, artboard, scale) : png;
  return camera ? takePhoto(placed, camera) : placed;
}
