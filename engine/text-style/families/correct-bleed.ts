import type { FontFamily } from '../../model/font.ts';
import { fontOf } from '../../typeface/fonts.ts';
import { faceCost, type SeenWord } from './face-cost.ts';

/**
 * How much wider or narrower than usual ink may come out, in pixels: some programs smear letters, others draw them sharp. One
 * that is not the usual one has to fit so much better a word, in squares of deviations.
 */
const CORRECTIONS_PX = [-0.7, -0.35, 0, 0.35, 0.7];
const MIN_WORD_GAIN = 0.15;
/** Words that cost no more are as wide as they should be. */
const GOOD_WORD_COST = 1.5;
const MAX_LINE_COUNT = 16;
const WEIGHTS = [400, 700];

/**
 * What to add to the widths of a page's words so that they have the usual bleed, in pixels.
 *
 * @param isSpaced whether the words of a line are wide because their letters are apart: they say nothing about the bleed
 */
export function bleedCorrection(
  lines: readonly (readonly SeenWord[])[],
  families: readonly FontFamily[],
  isSpaced: (line: number) => boolean = () => false,
): number {
  const telling = lines
    .map((words, line) => ({ words, family: families[line], line }))
    .filter(({ words }) => words.length > 0);
  const step = Math.max(1, telling.length / MAX_LINE_COUNT);
  const sample = Array.from(
    { length: Math.min(telling.length, MAX_LINE_COUNT) },
    (_, i) => telling[Math.floor(i * step)],
  ).filter(({ line }) => !isSpaced(line));
  const count = sample.reduce((sum, { words }) => sum + words.length, 0);
  const costOf = (correction: number): number =>
    sample.reduce((sum, { words, family }) => {
      const corrected = widen(words, correction);
      return (
        sum +
        WEIGHTS.reduce(
          (least, weight) => Math.min(least, faceCost(fontOf(family, weight), corrected, least).cost),
          Number.POSITIVE_INFINITY,
        )
      );
    }, 0) + (correction === 0 ? 0 : MIN_WORD_GAIN * count);
  if (costOf(0) <= GOOD_WORD_COST * count) return 0;
  return CORRECTIONS_PX.map((correction) => ({ correction, cost: costOf(correction) })).reduce((best, other) =>
    other.cost < best.cost ? other : best,
  ).correction;
}

/** The words with their ink and that of their characters wider by so many pixels. */
export const widen = (words: readonly SeenWord[], pixels: number): SeenWord[] =>
  pixels === 0
    ? [...words]
    : words.map((word) => {
        const wider = { ...word, width: word.width + pixels };
        return word.letters
          ? { ...wider, letters: word.letters.map(({ width, height }) => ({ width: width + pixels, height })) }
          : wider;
      });
