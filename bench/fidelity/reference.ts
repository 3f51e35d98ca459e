import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { dropInvisible, extractPage } from '#fidelity/index.ts';
import { openWindow } from './browser.ts';
import { findControls } from './controls/find-controls.ts';
import { findIcons } from './icons/find-icons.ts';
import { type IconShot, shootIcons } from './icons/shoot-icons.ts';
import { darken } from './inputs/darken.ts';
import { INPUT_KINDS } from './inputs/input-kinds.ts';
import { putInFrame } from './inputs/put-in-frame.ts';
import { putOnArtboard } from './inputs/put-on-artboard.ts';
import { stackPages } from './inputs/stack-pages.ts';
import { takePhoto } from './inputs/take-photo.ts';
import type { Options } from './options.ts';
import { type PageWishes, wishesOf } from './page-wishes.ts';
import { capture, type Rendering, show } from './render.ts';

/** A design: the page itself (`png`, `facts`) and the picture of it that the engine converts. */
export type Reference = Rendering &
  Pick<PageWishes, 'width' | 'scale' | 'kind'> & { id: string; file: string; picture: Uint8Array; icons?: IconShot[] };

const cache = join(tmpdir(), 'facsimile-bench');
/** Cached facts become wrong when the code that reads them changes. After a change outside these functions, raise this number. */
const FACTS_VERSION = '5';
const extractor = createHash('sha256')
  .update(`${FACTS_VERSION}${extractPage}${dropInvisible}${findControls}`)
  .digest('hex');

export type Source = { file: string; html: string } | { html: string };

/** Renders through a cache under the temporary folder, keyed by content, window and extractor. */
export async function renderCached(
  browser: Browser,
  source: Source,
  window: { width: number; scale: number },
): Promise<Rendering> {
  const key = createHash('sha256')
    .update(`${extractor} ${window.width} ${window.scale} ${browser.version()}\n${source.html}`)
    .digest('hex')
    .slice(0, 32);
  const picture = join(cache, `${key}.png`);
  const facts = join(cache, `${key}.json`);
  try {
    return { png: await readFile(picture), ...JSON.parse(await readFile(facts, 'utf8')) };
  } catch {
    const context = await openWindow(browser, window.width, window.scale);
    try {
      const page = await context.newPage();
      await show(page, 'file' in source ? { file: source.file } : source);
      const rendering = await capture(page);
      await mkdir(cache, { recursive: true });
      await writeFile(picture, rendering.png);
      await writeFile(
        facts,
        JSON.stringify({ facts: rendering.facts, families: rendering.families, controls: rendering.controls }),
      );
      return rendering;
    } finally {
      await context.close();
    }
  }
}

/** What a question finds in a page that is shown in a window of this width, through the same cache. `key` changes with the code that answers. */
export async function askCached<T>(
  browser: Browser,
  source: Source,
  width: number,
  key: string,
  ask: (page: Page) => Promise<T>,
): Promise<T> {
  const hash = createHash('sha256').update(`${key} ${width} ${browser.version()}\n${source.html}`).digest('hex');
  const file = join(cache, `${hash.slice(0, 32)}.answer.json`);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    const context = await openWindow(browser, width);
    try {
      const page = await context.newPage();
      await show(page, 'file' in source ? { file: source.file } : source);
      const answer = await ask(page);
      await mkdir(cache, { recursive: true });
      await writeFile(file, JSON.stringify(answer));
      return answer;
    } finally {
      await context.close();
    }
  }
}

const ICONS_KEY = `icons 2 ${findIcons}${shootIcons}`;

type Alteration = Pick<Options, 'as' | 'jpeg' | 'density'> & Partial<Pick<Options, 'icons'>>;
const UNALTERED: Alteration = { as: null, jpeg: null, density: null };

/** The page as its meta elements ask for. */
export async function loadReference(browser: Browser, file: string): Promise<Reference> {
  const [reference] = await loadReferences(browser, [file], UNALTERED);
  return reference;
}

/** The pages as the options ask for; without those that are never seen like that. */
export async function loadReferences(
  browser: Browser,
  files: readonly string[],
  alteration: Alteration,
): Promise<Reference[]> {
  const pages: Loaded[] = [];
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    const wishes = alter(wishesOf(html), basename(file, '.html'), alteration);
    if (!wishes) continue;
    const source = wishes.theme === 'dark' ? { html: darken(html) } : { file: resolve(file), html };
    const rendering = await renderCached(browser, source, wishes);
    // A page that does not fit its window is seen smaller on a phone.
    if (wishes.frame && rendering.facts.width > wishes.width) continue;
    // What is put into a frame or a stack is no longer where it was.
    const isAlone = !wishes.frame && !wishes.camera && wishes.stack === 1;
    const icons =
      alteration.icons && isAlone ? await askCached(browser, source, wishes.width, ICONS_KEY, shootIcons) : undefined;
    pages.push({ rendering, wishes, file, ...(icons ? { icons } : {}) });
  }
  const references: Reference[] = [];
  for (const page of await inStacks(pages)) references.push(await referenceOf(browser, page));
  return references;
}

type Loaded = { rendering: Rendering; wishes: PageWishes; file: string; icons?: IconShot[] };

function alter(wishes: PageWishes, id: string, { as, jpeg, density }: Alteration): PageWishes | null {
  const altered = as === null ? wishes : INPUT_KINDS[as](wishes, createHash('sha1').update(id).digest()[0]);
  if (!altered) return null;
  return { ...altered, scale: density ?? altered.scale, encoding: jpeg === null ? altered.encoding : { jpeg } };
}

/** Pages that ask for it below each other, the first of each stack standing for all. */
async function inStacks(pages: readonly Loaded[]): Promise<Loaded[]> {
  const stacks: Loaded[] = [];
  for (let first = 0; first < pages.length; first += pages[first].wishes.stack) {
    const page = pages[first];
    const { stack, scale } = page.wishes;
    const renderings = pages.slice(first, first + stack).map(({ rendering }) => rendering);
    stacks.push(stack === 1 ? page : { ...page, rendering: await stackPages(renderings, scale) });
  }
  return stacks;
}

async function referenceOf(browser: Browser, { rendering, wishes, file, icons }: Loaded): Promise<Reference> {
  const { width, scale, kind } = wishes;
  const picture = await pictureOf(browser, rendering.png, wishes);
  return { ...rendering, picture, width, scale, kind, id: basename(file, '.html'), file, ...(icons ? { icons } : {}) };
}

/** The picture that the engine converts: the rendering, perhaps framed, put on an artboard, taken by a camera, or compressed. */
async function pictureOf(browser: Browser, png: Uint8Array, wishes: PageWishes): Promise<Uint8Array> {
  const { artboard, frame, camera, encoding, scale } = wishes;
  const framed = frame ? await putInFrame(browser, png, frame, wishes) : png;
  const placed = artboard ? await putOnArtboard(framed, artboard, scale) : framed;
  const taken = camera ? await takePhoto(placed, camera) : placed;
  if (!encoding) return taken;
  const image = sharp(taken);
  return (
    'jpeg' in encoding ? image.jpeg({ quality: encoding.jpeg }) : image.webp({ quality: encoding.webp })
  ).toBuffer();
}
