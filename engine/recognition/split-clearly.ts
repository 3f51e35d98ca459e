import type { FontFit } from '../model/font.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { right } from '../raster/box.ts';
import { glyphOf } from '../typeface/fonts.ts';
import { BLEED_PX } from '../typeface/ink-model.ts';
import { type Gap, gapsOf, splitWord } from './word-splits.ts';

/** Gap over the height of the line's ink: letters leave less, unless they are set wide or in a monospaced font. */
const MIN_GAP_HEIGHT_RATIO = 0.25;
/** Gap over the widest one between letters of the line. */
const MIN_GAP_RATIO = 1.8;
/** Gap beyond what the letters leave, in spaces of the font (engine-log: letter-gaps). */
const MIN_GAP_SPACES = 0.6;
const MAX_GAP_SPACES = 1.8;

/** The words of a line split at the gaps that stand out from all others, or null when none does. */
export function splitClearly({ words, box, fits }: TextLine): StyledWord[] | null {
  const gaps = words.map((word) => gapsOf(word));
  const width = ({ from, to }: Gap): number => to - from;
  const isWide = (gap: Gap): boolean => width(gap) >= MIN_GAP_HEIGHT_RATIO * box.height && width(gap) > 2;
  const clear = gaps.map((list) => list.filter(isWide));
  if (clear.every((list) => list.length === 0)) return null;
  const widest = Math.max(0, ...gaps.flatMap((list) => list.filter((gap) => !isWide(gap)).map(width)));
  const parts = words.map((word, i) => {
    if (clear[i].length === 0 || clear[i].some((gap) => width(gap) < MIN_GAP_RATIO * widest)) return null;
    return splitWord(word, fits[0].font, clear[i]);
  });
  if (parts.every((part) => part === null) || isSetWide(parts)) return null;
  return words.flatMap((word, i) => parts[i] ?? [word]);
}

/** Letters with room between them several times, or letter by letter, are one word set wide; so are the dots of `..`. */
function isSetWide(parts: readonly (readonly StyledWord[] | null)[]): boolean {
  const joints = parts.flatMap((part) => part?.slice(1).map((word, i) => [part[i].text, word.text]) ?? []);
  if (joints.some(([before, after]) => before.endsWith('.') && after.startsWith('.'))) return true;
  const between = joints.filter(([before, after]) => /\p{L}$/u.test(before) && /^\p{L}/u.test(after));
  return between.length > 1 || between.some(([before, after]) => before.length + after.length < 3);
}

/** Whether about a space of the font stands, beyond what the letters leave, between all words that were one. */
export function areApart(before: readonly StyledWord[], split: readonly StyledWord[], fit: FontFit): boolean {
  const { font, size, letterSpacing } = fit;
  const space = glyphOf(font, ' ').advance * size;
  const starts = new Set(before.map((word) => word.box.x));
  return split.slice(1).every((word, i) => {
    if (starts.has(word.box.x)) return true;
    const left = split[i];
    const last = glyphOf(font, [...left.text].at(-1)!);
    const natural = (last.advance - last.right + glyphOf(font, [...word.text][0]).left) * size + letterSpacing;
    const extra = word.box.x - right(left.box) + BLEED_PX - natural;
    return extra > MIN_GAP_SPACES * space && extra < MAX_GAP_SPACES * space;
  });
}
