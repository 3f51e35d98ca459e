import { type Design2Code, design2code } from '../design2code.ts';
import type { AnalysedLine, PageFacts, TextBlock, Word } from '../facts.ts';
import { type LineDifference, lineDifferences } from './line-differences.ts';
import { linesOfPage } from './lines-of-page.ts';
import { parseColor } from './parse-color.ts';
import { wordsOfLine } from './words-of-line.ts';

export type LineScores = Design2Code & {
  /** Share of the analysed words that the page shows, 0–1. */
  wordRecall: number;
  /** The words of the lines; `block` is the line. */
  words: Word[];
  /** Worst first. */
  differences: LineDifference[];
};

/**
 * Scores any engine's page against the picture's own analysis, where no reference page exists: the same four scores, line by
 * line, and what differs. Lines and `size` are in CSS pixels of the page (see `linesAtLayout`). Colours that cannot be read
 * count as black.
 */
export function scoreAgainstLines(
  lines: readonly AnalysedLine[],
  size: { width: number; height: number },
  page: PageFacts,
): LineScores {
  const words = lines.flatMap((line, index) => wordsOfLine(line, index, parseColor(line.color) ?? [0, 0, 0]));
  const blocks: TextBlock[] = lines.map((line) => ({
    ...line,
    text: line.text.toLowerCase(),
    original: line.text,
    color: parseColor(line.color) ?? [0, 0, 0],
    background: null,
    tag: 'line',
  }));
  const differences = lineDifferences(lines, words, page.words);
  const missing = differences.reduce((sum, one) => sum + (one.kind === 'missing' ? one.words.length : 0), 0);
  return {
    // What was read in a picture has an order of its own.
    ...design2code({ ...size, blocks }, { ...page, blocks: linesOfPage(page) }, true),
    wordRecall: words.length > 0 ? 1 - missing / words.length : 1,
    words,
    differences,
  };
}
