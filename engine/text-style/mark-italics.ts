import type { TextLine } from '../model/text-line.ts';

/** Letters with diagonal strokes in upright type: they say nothing. */
const DIAGONAL = /[AVWXYKMNZvwxykz/\\%7]/g;
/** From this slant on (see `slantOf`) a word may be italic; upright words give 0.75, italic ones 1 (engine-log: italics). */
const MIN_SLANT = 0.88;
/** The mean of a run, and its slant above `UPRIGHT_SLANT` summed over its letters, that make it italic. */
const MIN_MEAN_SLANT = 0.94;
const UPRIGHT_SLANT = 0.9;
const MIN_SLANT_SUM = 0.6;
/** So few letters say nothing against all others. */
const MAX_UNTOLD_LETTER_COUNT = 1;

/** Marks the words of a line that are set in italics: neighbours that are slanted, clearly so together. */
export function markItalics({ words }: TextLine, slantOf: (word: TextLine['words'][number]) => number): void {
  const letters = words.map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, '').replace(DIAGONAL, '').length);
  const slants = words.map((word, i) => (letters[i] === 0 || word.glyphs.length === 0 ? null : slantOf(word)));
  for (let from = 0; from < words.length; from++) {
    let end = from;
    let weight = 0;
    let sum = 0;
    for (; end < words.length; end++) {
      const slant = slants[end];
      if (slant === null && end === from) break;
      if (slant !== null && slant < MIN_SLANT) break;
      weight += slant === null ? 0 : letters[end];
      sum += slant === null ? 0 : slant * letters[end];
    }
    if (sum >= MIN_MEAN_SLANT * weight && sum - UPRIGHT_SLANT * weight >= MIN_SLANT_SUM)
      for (const word of words.slice(from, end)) word.italic = true;
    if (end > from) from = end - 1;
  }
  // What tells little by itself, as the A or the We that a line begins with, is set as all the rest of the line.
  const told = words.filter((_, i) => slants[i] !== null && letters[i] > MAX_UNTOLD_LETTER_COUNT);
  if (told.length > 1 && told.every(({ italic }) => italic)) for (const word of words) word.italic = true;
}
