import type { Font } from '../model/font.ts';
import type { TextLine } from '../model/text-line.ts';
import { BOLD, fontOf } from '../typeface/fonts.ts';
import { inkAtSize } from '../typeface/ink-model.ts';
import { measureText } from '../typeface/measure-text.ts';
import type { MassOf } from './weigh-words.ts';

/** Fewer letters have too little ink to weigh. */
const MIN_LETTER_COUNT = 3;
/** Standard deviation of the logarithm of a word's ink, and how many of its squares the other weight fits better (engine-log: listing-bold). */
const MASS_DEVIATION_RATIO = 0.1;
const MIN_COST_ADVANTAGE = 6;

/** Finds the bold words of a row of a listing: all letters of a monospaced font are as wide, so that their ink alone tells. */
export function weighListing({ words, fit }: TextLine, massOf: MassOf): void {
  const { family, weight } = fit.font;
  const other = weight >= BOLD ? 400 : 700;
  for (const word of words) {
    if ((word.text.match(/[\p{L}\p{N}]/gu) ?? []).length < MIN_LETTER_COUNT) continue;
    const mass = massOf(word);
    if (mass <= 0) continue;
    const costIn = (font: Font): number => {
      const { ink } = measureText(font, word.text);
      const expected = inkAtSize(ink, fit.size);
      return (Math.log(mass / expected) / MASS_DEVIATION_RATIO) ** 2;
    };
    if (costIn(fit.font) - costIn(fontOf(family, other)) > MIN_COST_ADVANTAGE) word.weight = other;
  }
}
