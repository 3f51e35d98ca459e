import { ciede2000 } from '../ciede2000.ts';
import type { Rgb, Word } from '../facts.ts';
import { lab } from '../lab.ts';
import { quantile } from '../quantile.ts';
import { matchWords } from '../words/match-words.ts';
import type { AnalysedLine } from './score-against-lines.ts';

export type LineDifference = {
  /** Index of the analysed line, and its text. */
  line: number;
  text: string;
  /** How much it matters, 0–1: the line's share of all text area × how bad it is. */
  weight: number;
} & (
  | { kind: 'missing'; words: string[] }
  /** Right and down are positive; CSS pixels of the page. */
  | { kind: 'shifted'; dx: number; dy: number }
  | { kind: 'color'; expected: Rgb; found: Rgb; deltaE: number }
  /** Found size / expected size. */
  | { kind: 'size'; ratio: number }
);

/** Below these nobody looks twice. */
const SHIFT = 4;
const COLOR = 6;
const SIZE = 0.12;

const median = (values: number[]): number => quantile(values, 0.5);

/**
 * What a page does otherwise than the analysed lines say, worst first. Both word lists are in CSS pixels of the page;
 * `expected[k].block` is the index of the line.
 */
export function lineDifferences(
  lines: readonly AnalysedLine[],
  expected: readonly Word[],
  found: readonly Word[],
): LineDifference[] {
  const match = matchWords(expected, found);
  const partner = new Map(match.pairs.map(([i, j]) => [match.reference[i] as Word, match.candidate[j] as Word]));
  const ofLine = new Map<number, Word[]>();
  for (const word of match.reference) ofLine.set(word.block, [...(ofLine.get(word.block) ?? []), word]);
  const area = lines.reduce((sum, line) => sum + line.width * line.height, 0);

  const differences: LineDifference[] = [];
  for (const [index, words] of ofLine) {
    const line = lines[index] as AnalysedLine;
    const share = (line.width * line.height) / area;
    const about = (badness: number) => ({ line: index, text: line.text, weight: share * Math.min(1, badness) });
    const missing = words.filter((word) => !partner.has(word));
    if (missing.length > 0) {
      differences.push({
        ...about(missing.length / words.length),
        kind: 'missing',
        words: missing.map(({ text }) => text),
      });
    }
    const pairs = words.flatMap((word) => {
      const other = partner.get(word);
      return other ? [{ word, other }] : [];
    });
    if (pairs.length === 0) continue;
    const dx = median(pairs.map(({ word, other }) => other.x + other.width / 2 - word.x - word.width / 2));
    const dy = median(pairs.map(({ word, other }) => other.y + other.height / 2 - word.y - word.height / 2));
    const shift = Math.max(Math.abs(dx), Math.abs(dy));
    if (shift > SHIFT) differences.push({ ...about(shift / 100), kind: 'shifted', dx, dy });

    const { word: first, other } = pairs[0] as { word: Word; other: Word };
    const deltaE = ciede2000(lab(first.color), lab(other.color));
    if (deltaE > COLOR) {
      const weighed = about(deltaE / 100);
      differences.push({ ...weighed, kind: 'color', expected: first.color, found: other.color, deltaE });
    }
    const ratio = median(pairs.map((pair) => pair.other.fontSize / pair.word.fontSize));
    if (Math.abs(Math.log(ratio)) > SIZE)
      differences.push({ ...about(Math.abs(Math.log(ratio))), kind: 'size', ratio });
  }
  return differences.sort((a, b) => b.weight - a.weight || a.line - b.line);
}
