import type { Font } from '../../model/font.ts';
import type { StyledWord } from '../../model/text-line.ts';
import { glyphColumns } from '../../text-detection/glyph-columns.ts';
import { glyphTable } from '../../typeface/glyph-table.ts';
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
/** … but for so much a deviation more: in a family that is not known, ink still tells bold from light. */
const BEYOND_MASS_COST = 0.4;
/** A price that is struck through has as much ink in the stroke as in a letter or two. */
const MIN_MASS_LENGTH = 8;
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

/** All letters of a line are misread by no accident: what they all miss counts in full (engine-log: common-height). */
const MIN_COMMON_MISS_PX = 1.6;

export type Setting = { size: number; letterSpacing: number };

/** The words of a line as a face would set them. */
export type FaceTrial = {
  /** The size in pixels that their widths speak for, and the usual ones beside it. */
  sizes: readonly number[];
  /** What the line costs in a size and spacing, in squares of deviations; some part of that, if it is `enough`. */
  costAt: (setting: Setting, enough?: number) => number;
};

/**
 * How badly the words of a line fit a face in the size that fits best, in squares of deviations, and that size in pixels.
 *
 * @param enough nobody asks by how much it costs more than this: infinitely more, then
 */
export function faceCost(
  face: Font,
  words: readonly SeenWord[],
  enough = Number.POSITIVE_INFINITY,
): { cost: number; size: number } {
  const { sizes, costAt } = tryFace(face, words);
  let best = { cost: Number.POSITIVE_INFINITY, size: 0 };
  for (const size of sizes) {
    const least = Math.min(enough, best.cost);
    const cost = costAt({ size, letterSpacing: 0 }, least);
    if (cost < least) best = { cost, size };
  }
  return best;
}

/**
 * The same of words whose letters are set apart, as those of labels in capitals are: in whole sizes below the one that their widths speak
 * for, with the spacing that gives them these.
 */
export function spacedFaceCost(face: Font, words: readonly SeenWord[]): number {
  const { sizes, costAt } = tryFace(face, words);
  const gaps = words.reduce((sum, { text }) => sum + text.length - 1, 0);
  const width = words.reduce((sum, word) => sum + word.width - WIDTH_BLEED_PX, 0);
  const em = words.map((word) => extentOf(face, word)).reduce((sum, { start, end }) => sum + end - start, 0);
  let least = Number.POSITIVE_INFINITY;
  for (let size = Math.floor(sizes[0]); size >= MIN_SPACED_RATIO * sizes[0]; size--) {
    const letterSpacing = (width - em * size) / Math.max(1, gaps);
    if (letterSpacing >= MIN_SPACING_PX) least = Math.min(least, costAt({ size, letterSpacing }, least));
  }
  return least;
}

/** Letters that are set apart make words as wide as this part more of their size does, at most, and are by so many px at least. */
const MIN_SPACED_RATIO = 0.75;
const MIN_SPACING_PX = 0.25;

/** Measures the words of a line in a face. */
export function tryFace(face: Font, words: readonly SeenWord[]): FaceTrial {
  const isHinted = !face.soft;
  const measured = words.map((word) => extentOf(face, word));
  const { fitted, near } = fittedSize(measured, words);
  let mass = 0;
  let ink = 0;
  words.forEach((word, i) => {
    mass += word.mass;
    if (word.mass > 0) ink += measured[i].ink;
  });
  const costAt = ({ size, letterSpacing }: Setting, enough = Number.POSITIVE_INFINITY): number => {
    let cost = sizeCost(size, near) + (WEIGHT_COSTS[face.weight] ?? 2);
    let common = Number.POSITIVE_INFINITY;
    for (let i = 0; i < words.length; i++) {
      // No word takes anything back.
      if (cost >= enough) return cost;
      const word = words[i];
      const { start, end, top, bottom } = measured[i];
      const expected = (end - start) * size + (word.text.length - 1) * letterSpacing;
      const width = (word.width - WIDTH_BLEED_PX - expected) / WIDTH_DEVIATION_PX;
      const missed = heightMiss(word.height, top, bottom, size, isHinted);
      const height = missed / HEIGHT_DEVIATION_PX;
      const isMissed = word.letters && Math.abs(missed) > MIN_COMMON_MISS_PX;
      common = isMissed ? Math.min(common, leastMiss(face, word.text, word.letters!, size, isHinted)) : 0;
      cost += Math.min(MAX_WIDTH_COST, width * width) + HEIGHT_SHARE * Math.min(MAX_HEIGHT_COST, height * height);
      if (word.letters) cost += LETTER_SHARE * lettersCost(face, word.text, word.letters, size, isHinted);
    }
    if (words.length > 0 && common > MIN_COMMON_MISS_PX) cost += HEIGHT_SHARE * (common / HEIGHT_DEVIATION_PX) ** 2;
    if (mass <= 0 || ink <= 0) return cost;
    const apart = Math.max(0, Math.abs(Math.log(mass / inkAtSize(ink, size))) - MASS_SLACK_RATIO);
    const deviations = apart / MASS_DEVIATION_RATIO;
    const letters = words.reduce((sum, { text }) => sum + text.length, 0);
    const beyond = letters < MIN_MASS_LENGTH ? 0 : Math.max(0, deviations - Math.sqrt(MAX_MASS_COST));
    return cost + Math.min(MAX_MASS_COST, deviations ** 2) + BEYOND_MASS_COST * beyond;
  };
  return { sizes: likelySizes(fitted), costAt };
}

