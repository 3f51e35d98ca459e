import type { Font } from '../model/font.ts';
import type { InlineCode, StyledWord, TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { textWidth } from '../typeface/measure-text.ts';
import { firstPieceWidth, isSpaced } from './line-pieces.ts';

/** Width of a line in pixels as the browser lays it out, words of another weight or face in theirs. */
export function lineWidth(line: TextLine, font: Font, size: number, letterSpacing: number): number {
  if (line.words.some(({ code, glued }) => code || glued)) return widthOfRuns(line.words, font, size, letterSpacing);
  const extra = line.words.reduce((sum, { text, weight = font.weight }) => {
    if (weight === font.weight) return sum;
    return sum + textWidth(fontOf(font.family, weight, font.italic), text, size) - textWidth(font, text, size);
  }, 0);
  return textWidth(font, line.text, size, letterSpacing) + extra;
}

export type WrapRange = { least: number; most: number };

/**
 * The widths in px between which the browser breaks lines where the design does: what the widest line takes, and where one
 * more word would fit on a line.
 */
export function wrapRange(
  lines: readonly TextLine[],
  breaks: readonly number[],
  ...type: [font: Font, size: number, letterSpacing: number]
): WrapRange {
  const widths = lines.map((line) => lineWidth(line, ...type));
  const withNext = lines.slice(1).flatMap(({ words: [next] }, i) => {
    if (breaks.includes(i + 1)) return [];
    return [widths[i] + nextWidth(next, isSpaced(lines[i].text, next.text), ...type)];
  });
  return { least: Math.max(...widths), most: Math.min(...withNext) };
}

/** A width between those, so that small differences of the user's font do not move a break. */
export function wrapWidthIn({ least, most }: WrapRange, size: number): number {
  if (most <= least) return Math.ceil(least + 1);
  return Math.ceil(Math.min((least + most) / 2, least + 1.5 * size));
}

/** Whether lines break where the design does in a room of so many px, in a font that is a little narrower or wider as well. */
export function breaksAlike({ least, most }: WrapRange, room: number): boolean {
  const slack = 0.006 * room + 1;
  return least <= room - slack && most > room + slack;
}

/** Width of what of a word has to fit on a line, with the space before it. */
function nextWidth(word: StyledWord, spaced: boolean, font: Font, size: number, letterSpacing: number): number {
  const space = spaced ? textWidth(font, ' ', size, letterSpacing) : 0;
  const width = firstPieceWidth(word.text, wordWidth(word, font, size, letterSpacing), word.code?.font ?? font, size);
  return space + width + sideOf(word.code);
}

function widthOfRuns(words: readonly StyledWord[], font: Font, size: number, letterSpacing: number): number {
  return words.reduce((sum, word, i) => {
    const [before, after] = [words[i - 1]?.code, words[i + 1]?.code];
    const within = word.code !== undefined && word.code === before;
    const space = within
      ? textWidth(word.code!.font, ' ', word.code!.size)
      : i > 0 && !word.glued
        ? textWidth(font, ' ', size, letterSpacing)
        : 0;
    const ends = (before === word.code ? 0 : sideOf(word.code)) + (after === word.code ? 0 : endOf(word.code));
    return sum + space + ends + wordWidth(word, font, size, letterSpacing);
  }, 0);
}

function wordWidth({ text, weight, code }: StyledWord, font: Font, size: number, letterSpacing: number): number {
  if (code) return textWidth(code.font, text, code.size);
  return textWidth(fontOf(font.family, weight ?? font.weight, font.italic), text, size, letterSpacing);
}

/** What a chip has beside its text, with its border. */
const sideOf = (code: InlineCode | undefined): number =>
  code?.chip ? code.chip.side + (code.chip.paint.border?.width ?? 0) : 0;

const endOf = (code: InlineCode | undefined): number =>
  sideOf(code) + (code?.chip?.trailing ? textWidth(code.font, ' ', code.size) : 0);
