import type { Font } from '../../model/font.ts';
import type { StyledWord } from '../../model/text-line.ts';
import { glyphColumns } from '../../text-detection/glyph-columns.ts';
import { glyphOf } from '../../typeface/fonts.ts';
import { BLEED_PX, inkAtSize } from '../../typeface/ink-model.ts';
import { measureText, type TextExtent } from '../../typeface/measure-text.ts';

/** A word as it was seen: the size of its ink in pixels, and its ink in full pixels; the size of each character where none touch. */
export type SeenWord = Size & {
  text: string;
  mass: number;
  letters?: readonly Size[];
  /** What it measures in each face, once that was asked for. */
  extents: Map<Font, TextExtent>;
};
type Size = { width: number; height: number };

/** What blurred ink is wider than the finely measured outlines of its face. */
export const WIDTH_BLEED_PX = 0.8;
/** Standard deviations of a word's width and height from what its face measures (engine-log: family-costs). */
const WIDTH_DEVIATION_PX = 0.5;
const HEIGHT_DEVIATION_PX = 0.55;
/** No word costs more than this in squares of deviations: a misread letter, a word in another face. */
const MAX_WIDTH_COST = 6;
const MAX_HEIGHT_COST = 4;
/** Widths are known better than heights, which hinting and soft edges round to a pixel. */
const HEIGHT_SHARE = 0.5;
/** The same of a single character, what it costs at most, and what it counts: the errors of neighbours are not independent. */
const LETTER_WIDTH_DEVIATION_PX = 0.45;
const MAX_LETTER_COST = 5;
const LETTER_SHARE = 0.35;
/** Standard deviation of the logarithm of a line's ink, apart from an error that all faces share; and what a line costs at most for it. */
const MASS_DEVIATION_RATIO = 0.04;
const MASS_SLACK_RATIO = 0.05;
const MAX_MASS_COST = 13;
/** Sizes are whole pixels, less often halves or twentieths of 16 px: what these and any other cost, and how near is as good. */
const FRACTION_COST = 1.2;
const MAX_SIZE_COST = 4;
const NEAR_SIZE_PX = 0.12;
const MAX_HALF_SIZE_PX = 20;
const NEAR_SIZE_RATIO = 0.008;
/** Words that miss the size of their line by more than this are left out of it. */
const MAX_SIZE_MISS_PX = 3;
const MAX_SIZE_MISS_RATIO = 0.1;
/** What a line costs in weights that are used less than regular and bold. */
const WEIGHT_COSTS: Record<number, number> = { 300: 1.2, 400: 0, 500: 0.6, 600: 0.4, 700: 0.2, 800: 1.2 };

export type Setting = { size: number; letterSpacing: number };

/** How badly the words of a line fit a face in the size that fits best, in squares of deviations, and that size in pixels. */
export function faceCost(face: Font, words: readonly SeenWord[]): { cost: number; size: number } {
  const costAt = settingCost(face, words);
  return likelySizes(face, words)
    .map((size) => ({ size, cost: costAt({ size, letterSpacing: 0 }) }))
    .reduce((best, other) => (other.cost < best.cost ? other : best));
}

/** The size that the widths of the words speak for, and the usual ones beside it. */
export function likelySizes(face: Font, words: readonly SeenWord[]): number[] {
  const widths = words.map((word) => widthOf(face, word));
  const { fitted } = fittedSize(widths, words);
  const usual = [1, 0.5, 0.8].map((step) => step * Math.round(fitted / step));
  return [...new Set([fitted, ...usual])].filter((size) => size > 0);
}

/** What a line costs in a size and spacing of a face, in squares of deviations. */
export function settingCost(face: Font, words: readonly SeenWord[]): (setting: Setting) => number {
  const isHinted = !face.soft;
  const measured = words.map((word) => extentOf(face, word));
  const { near } = fittedSize(
    measured.map(({ start, end }) => end - start),
    words,
  );
  const mass = words.reduce((sum, word) => sum + word.mass, 0);
  const ink = words.reduce((sum, word, i) => sum + (word.mass > 0 ? measured[i].ink : 0), 0);
  return ({ size, letterSpacing }) => {
    let cost = sizeCost(size, near) + (WEIGHT_COSTS[face.weight] ?? 2);
    words.forEach((word, i) => {
      const { start, end, top, bottom } = measured[i];
      const expected = (end - start) * size + (word.text.length - 1) * letterSpacing;
      const width = (word.width - WIDTH_BLEED_PX - expected) / WIDTH_DEVIATION_PX;
      const height = heightMiss(word.height, top, bottom, size, isHinted) / HEIGHT_DEVIATION_PX;
      cost += Math.min(MAX_WIDTH_COST, width * width) + HEIGHT_SHARE * Math.min(MAX_HEIGHT_COST, height * height);
      if (word.letters) cost += LETTER_SHARE * lettersCost(face, word.text, word.letters, size, isHinted);
    });
    if (mass <= 0 || ink <= 0) return cost;
    const apart = Math.max(0, Math.abs(Math.log(mass / inkAtSize(ink, size))) - MASS_SLACK_RATIO);
    return cost + Math.min(MAX_MASS_COST, (apart / MASS_DEVIATION_RATIO) ** 2);
  };
}

