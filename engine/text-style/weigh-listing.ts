import type { Font } from '../model/font.ts';
import type { TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { measureText } from '../typeface/measure-text.ts';
import type { MassOf } from './weigh-words.ts';

/** Fewer letters have too little ink to weigh. */
const LEAST_LETTERS = 3;
/** One standard deviation of the log of a word's ink, and by how many squares of it the other weight has to fit better. */
const DEVIATION = 0.1;
const CLEARLY = 6;

/** Finds the bold words of a row of a listing: all letters of a typewriter face are as wide, so that their ink alone tells. */
export function weighListing({ words, fit }: TextLine, massOf: MassOf): void {
  const { family, weight } = fit.font;
  const other = weight === 700 ? 400 : 700;
  for (const word of words) {
    if ((word.text.match(/[\p{L}\p{N}]/gu) ?? []).length < LEAST_LETTERS) continue;
    const mass = massOf(word);
    if (mass <= 0) continue;
    const costIn = (font: Font): number => {
      const { ink } = measureText(font, word.text);
      const expected = ink * fit.size * fit.size * (1 + Math.max(0, 15 - fit.size) * 0.02);
      return (Math.log(mass / expected) / DEVIATION) ** 2;
    };
    if (costIn(fit.font) - costIn(fontOf(family, other)) > CLEARLY) word.weight = other;
  }
}
