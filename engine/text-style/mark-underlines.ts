import type { Box } from '../model/box.ts';
import type { Rule } from '../model/rule.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { overlapX } from '../raster/box.ts';
import { baselineOf } from '../typeface/text-line.ts';

/**
 * Marks the words that rules underline. A browser leaves an underline out around letters that reach below it, so several
 * short pieces may make one.
 *
 * @returns the rules that underline nothing
 */
export function markUnderlines(lines: readonly TextLine[], rules: readonly Rule[]): Rule[] {
  const drawn = new Map<TextLine, Rule[]>();
  const others = rules.filter((rule) => {
    const line = rule.height > 4 ? undefined : lines.find((candidate) => isBelow(rule, candidate));
    if (line) drawn.set(line, [...(drawn.get(line) ?? []), rule]);
    return !line;
  });
  for (const [{ words }, pieces] of drawn) {
    const covered = words.map((word) => coverOf(word, pieces));
    words.forEach((word, i) => {
      if (covered[i].share > (covered[i].pieces > 1 ? 0.45 : 0.6)) word.underlined = true;
    });
    // Letters that reach below the line interrupt it: what is left of it goes on that of the words beside.
    words.forEach((word, i) => {
      const beside = [words[i - 1], words[i + 1]].filter((other) => other !== undefined);
      if (covered[i].share > 0.2 && beside.length > 0 && beside.every((other) => isLink(other, word)))
        word.underlined = true;
    });
  }
  return others;
}

/** A line that strikes words through runs so far above their baseline, over the size of the type. */
const [MIN_STRIKE_RATIO, MAX_STRIKE_RATIO] = [0.12, 0.45];
const MAX_STRIKE_PX = 3;

/**
 * Marks the words that rules strike through.
 *
 * @returns the rules that strike nothing
 */
export function markStruck(lines: readonly TextLine[], rules: readonly Rule[]): Rule[] {
  return rules.filter((rule) => {
    const line = rule.height > MAX_STRIKE_PX ? undefined : lines.find((candidate) => isThrough(rule, candidate));
    const words = line?.words.filter(({ box }) => overlapX(rule, box) > 0.6 * box.width) ?? [];
    for (const word of words) word.struck = true;
    return words.length === 0;
  });
}

function isThrough(rule: Rule, line: TextLine): boolean {
  const rise = (baselineOf(line) - rule.y - rule.height / 2) / line.fit.size;
  const isLevel = rise >= MIN_STRIKE_RATIO && rise <= MAX_STRIKE_RATIO;
  return isLevel && overlapX(rule, line.box) >= 0.7 * rule.width - 2;
}

function isBelow(rule: Rule, line: TextLine): boolean {
  const drop = rule.y - baselineOf(line);
  return drop >= -1 && drop <= 0.32 * line.fit.size && overlapX(rule, line.box) >= 0.7 * rule.width - 2;
}

const isLink = (neighbour: StyledWord, word: StyledWord) => neighbour.underlined && neighbour.color === word.color;

/** How much of a word's width has a line below it, the pieces among its own glyphs counted. */
function coverOf({ box, glyphs }: StyledWord, rules: readonly Rule[]): { share: number; pieces: number } {
  const isPiece = (glyph: Box) =>
    rules.some(({ y, height }) => Math.abs(glyph.y - y) <= 1 && glyph.height <= height + 1);
  const pieces = [...rules, ...glyphs.filter(isPiece)].filter((piece) => overlapX(piece, box) > 0);
  return {
    share: pieces.reduce((sum, piece) => sum + overlapX(piece, box), 0) / box.width,
    pieces: pieces.length,
  };
}