function extentOf(face: Font, { text, extents }: SeenWord): TextExtent {
  const known = extents.get(face) ?? measureText(face, text);
  extents.set(face, known);
  return known;
}

function widthOf(face: Font, word: SeenWord): number {
  const { start, end } = extentOf(face, word);
  return end - start;
}

/**
 * The size in pixels that words of these widths (in em) have, and how near another one is as good. Words that most others
 * contradict have no say: specks beside them, or letters that were read wrong.
 */
function fittedSize(widths: readonly number[], words: readonly SeenWord[]): { fitted: number; near: number } {
  const measured = words.map((word, i) => ({
    em: Math.max(1e-3, widths[i]),
    px: Math.max(1, word.width - WIDTH_BLEED_PX),
  }));
  const common = middleSize(measured);
  const isCommon = ({ em, px }: (typeof measured)[number]) =>
    Math.abs(px - em * common) <= Math.max(MAX_SIZE_MISS_PX, MAX_SIZE_MISS_RATIO * px);
  let across = 0;
  let squares = 1e-6;
  for (const { em, px } of measured.filter(isCommon)) {
    across += px * em;
    squares += em * em;
  }
  const fitted = across > 0 ? across / squares : common;
  const near = (1.2 * WIDTH_DEVIATION_PX) / Math.sqrt(squares);
  return { fitted, near: Math.max(NEAR_SIZE_PX, NEAR_SIZE_RATIO * fitted, near) };
}

/** The size that the middle one of all widths speaks for. */
function middleSize(measured: readonly { em: number; px: number }[]): number {
  const sorted = measured.map(({ em, px }) => ({ em, size: px / em })).sort((a, b) => a.size - b.size);
  let left = sorted.reduce((sum, { em }) => sum + em, 0) / 2;
  for (const { em, size } of sorted) {
    left -= em;
    if (left <= 0) return size;
  }
  return 0;
}

/** Installed fonts may be hinted: what they measure up and down is then whole pixels, and sharp. */
function heightMiss(height: number, top: number, bottom: number, size: number, isHinted: boolean): number {
  const soft = height - BLEED_PX - (top - bottom) * size;
  if (!isHinted) return soft;
  const hinted = height - Math.round(top * size) + Math.round(bottom * size);
  return Math.min(Math.abs(soft), Math.abs(hinted));
}

function lettersCost(face: Font, text: string, letters: readonly Size[], size: number, isHinted: boolean): number {
  let cost = 0;
  let i = 0;
  for (const char of text) {
    const glyph = glyphOf(face, char);
    const letter = letters[i++];
    const width = (letter.width - WIDTH_BLEED_PX - (glyph.right - glyph.left) * size) / LETTER_WIDTH_DEVIATION_PX;
    const height = heightMiss(letter.height, glyph.top, glyph.bottom, size, isHinted) / HEIGHT_DEVIATION_PX;
    cost += Math.min(MAX_LETTER_COST, width * width) + Math.min(MAX_LETTER_COST, height * height);
  }
  return cost;
}

/** Parts of a pixel that sizes are multiples of where they are not whole. */
export const stepsAt = (size: number): number[] => (size <= MAX_HALF_SIZE_PX ? [0.5, 0.8] : [0.8]);

function sizeCost(size: number, near: number): number {
  const from = (step: number) => ((size - step * Math.round(size / step)) / near) ** 2;
  const steps = stepsAt(size);
  return Math.min(MAX_SIZE_COST, from(1), FRACTION_COST + Math.min(...steps.map(from)));
}

/** The words of a line that were read from ink of their own, and not as code. */
export const seenWords = (words: readonly StyledWord[], massOf: (word: StyledWord) => number): SeenWord[] =>
  words
    .filter(({ text, code, glyphs }) => !code && glyphs.length > 0 && /[\p{L}\p{N}]/u.test(text))
    .map((word) => seenWord(word, massOf(word)));

function seenWord({ text, box, glyphs }: StyledWord, mass: number): SeenWord {
  const { width, height } = box;
  const columns = glyphColumns(glyphs);
  const seen = { text, width, height, mass, extents: new Map() };
  return columns.length === [...text].length ? { ...seen, letters: columns } : seen;
}
