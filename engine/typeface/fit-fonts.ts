import type { Box } from '../model/box.ts';
import type { Fit, FontFit, InkWord, Typeface } from '../model/font.ts';
import { FONTS } from './fonts.ts';
import { BLEED_PX, HEIGHT_DEVIATION_PX, inkAtSize } from './ink-model.ts';
import { measureText } from './measure-text.ts';
import { fontsOfScript } from './script-fonts.ts';

/** Up to this height, a pixel is a good part of a character. */
const MAX_SMALL_HEIGHT_PX = 24;

/** Standard deviation of the logarithm of measured over expected ink. Bold has about 1.4 times the ink of regular. */
const MASS_DEVIATION_RATIO = 0.1;

/**
 * Fits every candidate font to a line by what its words would measure: width against height gives the class, the widths
 * of the single words confirm it, the amount of ink gives the weight.
 *
 * @param mass ink in full pixels, or 0 when unknown
 * @returns the fits, best first
 */
export function fitFonts(words: readonly InkWord[], line: Box, mass: number): FontFit[] {
  const text = words.map((word) => word.text).join(' ');
  const own = fontsOfScript(words);
  // Letters that are joined are not spaced.
  if (own)
    return own
      .flatMap((font) => fitTypeface(font, text, words, line, mass))
      .filter(({ letterSpacing }) => letterSpacing === 0)
      .sort((a, b) => a.fitError - b.fitError);
  return FONTS.flatMap((font) => fitTypeface(font, text, words, line, mass)).sort((a, b) => a.fitError - b.fitError);
}

/** The sizes and letter spacings that may be meant when a line is set in a typeface; none when it cannot be. */
export function fitTypeface<T extends Typeface>(
  font: T,
  text: string,
  words: readonly InkWord[],
  line: Box,
  mass: number,
): Fit<T>[] {
  const extent = measureText(font, text);
  const unitWidth = extent.end - extent.start;
  const unitHeight = extent.top - extent.bottom;
  if (unitWidth <= 0 || unitHeight <= 0) return [];
  const width = Math.max(1, line.width - BLEED_PX);
  const height = Math.max(1, line.height - BLEED_PX);
  const byHeight = height / unitHeight;
  const sizeOfLine = width / unitWidth;
  const widths = words.map((word) => {
    const { start, end } = measureText(font, word.text);
    return end - start;
  });
  const sizeOfWords = sizeByWords(widths, words);
  // Where the spaces are wider than the font's (two of them, justified text), the words alone tell the size.
  const bySize = Math.abs(sizeOfLine / sizeOfWords - 1) > 0.025 && words.length > 2 ? sizeOfWords : sizeOfLine;
  const natural = snapSize(bySize, Math.max(0.004, 1 / width));
  const rate = (size: number, spacing: number): Fit<T> => {
    const heightMiss = (((size - byHeight) * unitHeight) / HEIGHT_DEVIATION_PX) ** 2;
    const expected = inkAtSize(extent.ink, size);
    const massMiss =
      mass > 0 && expected > 0 ? Math.min(25, (Math.log(mass / expected) / MASS_DEVIATION_RATIO) ** 2) : 0;
    const fraction = Math.min(0.5, Math.abs(size - Math.round(size)));
    const fitError = heightMiss + wordMiss(widths, words, size, spacing) + massMiss + fraction;
    return { font, size, letterSpacing: spacing, fitError };
  };
  // The ink of one or two characters is measured to a pixel across and down: neither alone says how large small ones are.
  if (text.length < 3 && height > MAX_SMALL_HEIGHT_PX) return [rate(natural, 0)];
  if (text.length < 3) {
    const sizes = [natural, Math.round(byHeight), Math.round((natural + byHeight) / 2)].filter(
      (size, i) => i === 0 || size >= 6,
    );
    return [sizes.map((size) => rate(size, 0)).reduce((best, fit) => (fit.fitError < best.fitError ? fit : best))];
  }
  const fits = [rate(natural, 0)];
  const capitals = text === text.toUpperCase();
  for (const size of [Math.round(byHeight), Math.round(byHeight) - 1, Math.round(byHeight) + 1]) {
    if (size < 6) continue;
    const spacing = Math.round(((width - unitWidth * size) / (text.length - 1)) * 20) / 20;
    if (Math.abs(spacing) < 0.25 || spacing < -0.04 * size || spacing > 0.35 * size) continue;
    const fit = rate(size, spacing);
    fits.push({ ...fit, fitError: fit.fitError + (capitals && spacing > 0 ? 2 : 5) });
  }
  return fits;
}

/** @param widths of the words, in em */
function sizeByWords(widths: readonly number[], words: readonly InkWord[]): number {
  const units = widths.reduce((sum, width) => sum + width, 0);
  const pixels = words.reduce((sum, { box }) => sum + Math.max(1, box.width - BLEED_PX), 0);
  return pixels / Math.max(0.01, units);
}

/** Mean square error of the words' widths, in pixels, an outlier counting no more than four. */
function wordMiss(widths: readonly number[], words: readonly InkWord[], size: number, spacing: number): number {
  let sum = 0;
  words.forEach(({ text, box }, i) => {
    const width = widths[i] * size + (text.length - 1) * spacing;
    sum += Math.min(16, (box.width - BLEED_PX - width) ** 2);
  });
  return sum / words.length;
}

/** What a person says stands in a dot has a size all the same: sizes are divided by each other. */
const MIN_SIZE_PX = 1;

/** Whole and half pixels are what designs use: a size within `tolerance` (relative) of a whole one becomes it. */
function snapSize(measured: number, tolerance: number): number {
  const size = Math.max(MIN_SIZE_PX, measured);
  const whole = Math.round(size);
  if (Math.abs(size - whole) <= tolerance * size + 0.08) return whole;
  return Math.round(size * 10) / 10;
}
