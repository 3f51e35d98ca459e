import type { FontFit } from '../model/font.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { right, unionBox } from '../raster/box.ts';
import { fitFonts } from '../typeface/fit-fonts.ts';
import { glyphOf } from '../typeface/fonts.ts';
import { BLEED_PX } from '../typeface/ink-model.ts';
import { wordSplits } from './word-splits.ts';

/** Fit error (squares of pixels) of a line before, and what a revision has to bring it down to (engine-log: split-misfits). */
const MIN_FIT_ERROR = 4;
const MAX_FIT_ERROR_RATIO = 0.4;
const MAX_FIT_ERROR = 3;
const MAX_STEP_COUNT = 4;
/** Gap beyond what the letters leave, in spaces of the font (engine-log: letter-gaps). */
const MIN_GAP_SPACES = 0.6;

/**
 * A line that no font fits was misread: words that were joined have widths that no type has. Splits them at their widest
 * gaps and keeps what makes the line measure like type.
 *
 * @returns the revised words, or null when nothing fits clearly better
 */
export function restoreSpaces(line: TextLine, massOfLine: () => number): StyledWord[] | null {
  if (line.fit.fitError < MIN_FIT_ERROR || line.words.length > 12) return null;
  const mass = massOfLine();
  let words: StyledWord[] = line.words;
  let fitError = fitErrorOf(words, mass);
  const limit = MAX_FIT_ERROR_RATIO * fitError;
  for (let step = 0; step < MAX_STEP_COUNT && fitError > 1; step++) {
    const tried = ways(words, line).map((way) => ({ way, fitError: fitErrorOf(way, mass) }));
    const best = tried.sort((a, b) => a.fitError - b.fitError)[0];
    if (!best || best.fitError > 0.8 * fitError) break;
    words = best.way;
    fitError = best.fitError;
  }
  const fit = bestFit(words, mass);
  return fit && fitError < limit && fitError < MAX_FIT_ERROR && areApart(words, fit) ? words : null;
}

function bestFit(words: readonly StyledWord[], mass: number): FontFit | undefined {
  return fitFonts(words, unionBox(words.map((word) => word.box)), mass)[0];
}

function fitErrorOf(words: readonly StyledWord[], mass: number): number {
  return bestFit(words, mass)?.fitError ?? Number.POSITIVE_INFINITY;
}

function ways(words: readonly StyledWord[], { fit }: TextLine): StyledWord[][] {
  return words.flatMap((word, i) => wordSplits(word, fit.font).map((parts) => words.toSpliced(i, 1, ...parts)));
}

/** Whether a space of the font stands between all words, beyond what the letters leave. */
function areApart(words: readonly StyledWord[], { font, size, letterSpacing }: FontFit): boolean {
  const space = glyphOf(font, ' ').advance * size;
  return words.slice(1).every((word, i) => {
    const before = words[i];
    const last = glyphOf(font, [...before.text].at(-1)!);
    const natural = (last.advance - last.right + glyphOf(font, [...word.text][0]).left) * size + letterSpacing;
    return word.box.x - right(before.box) + BLEED_PX - natural > MIN_GAP_SPACES * space;
  });
}
