import { commonArea } from '../common-area.ts';
import type { Box, PageFacts, Word } from '../facts.ts';
import { isWord, normalizeWord } from './normalize-word.ts';

export interface MisplacedText {
  /** Words of the candidate that stand nowhere in the reference, of all its words, 0–1. */
  invented: number;
  /** Words of the reference that are only to be seen in a picture of the candidate, of all its words, 0–1. */
  keptAsPictures: number;
}

const MIN_INSIDE_SHARE = 0.8;

/** Text that nobody wrote, and text that nobody can select. Words inside the reference's own pictures are no words of it. */
export function misplacedText(reference: PageFacts, candidate: PageFacts): MisplacedText {
  const wordsOf = ({ words }: PageFacts) => words.filter(({ text }) => isWord(text));
  const [written, ours] = [wordsOf(reference), wordsOf(candidate)];
  const known = new Set(written.map(({ text }) => normalizeWord(text)));
  const invented = ours.filter(({ text }) => !known.has(normalizeWord(text)));
  const pictures = candidate.regions.filter(({ kind }) => kind === 'image');
  const kept = written.filter(
    (word) =>
      pictures.some((picture) => commonArea(word, picture) >= MIN_INSIDE_SHARE * areaOf(word)) &&
      !isCovered(word, ours),
  );
  return {
    invented: invented.length / Math.max(1, ours.length),
    keptAsPictures: kept.length / Math.max(1, written.length),
  };
}

const areaOf = ({ width, height }: Box): number => width * height;

/** Some text lies over the middle of the word. */
function isCovered({ x, y, width, height }: Box, words: readonly Word[]): boolean {
  const middle = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
  return words.some((word) => commonArea(middle, word) > 0);
}
