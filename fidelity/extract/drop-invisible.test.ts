import { expect, it } from 'vitest';
import type { PageFacts, Raster, Region, TextBlock, Word } from '../facts.ts';
import { dropInvisible } from './drop-invisible.ts';
import { showsRegion } from './shows-region.ts';

it('drops words and blocks where the picture shows no ink, and counts the rest anew', () => {
  // A white picture of 40 × 10 px with a black dot at (25, 5).
  const image: Raster = { width: 40, height: 10, data: new Uint8ClampedArray(40 * 10 * 4).fill(255) };
  image.data.set([0, 0, 0, 255], 4 * (5 * 40 + 25));
  const box = { y: 0, width: 10, height: 10, fontSize: 10 };
  const word = (text: string, x: number, block: number): Word => ({ ...box, text, x, color: [0, 0, 0], block });
  const block = (text: string, x: number): TextBlock => {
    return { ...box, text, original: text, x, color: [0, 0, 0], background: null, tag: 'p' };
  };
  const tree = { elements: 2, positioned: 0, main: 0, landmarks: 0, headings: 0, h1: 0, maxDepth: 1 };
  const facts: PageFacts = {
    width: 40,
    height: 10,
    blocks: [block('hidden', 0), block('shown', 20)],
    words: [word('hidden', 0, 0), word('shown', 20, 1)],
    regions: [],
    overflow: false,
    tree,
  };
  const seen = dropInvisible(facts, image);
  expect(seen.blocks.map(({ text }) => text)).toEqual(['shown']);
  expect(seen.words).toEqual([word('shown', 20, 0)]);
});

it('sees a region by its outline or, for a picture, by what it shows', () => {
  const image: Raster = { width: 100, height: 60, data: new Uint8ClampedArray(100 * 60 * 4).fill(255) };
  const paint = (left: number, top: number, right: number, bottom: number, grey: number): void => {
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) image.data.set([grey, grey, grey, 255], 4 * (y * 100 + x));
    }
  };
  paint(10, 10, 40, 40, 250);
  paint(70, 20, 74, 40, 0);
  const region = (kind: Region['kind'], x: number): Region => ({ kind, x, y: 10, width: 30, height: 30 });
  const pale = region('box', 10);
  const nothing = region('box', 45);
  const missing = region('image', 45);
  const logo = region('image', 60);
  expect(showsRegion(image, 1, pale, [], [])).toBe(true);
  expect(showsRegion(image, 1, nothing, [], [])).toBe(false);
  expect(showsRegion(image, 1, { ...missing, x: 42, width: 16 }, [], [])).toBe(false);
  expect(showsRegion(image, 1, logo, [], [])).toBe(true);
  // The same ink as a letter makes no picture.
  expect(showsRegion(image, 1, logo, [{ x: 68, y: 18, width: 8, height: 24 }], [])).toBe(false);
});
