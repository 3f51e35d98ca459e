import type { Box } from '../types.ts';
import { FONTS, type Font } from './fonts.ts';
import { measureText } from './measure-text.ts';

/** Font, size and spacing that a line was set in, in CSS pixels, with how badly it fits (0 = perfectly). */
export type FontFit = { font: Font; size: number; letterSpacing: number; misfit: number };

/** A word with the box of its ink. */
export type InkWord = { text: string; box: Box };

/** Anti-aliasing makes ink look wider than the outline by about this many pixels. */
const BLEED = 0.7;

/**
 * Fits every candidate font to a line by what its words would measure: total width against height gives the class, the
 * positions of the words confirm it, the amount of ink gives the weight.
 *
 * @param mass ink in full pixels, or 0 when unknown
 * @returns the fits, best first
 */
export function fitFonts(words: readonly InkWord[], line: Box, mass: number): FontFit[] {
  const text = words.map((word) => word.text).join(' ');
  return FONTS.flatMap((font) => fitOne(font, text, words, line, mass)).sort((a, b) => a.misfit - b.misfit);
}

function fitOne(font: Font, text: string, words: readonly InkWord[], line: Box, mass: number): FontFit[] {
  const extent = measureText(font, text);
  const unitWidth = extent.end - extent.start;
  const unitHeight = extent.top - extent.bottom;
  if (unitWidth <= 0 || unitHeight <= 0) return [];
  const width = Math.max(1, line.width - BLEED);
  const height = Math.max(1, line.height - BLEED);
  const byHeight = height / unitHeight;
  const heightError = 1.1 / unitHeight;
  const natural = snapSize(width / unitWidth, 0.012);
  const fits = [rate(font, text, words, line, mass, natural, 0, byHeight, heightError)];
  if (text.length >= 3) {
    const size = Math.max(6, Math.round(byHeight));
    for (const spaced of [size, size - 1, size + 1]) {
      const spacing = Math.round(((width - unitWidth * spaced) / (text.length - 1)) * 20) / 20;
      if (Math.abs(spacing) < 0.25 || spacing < -0.04 * spaced || spacing > 0.35 * spaced) continue;
      const fit = rate(font, text, words, line, mass, spaced, spacing, byHeight, heightError);
      fits.push({ ...fit, misfit: fit.misfit + (spacing < 0 ? 3 : 1.5) });
    }
  }
  return fits;
}

function rate(
  font: Font,
  text: string,
  words: readonly InkWord[],
  line: Box,
  mass: number,
  size: number,
  letterSpacing: number,
  byHeight: number,
  heightError: number,
): FontFit {
  const extent = measureText(font, text);
  const heightMiss = ((size - byHeight) / heightError) ** 2;
  let drift = 0;
  let at = 0;
  const origin = extent.start * size;
  words.forEach((word, i) => {
    if (i > 0) {
      const before = text.slice(0, at);
      const start = measureText(font, before).advance + measureText(font, word.text).start;
      const x = start * size + at * letterSpacing - origin;
      drift += Math.min(16, (word.box.x - line.x - x) ** 2);
    }
    at += word.text.length + 1;
  });
  const positionMiss = words.length > 1 ? drift / (words.length - 1) / 1.5 : 0.5;
  const expected = extent.ink * size * size;
  const massMiss = mass > 0 && expected > 0 ? (Math.log(mass / expected) / 0.16) ** 2 : 0;
  const sizeMiss = Math.min(1, Math.abs(size - Math.round(size)) * 2) * 0.6;
  return { font, size, letterSpacing, misfit: heightMiss + positionMiss + massMiss + sizeMiss };
}

/** Whole and half pixels are what designs use: a size within `tolerance` (relative) of one becomes it. */
export function snapSize(size: number, tolerance: number): number {
  const whole = Math.round(size);
  if (Math.abs(size - whole) <= tolerance * size + 0.12) return whole;
  return Math.round(size * 10) / 10;
}
