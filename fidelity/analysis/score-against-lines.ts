import { type Design2Code, design2code } from '../design2code.ts';
import type { AnalysedLine, PageFacts, TextBlock } from '../facts.ts';
import { type LineDifference, lineDifferences } from './line-differences.ts';
import { linesOfPage } from './lines-of-page.ts';
import { parseColor } from './parse-color.ts';
import { wordsOfLine } from './words-of-line.ts';

export type LineScores = Design2Code & {
  /** Share of the analysed words that the page shows, 0–1. */
  wordRecall: number;
  /** Worst first. */
  differences: LineDifference[];
};

/**
 * Scores any engine's page against the picture's own analysis, where no reference page exists: the same four scores, line by
 * line, and what differs. The picture may have another density than the page; widths are taken to be equal.
 * Colours that cannot be read count as black.
 */
export function scoreAgainstLines(
  lines: readonly AnalysedLine[],
  size: { width: number; height: number },
  page: PageFacts,
): LineScores {
  const toPage = page.width / size.width;
  const scaled = lines.map((line) => ({
    ...line,
    x: line.x * toPage,
    y: line.y * toPage,
    width: line.width * toPage,
    height: line.height * toPage,
    fontSize: line.fontSize * toPage,
  }));
  const expected = scaled.flatMap((line, index) => wordsOfLine(line, index, parseColor(line.color) ?? [0, 0, 0]));
  const blocks: TextBlock[] = scaled.map((line) => ({
    ...line,
    text: line.text.toLowerCase(),
    original: line.text,
    color: parseColor(line.color) ?? [0, 0, 0],
    background: null,
    tag: 'line',
  }));
  const picture = { width: page.width, height: size.height * toPage, blocks };
  const differences = lineDifferences(scaled, expected, page.words);
  const missing = differences.reduce((sum, one) => sum + (one.kind === 'missing' ? one.words.length : 0), 0);
  return {
    ...design2code(picture, { ...page, blocks: linesOfPage(page) }),
    wordRecall: expected.length > 0 ? 1 - missing / expected.length : 1,
    differences,
  };
}
