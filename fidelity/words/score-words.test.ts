import { describe, expect, it } from 'vitest';
import type { PageFacts, Word } from '../facts.ts';
import { isWord, normalizeWord } from './normalize-word.ts';
import { readingOrder } from './reading-order.ts';
import { scoreWords } from './score-words.ts';

const word = (text: string, x: number, y: number, fontSize = 16): Word => {
  return { text, x, y, width: 10, height: 10, color: [0, 0, 0], fontSize, block: 0 };
};

function page(...words: Word[]): PageFacts {
  const tree = { elements: 1, positioned: 0, main: 0, landmarks: 0, headings: 0, h1: 0, maxDepth: 1 };
  return { width: 1000, height: 500, blocks: [], words, regions: [], overflow: false, tree };
}

describe('scoreWords', () => {
  it('counts words as often as they stand there, and minds the case', () => {
    const reference = page(word('tea', 0, 0), word('tea', 50, 0), word('Tea', 100, 0), word('•', 0, 50));
    const candidate = page(word('tea', 0, 0), word('TEA', 50, 0));
    const scores = scoreWords(reference, candidate);
    expect(scores.recall).toBeCloseTo(1 / 3, 12);
    expect(scores.precision).toBe(0.5);
  });

  it('pairs equal words with their nearest and measures how far they moved', () => {
    const reference = page(word('tea', 0, 0), word('tea', 500, 0));
    const candidate = page(word('tea', 500, 4), word('tea', 3, 4));
    const scores = scoreWords(reference, candidate);
    expect(scores.shiftMedian).toBeCloseTo(4.5, 12);
    expect(scores.shiftP90).toBeCloseTo(4.9, 12);
  });

  it('compares sizes of matched words', () => {
    const scores = scoreWords(page(word('tea', 0, 0, 16)), page(word('tea', 0, 0, 20)));
    expect(scores.fontSizeRatio).toBe(1.25);
    expect(scores.fontSizeError).toBeCloseTo(Math.log(1.25), 12);
  });

  it('knows nothing of positions and sizes when nothing matched', () => {
    expect(scoreWords(page(word('tea', 0, 0)), page())).toEqual({
      recall: 0,
      precision: 0,
      shiftMedian: null,
      shiftP90: null,
      fontSizeRatio: null,
      fontSizeError: null,
      readingOrder: 0,
    });
  });
});

describe('readingOrder', () => {
  it('is the longest run in common order over the words in common', () => {
    expect(readingOrder(['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'])).toBe(1);
    expect(readingOrder(['a', 'b', 'c', 'd'], ['c', 'd', 'a', 'b'])).toBe(0.5);
    expect(readingOrder(['a', 'b', 'c', 'd'], ['d', 'c', 'b', 'a'])).toBe(0.25);
    expect(readingOrder(['a', 'x', 'b'], ['a', 'y', 'b'])).toBe(1);
    expect(readingOrder(['a'], ['b'])).toBe(0);
  });

  it('does not mind which of two equal words is which', () => {
    expect(readingOrder(['more', 'a', 'more', 'b'], ['more', 'a', 'more', 'b'])).toBe(1);
  });
});

describe('normalizeWord', () => {
  it('spells look-alikes in one way and leaves the case', () => {
    expect(normalizeWord('“Don’t”')).toBe('"Don\'t"');
    expect(normalizeWord('2019–2024')).toBe('2019-2024');
    expect(normalizeWord('oﬃce…')).toBe('office...');
  });

  it('takes bullets and arrows for drawings', () => {
    expect(isWord('→')).toBe(false);
    expect(isWord('•')).toBe(false);
    expect(isWord('$5')).toBe(true);
    expect(isWord('日本')).toBe(true);
  });
});
