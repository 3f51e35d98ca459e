import type { Font, FontFamily, FontFit } from '../../model/font.ts';
import type { TextLine } from '../../model/text-line.ts';
import { measureText } from '../../typeface/measure-text.ts';
import { type Setting, WIDTH_BLEED_PX } from './face-cost.ts';

/** A font, size and spacing of a line, and what it costs in squares of deviations. */
export type Candidate = { fit: FontFit; cost: number };
export type Style = { family: FontFamily; size: number; weight: number; letterSpacing: number };
/** A line with what it costs as it is, and with its letters apart. */
type Spaceable = { text: string; candidates: readonly Candidate[]; spaced: readonly Candidate[] };

/** Designs rarely space their letters, and then capitals: what that costs in squares of deviations. */
export const CAPITALS_SPACING_COST = 3;
export const CAPITALS = /^(?=.*\p{Lu}{2})[^\p{Ll}]+$/u;

/** Sizes are tried by what the width speaks for without spacing. */
const MIN_SPACED_RATIO = 0.8;
const MAX_SPACED_RATIO = 1.08;
const MIN_SPACING_PX = 0.25;
const TIGHTEST_EM = -0.05;
const WIDEST_EM = 0.3;
/** Lines that gain so much each by one spacing, in squares of deviations, share it: a page is spaced once, not line by line. */
export const MIN_SPACED_GAIN = 6;
/** What is measured of one spacing differs by no more, in px. */
const SAME_SPACING_PX = 0.1;
const MIN_SHARED_LINE_COUNT = 3;

export const cheapest = (candidates: readonly Candidate[]): Candidate =>
  candidates.reduce((best, other) => (other.cost < best.cost ? other : best));

/** Usual sizes near the one that the width of a line speaks for, with the letter spacing that gives it its width. */
export function spacedSettings(font: Font, text: string, box: TextLine['box'], likely: number): Setting[] {
  const { start, end } = measureText(font, text);
  const sizes = [1, 0.8].flatMap((step) => {
    const [least, most] = [MIN_SPACED_RATIO, MAX_SPACED_RATIO].map((ratio) => Math.round((ratio * likely) / step));
    return Array.from({ length: most - least + 1 }, (_, i) => (least + i) * step);
  });
  return [...new Set(sizes)].flatMap((size) => {
    const spacing = (box.width - WIDTH_BLEED_PX - (end - start) * size) / Math.max(1, text.length - 1);
    const letterSpacing = Math.round(20 * spacing) / 20;
    const isSpacing = Math.abs(letterSpacing) >= MIN_SPACING_PX && letterSpacing >= TIGHTEST_EM * size;
    return isSpacing && letterSpacing <= WIDEST_EM * size ? [{ size, letterSpacing }] : [];
  });
}

/**
 * The spacings that several lines have by what their widths and their ink say together: between the letters of a regular text it
 * makes words as wide as those of a bold one, which have more ink.
 */
export function sharedSpacings(trials: readonly Spaceable[]): Style[] {
  const gains = trials.flatMap((trial, line) =>
    gainsOf(trial).map((gain) => ({ ...gain, letters: trial.text.length, line })),
  );
  const styles: Style[] = [];
  let open = gains;
  while (open.length > 0) {
    const linesOf = (group: typeof gains): Set<number> => new Set(group.map(({ line }) => line));
    const sumOf = (group: typeof gains): number => group.reduce((sum, { gain }) => sum + gain, 0);
    // The one that helps most, by all that it explains.
    const [best] = open
      .map(({ fit }) => open.filter((other) => isOneSpacing(fit, other.fit)))
      .filter((group) => linesOf(group).size >= MIN_SHARED_LINE_COUNT)
      .sort((one, other) => sumOf(other) - sumOf(one));
    if (!best) break;
    const letters = best.reduce((sum, one) => sum + one.letters, 0);
    const spacing = best.reduce((sum, one) => sum + one.letters * one.fit.letterSpacing, 0) / letters;
    const [{ fit }] = best;
    const letterSpacing = Math.round(20 * spacing) / 20;
    styles.push({ family: fit.font.family, size: fit.size, weight: fit.font.weight, letterSpacing });
    const explained = linesOf(best);
    open = open.filter(({ line }) => !explained.has(line));
  }
  return styles;
}

/** Whether the words of a line are wide because its letters are apart. */
export const isSpaced = (line: Spaceable): boolean => gainsOf(line).length > 0;

/** What a line gains by letters that are apart, where its widths speak for a heavier weight than its ink does. */
function gainsOf({ candidates, spaced }: Spaceable): { fit: FontFit; gain: number }[] {
  const plain = cheapest(candidates.filter(({ fit }) => fit.letterSpacing === 0));
  return spaced
    .filter(({ fit }) => fit.letterSpacing > 0 && fit.font.weight < plain.fit.font.weight)
    .map(({ fit, cost }) => ({ fit, gain: plain.cost - cost }))
    .filter(({ gain }) => gain >= MIN_SPACED_GAIN);
}

const isOneSpacing = (a: FontFit, b: FontFit): boolean =>
  a.font === b.font && a.size === b.size && Math.abs(a.letterSpacing - b.letterSpacing) <= SAME_SPACING_PX;
