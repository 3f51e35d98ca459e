import type { Typeface } from '../model/font.ts';
import { right } from '../raster/box.ts';
import { glyphOf } from '../typeface/fonts.ts';
import { BLEED_PX } from '../typeface/ink-model.ts';
import type { AlignedLine } from './align-line.ts';
import { fitErrorOf } from './line-character.ts';

/** How far letters and words of a line stand apart beyond what the typeface has between two letters, in pixels. */
export type Spacing = { letter: number; word: number };

/** Lines that fit to this share say how the page is spaced, and letters that fit no worse than this. */
const MIN_FITTING_SHARE = 0.7;
const MAX_LOOSE_COST = 9;
/** What is known before says as much as this many gaps: the typeface of the page, the page of a line. */
const KNOWN_GAP_COUNT = 3;

/** Whether the ink of a match is about that of its characters. */
const isNear = (match: AlignedLine['matches'][number]): boolean =>
  match.characters > 0 && match.columns > 0 && fitErrorOf(match) < MAX_LOOSE_COST;

/** How far the letters on both sides of match `k` stand apart beyond what their typeface has between them, in pixels. */
export function extraBefore({ characters, columns, matches, setting }: AlignedLine, k: number): number {
  const [left, next] = [matches[k - 1], matches[k]];
  const pair = [characters[left.at + left.characters - 1].text, characters[next.at].text] as const;
  const [from, to] = pair.map((text) => glyphOf(setting.font, text));
  const kerning = setting.font.kerning?.(...pair) ?? 0;
  const gap = columns[next.column].x - right(columns[left.column + left.columns - 1]) + BLEED_PX;
  return gap - (from.advance - from.right + kerning + to.left) * setting.size - setting.letterSpacing;
}

/**
 * What the lines of a page have between letters and between words, by typeface: the spaces that were read tell where one was
 * overlooked, in typefaces of which nothing is known, too.
 */
export function measureSpacing(lines: readonly AlignedLine[]): (line: AlignedLine) => Spacing {
  const letters = new Map<Typeface, number[]>();
  const words = new Map<Typeface, number[]>();
  const add = (to: Map<Typeface, number[]>, font: Typeface, extra: number) => {
    const known = to.get(font);
    if (known) known.push(extra);
    else to.set(font, [extra]);
  };
  const own = new Map<AlignedLine, number[]>();
  for (const aligned of lines) {
    const { characters, matches, setting, fitting } = aligned;
    const inWords: number[] = [];
    for (let k = 1; k < matches.length; k++) {
      if (!isNear(matches[k - 1]) || !isNear(matches[k])) continue;
      const extra = extraBefore(aligned, k) / setting.size;
      const { spaced } = characters[matches[k].at];
      if (!spaced) inWords.push(extra);
      if (fitting >= MIN_FITTING_SHARE) add(spaced ? words : letters, setting.font, extra);
    }
    own.set(aligned, inWords);
  }
  return (aligned) => {
    const { font, size } = aligned.setting;
    const ofPage = typical(letters.get(font) ?? [], 0);
    const space = typical(words.get(font) ?? [], ofPage + glyphOf(font, ' ').advance) - ofPage;
    const letter = typical(withoutSpaces(own.get(aligned) ?? [], ofPage + space / 2), ofPage);
    return { letter: letter * size, word: (letter + space) * size };
  };
}

/** The gaps that are no spaces: where most are as wide, the letters are set wide. */
function withoutSpaces(gaps: readonly number[], least: number): readonly number[] {
  const narrow = gaps.filter((gap) => gap < least);
  const wide = gaps.length - narrow.length;
  return wide > Math.max(1, narrow.length) ? gaps : narrow;
}

/** The median, drawn to what is known where there are few. */
function typical(values: readonly number[], known: number): number {
  if (values.length === 0) return known;
  const sorted = [...values].sort((a, b) => a - b);
  const median = (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
  return (median * values.length + known * KNOWN_GAP_COUNT) / (values.length + KNOWN_GAP_COUNT);
}
