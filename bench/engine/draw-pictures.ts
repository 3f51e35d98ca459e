import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { loadReference, renderCached } from '../fidelity/reference.ts';
import type { Picture } from './jobs.ts';

/** Sizes of the growing pictures, in millions of pixels, and in words. */
const MEGAPIXELS = [0.5, 1, 2, 4, 8];
const WORDS = [50, 100, 200, 400, 800, 1600];

const pages = join(import.meta.dirname, '../fidelity/pages');

type Words = Record<string, string[]>;
export type Drawn = { own: Picture[]; scaled: Picture[]; tall: Picture[]; wordy: Picture[]; truth: Words };

/** Writes everything that is measured into `folder`. `truth` has the words of our own pages. */
export async function drawPictures(browser: Browser, folder: string): Promise<Drawn> {
  const save = async (name: string, png: Uint8Array, words: number): Promise<Picture> => {
    const file = join(folder, name);
    await writeFile(file, png);
    const { width, height } = await sharp(png).metadata();
    return { name, file, megapixels: (width * height) / 1e6, words };
  };
  const own: Picture[] = [];
  const truth: Words = {};
  for (const name of (await readdir(pages)).filter((file) => file.endsWith('.html')).sort()) {
    const { id, picture, facts } = await loadReference(browser, join(pages, name));
    own.push(await save(id, picture, facts.words.length));
    truth[id] = facts.words.map(({ text }) => text);
  }

  const scaled: Picture[] = [];
  const { png, facts } = await loadReference(browser, join(pages, 'dashboard.html'));
  for (const megapixels of MEGAPIXELS) {
    const width = Math.round(Math.sqrt((megapixels * 1e6 * facts.width) / facts.height));
    scaled.push(
      await save(`scaled-${megapixels}`, await sharp(png).resize(width).png().toBuffer(), facts.words.length),
    );
  }

  const tall: Picture[] = [];
  const long = await loadReference(browser, join(pages, 'tall-catalogue.html'));
  for (const megapixels of MEGAPIXELS) {
    const height = Math.min(Math.round((megapixels * 1e6) / 1280), Math.round(long.facts.height));
    const cut = await sharp(long.png).extract({ left: 0, top: 0, width: 1280, height }).png().toBuffer();
    tall.push(await save(`tall-${megapixels}`, cut, long.facts.words.filter(({ y }) => y < height).length));
  }

  const wordy: Picture[] = [];
  for (const words of WORDS) {
    const { png } = await renderCached(browser, { html: pageOf(words) }, { width: 1280, scale: 1 });
    wordy.push(await save(`words-${words}`, png, words));
  }
  return { own, scaled, tall, wordy, truth };
}

const VOCABULARY =
  'the river keeps a careful count of every boat that leaves before noon and returns after dark with nets of silver fish while children on the pier throw bread to patient gulls'.split(
    ' ',
  );

/** In an order that does not repeat (Knuth's multiplicative hash), because equal lines are read only once. */
const wordAt = (index: number): string => VOCABULARY[(Math.imul(index + 1, 0x9e3779b1) >>> 8) % VOCABULARY.length]!;

/** The same window and type for every count: only the text grows. */
function pageOf(words: number): string {
  const paragraphs: string[] = [];
  for (let at = 0; at < words; at += 40) {
    const count = Math.min(40, words - at);
    paragraphs.push(Array.from({ length: count }, (_, i) => wordAt(at + i)).join(' '));
  }
  const body = paragraphs.map((text) => `<p>${text}</p>`).join('');
  return `<!doctype html><html lang="en"><title>Words</title><body style="margin:40px;min-height:1700px;font:15px/1.5 'Liberation Sans';columns:2">${body}</body></html>`;
}