function likelySizes(fitted: number): number[] {
  const sizes = [fitted];
  for (const step of [1, 0.5, 0.8]) {
    const usual = step * Math.round(fitted / step);
    if (usual > 0 && !sizes.includes(usual)) sizes.push(usual);
  }
  return sizes;
}

function extentOf(face: Font, { text, extents }: SeenWord): TextExtent {
  const known = extents.get(face) ?? measureText(face, text);
  extents.set(face, known);
  return known;
}

/**
 * The size in pixels that words of these widths (in em) have, and how near another one is as good. Words that most others
 * contradict have no say: specks beside them, or letters that were read wrong.
 */
function fittedSize(measured: readonly TextExtent[], words: readonly SeenWord[]): { fitted: number; near: number } {
  const widths = measured.map(({ start, end }) => Math.max(1e-3, end - start));
  const seen = words.map(({ width }) => Math.max(1, width - WIDTH_BLEED_PX));
  const common = middleSize(widths, seen);
  let across = 0;
  let squares = 1e-6;
  for (let i = 0; i < seen.length; i++) {
    const [em, px] = [widths[i], seen[i]];
    if (Math.abs(px - em * common) > Math.max(MAX_SIZE_MISS_PX, MAX_SIZE_MISS_RATIO * px)) continue;
    across += px * em;
    squares += em * em;
  }
  const fitted = across > 0 ? across / squares : common;
  const near = (1.2 * WIDTH_DEVIATION_PX) / Math.sqrt(squares);
  return { fitted, near: Math.max(NEAR_SIZE_PX, NEAR_SIZE_RATIO * fitted, near) };
}

/** The size that the middle one of all widths speaks for: `widths` in em, `seen` in pixels. */
function middleSize(widths: readonly number[], seen: readonly number[]): number {
  const order = widths.map((_, i) => i).sort((a, b) => seen[a] / widths[a] - seen[b] / widths[b]);
  let left = widths.reduce((sum, em) => sum + em, 0) / 2;
  for (const i of order) {
    left -= widths[i];
    if (left <= 0) return seen[i] / widths[i];
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

/** By how much the letter that fits best is higher or lower than a size makes it, in pixels: a letter that was misread is one of several. */
function leastMiss(face: Font, text: string, letters: readonly Size[], size: number, isHinted: boolean): number {
  const { values, at } = glyphTable(face);
  const misses = [...text].map((char, i) => {
    const glyph = at(char.codePointAt(0)!);
    return Math.abs(heightMiss(letters[i].height, values[glyph + 3], values[glyph + 4], size, isHinted));
  });
  return Math.min(...misses);
}

function lettersCost(face: Font, text: string, letters: readonly Size[], size: number, isHinted: boolean): number {
  const { values, at } = glyphTable(face);
  let cost = 0;
  let i = 0;
  for (const char of text) {
    const glyph = at(char.codePointAt(0)!);
    const letter = letters[i++];
    const across = (values[glyph + 2] - values[glyph + 1]) * size;
    const width = (letter.width - WIDTH_BLEED_PX - across) / LETTER_WIDTH_DEVIATION_PX;
    const high = heightMiss(letter.height, values[glyph + 3], values[glyph + 4], size, isHinted) / HEIGHT_DEVIATION_PX;
    cost += Math.min(MAX_LETTER_COST, width * width) + Math.min(MAX_LETTER_COST, high * high);
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

/** What each text of a page measures in each face. */
export type Extents = Map<string, Map<Font, TextExtent>>;

/** The words of a line that were read from ink of their own, and not as code. */
export const seenWords = (
  words: readonly StyledWord[],
  massOf: (word: StyledWord) => number,
  extents: Extents,
): SeenWord[] =>
  words
    .filter(({ text, code, glyphs }) => !code && glyphs.length > 0 && /[\p{L}\p{N}]/u.test(text))
    .map((word) => seenWord(word, massOf(word), extents));

function seenWord({ text, box, glyphs }: StyledWord, mass: number, known: Extents): SeenWord {
  const { width, height } = box;
  const columns = glyphColumns(glyphs);
  const extents = known.get(text) ?? new Map<Font, TextExtent>();
  known.set(text, extents);
  const seen = { text, width, height, mass, extents };
  return columns.length === [...text].length ? { ...seen, letters: columns } : seen;
}
