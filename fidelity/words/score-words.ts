import type { PageFacts, Word } from '../facts.ts';
import { quantile } from '../quantile.ts';
import { matchWords, wordDistance } from './match-words.ts';
import { normalizeWord } from './normalize-word.ts';
import { readingOrder } from './reading-order.ts';

export type WordScores = {
  /** Exact words, as multisets, 0–1. */
  recall: number;
  precision: number;
  /** Distance between the centres of matched words in CSS pixels; null when nothing matched. */
  shiftMedian: number | null;
  shiftP90: number | null;
  /** Median of candidate size / reference size over matched words; null when nothing matched. */
  fontSizeRatio: number | null;
  /** Mean of |ln(size ratio)|: 0 when every matched word has its size, 0.1 when they are off by about 10 %. */
  fontSizeError: number | null;
  readingOrder: number;
};

export function scoreWords(reference: PageFacts, candidate: PageFacts): WordScores {
  const match = matchWords(reference.words, candidate.words);
  const shifts: number[] = [];
  const ratios: number[] = [];
  for (const [i, j] of match.pairs) {
    const mine = match.reference[i] as Word;
    const theirs = match.candidate[j] as Word;
    shifts.push(wordDistance(mine, theirs));
    ratios.push(theirs.fontSize / mine.fontSize);
  }
  const found = match.pairs.length;
  const known = (value: number): number | null => (found > 0 ? value : null);
  const textsOf = (words: readonly Word[]): string[] => words.map((word) => normalizeWord(word.text));
  const empty = match.reference.length === 0 && match.candidate.length === 0;
  return {
    recall: match.reference.length > 0 ? found / match.reference.length : empty ? 1 : 0,
    precision: match.candidate.length > 0 ? found / match.candidate.length : empty ? 1 : 0,
    shiftMedian: known(quantile(shifts, 0.5)),
    shiftP90: known(quantile(shifts, 0.9)),
    fontSizeRatio: known(quantile(ratios, 0.5)),
    fontSizeError: known(ratios.reduce((sum, ratio) => sum + Math.abs(Math.log(ratio)), 0) / found),
    readingOrder: empty ? 1 : readingOrder(textsOf(match.reference), textsOf(match.candidate)),
  };
}
