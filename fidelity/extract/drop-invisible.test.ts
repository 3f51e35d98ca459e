import { expect, it } from 'vitest';
import type { PageFacts, Raster, TextBlock, Word } from '../facts.ts';
import { dropInvisible } from './drop-invisible.ts';

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
