import { ciede2000 } from '../ciede2000.ts';
import type { AnalysedLine, Box, Rgb, Word } from '../facts.ts';
import { lab } from '../lab.ts';
import { quantile } from '../quantile.ts';
import { matchWords } from '../words/match-words.ts';

export type LineDifference = {
  /** Index of the analysed line, and its text. */
  line: number;
  text: string;
  /** Where the design has it; CSS pixels of the page. */
  box: Box;
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

type Pair = { word: Word; other: Word };

const median = (values: number[]): number => quantile(values, 0.5);
const colorDifference = (a: Word, b: Word): number => ciede2000(lab(a.color), lab(b.color));

/**
 * The ends of an analysed line are known, the places of the words between them are estimates: so the first word tells the
 * sideways shift when the page has it, or else the last one, or else the middle of what there is.
 */
function shiftOf(words: readonly Word[], pairs: readonly Pair[]): { dx: number; dy: number } {
  const dy = median(pairs.map(({ word, other }) => other.y + other.height / 2 - word.y - word.height / 2));
  const first = pairs.find(({ word }) => word === words[0]);
  if (first) return { dx: first.other.x - first.word.x, dy };
  const last = pairs.find(({ word }) => word === words.at(-1));
  if (last) return { dx: last.other.x + last.other.width - last.word.x - last.word.width, dy };
  return { dx: median(pairs.map(({ word, other }) => other.x + other.width / 2 - word.x - word.width / 2)), dy };
}

/** The number of an item is read from the picture, but the browser draws that of a list: it is no text of the page. */
const isListNumber = ({ text }: Word, { length }: readonly Word[]): boolean => length > 1 && /^\d{1,3}[.)]$/.test(text);

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
    const { x, y, width, height, text } = line;
    const box = { x, y, width, height };
    const about = (badness: number) => ({ line: index, text, box, weight: share * Math.min(1, badness) });
    const missing = words.filter((word, at) => !partner.has(word) && !(at === 0 && isListNumber(word, words)));
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
    const { dx, dy } = shiftOf(words, pairs);
    // A picture's line box holds the ink, a page's the whole font: their centres differ by a part of the size.
    if (Math.abs(dx) > SHIFT || Math.abs(dy) > Math.max(SHIFT, 0.25 * line.fontSize)) {
      differences.push({ ...about(Math.max(Math.abs(dx), Math.abs(dy)) / 100), kind: 'shifted', dx, dy });
    }
    const colors = pairs
      .map(({ word, other }) => ({ expected: word.color, found: other.color, deltaE: colorDifference(word, other) }))
      .sort((a, b) => a.deltaE - b.deltaE);
    const typical = colors[colors.length >> 1] as (typeof colors)[number];
    if (typical.deltaE > COLOR) differences.push({ ...about(typical.deltaE / 100), kind: 'color', ...typical });
    const ratio = median(pairs.map((pair) => pair.other.fontSize / pair.word.fontSize));
    if (Math.abs(Math.log(ratio)) > SIZE)
      differences.push({ ...about(Math.abs(Math.log(ratio))), kind: 'size', ratio });
  }
  return differences.sort((a, b) => b.weight - a.weight || a.line - b.line);
}
