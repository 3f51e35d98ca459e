import { describe, expect, it } from 'vitest';
import type { PageFacts, Region, Word } from '../facts.ts';
import { misplacedText } from './misplaced-text.ts';

const word = (text: string, x: number, y: number): Word => ({
  ...{ text, x, y, width: 40, height: 12, color: [0, 0, 0], fontSize: 12, block: 0 },
});
const page = (words: Word[], regions: Region[] = []): PageFacts => ({
  ...{ width: 320, height: 200, blocks: [], words, regions, overflow: false },
  tree: { elements: 0, positioned: 0, main: 0, landmarks: 0, headings: 0, h1: 0, maxDepth: 0 },
});
const reference = page([
  word('harbour', 10, 10),
  word('lights', 60, 10),
  word('ferry', 10, 100),
  word('ferry', 60, 100),
]);

describe('misplacedText', () => {
  it('is nothing for the page itself', () => {
    expect(misplacedText(reference, reference)).toEqual({ invented: 0, keptAsPictures: 0 });
  });

  it('counts words that stand nowhere in the reference, however often they are said', () => {
    const candidate = page([...reference.words, word('ferry', 110, 100), word('as', 200, 10), word('J', 220, 10)]);
    expect(misplacedText(reference, candidate).invented).toBe(2 / 7);
  });

  it('counts words that lie in a picture, unless text lies over them there', () => {
    const picture: Region = { kind: 'image', x: 0, y: 90, width: 55, height: 40 };
    expect(misplacedText(reference, page(reference.words.slice(0, 2), [picture])).keptAsPictures).toBe(1 / 4);
    expect(misplacedText(reference, page(reference.words, [picture])).keptAsPictures).toBe(0);
    const box: Region = { ...picture, kind: 'box' };
    expect(misplacedText(reference, page(reference.words.slice(0, 2), [box])).keptAsPictures).toBe(0);
  });
});
