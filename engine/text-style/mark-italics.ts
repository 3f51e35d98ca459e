import type { TextLine } from '../model/text-line.ts';

/** Letters of upright type whose strokes lean: they say nothing. */
const DIAGONAL = /[AVWXYKMNZvwxykz/\\%7]/g;
/** From this lean on (see `slantOf`) a word may be italic; words of upright type give 0.75, italic ones 1. */
const LEANING = 0.88;
/** The mean of a run, and its lean above `UPRIGHT` summed over its letters, that make it italic. */
const MEAN = 0.94;
const UPRIGHT = 0.9;
const EVIDENCE = 0.6;

/** Marks the words of a line that are set in italics: neighbours that lean, clearly so together. */
export function markItalics({ words }: TextLine, slantOf: (word: TextLine['words'][number]) => number): void {
  const letters = words.map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, '').replace(DIAGONAL, '').length);
  const leans = words.map((word, i) => (letters[i] === 0 || word.glyphs.length === 0 ? null : slantOf(word)));
  for (let from = 0; from < words.length; from++) {
    let end = from;
    let weight = 0;
    let sum = 0;
    for (; end < words.length; end++) {
      const lean = leans[end];
      if (lean === null && end === from) break;
      if (lean !== null && lean < LEANING) break;
      weight += lean === null ? 0 : letters[end];
      sum += lean === null ? 0 : lean * letters[end];
    }
    if (sum >= MEAN * weight && sum - UPRIGHT * weight >= EVIDENCE)
      for (const word of words.slice(from, end)) word.italic = true;
    if (end > from) from = end - 1;
  }
}
