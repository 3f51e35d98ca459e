import type { FontFamily } from '../../model/font.ts';
import { familyOf } from '../../typeface/families.ts';
import { fontOf } from '../../typeface/fonts.ts';
import { BLEED_PX, inkAtSize } from '../../typeface/ink-model.ts';
import { measureText } from '../../typeface/measure-text.ts';
import { type SeenWord, WIDTH_BLEED_PX } from './face-cost.ts';

/** In smaller type a pixel more or less tells more than the family does. */
const MIN_HEIGHT_PX = 14;
const MIN_LETTER_COUNT = 3;
const WEIGHTS = [400, 500, 700];
/** What ink that is twice as black counts beside letters that are twice as wide. */
const MASS_SHARE = 0.3;
/** Proportions are other ones from so much on, and a family is near that halves it, nearly. */
const MIN_ERROR = 0.15;
const MAX_NEAR_SHARE = 0.6;

/**
 * The family that words in none that is known look most like: of their height, as wide and as black. A condensed heading is
 * condensed in every family that is so. Of serifs, proportions say nothing.
 *
 * @param own the family that they would have otherwise
 * @returns undefined where that is near enough, or none is much nearer
 */
export function nearestProportions(
  words: readonly SeenWord[],
  families: readonly FontFamily[],
  own: FontFamily,
): FontFamily | undefined {
  const telling = words.filter(({ text, height }) => height >= MIN_HEIGHT_PX && text.length >= MIN_LETTER_COUNT);
  if (telling.length === 0) return undefined;
  const ownError = errorOf(own, telling);
  if (ownError < MIN_ERROR) return undefined;
  const [best] = families
    .filter((family) => hasSerifs(family) === hasSerifs(own))
    .map((family) => ({ family, error: errorOf(family, telling) }))
    .sort((a, b) => a.error - b.error);
  return best && best.error <= MAX_NEAR_SHARE * ownError ? best.family : undefined;
}

const hasSerifs = (family: FontFamily): boolean => familyOf(family).class === 'serif';

/** How far words of their height are off in width and ink in the weight of a family that is nearest, in parts of an e-fold. */
function errorOf(family: FontFamily, words: readonly SeenWord[]): number {
  const faces = new Set(WEIGHTS.map((weight) => fontOf(family, weight)));
  const errors = [...faces].map((face) => {
    let [sum, letters] = [0, 0];
    for (const { text, width, height, mass } of words) {
      const { start, end, top, bottom, ink } = measureText(face, text);
      const size = (height - BLEED_PX) / Math.max(0.1, top - bottom);
      const wide = Math.abs(Math.log((width - WIDTH_BLEED_PX) / Math.max(1, (end - start) * size)));
      const black = mass > 0 && ink > 0 ? Math.abs(Math.log(mass / inkAtSize(ink, size))) : 0;
      sum += text.length * (wide + MASS_SHARE * black);
      letters += text.length;
    }
    return sum / letters;
  });
  return Math.min(...errors);
}
