import type { FontFit } from '../model/font.ts';
import type { TextLine } from '../model/text-line.ts';
import { measureText } from '../typeface/measure-text.ts';
import { groupAlike, LEFT, RIGHT, ROW } from './group-alike.ts';

/** With this many lines of one look, and this share of all lines, they decide for the others. */
const ENOUGH = 3;
const MOST = 0.5;
/** Sizes this near are one size that was measured twice, in parts. */
const SAME_SIZE = 0.06;
/** A line that fits a look of its own so well has it. */
const WELL = 1.5;
/** Fewer characters say little about their size, and more have a look of their own, however badly they fit. */
const TELLING = 3;
const LONGEST = 12;

/**
 * The numbers of a column, the days of a calendar: what is read wrong or has one character only takes size, weight and
 * spacing of the lines that it stands with, when it is about as high.
 */
export function harmoniseSizes(lines: readonly TextLine[]): void {
  for (const place of [ROW, LEFT, RIGHT]) groupAlike(lines, place, share);
}

function share(lines: readonly TextLine[]): void {
  const looks = lines.filter(({ text }) => text.length >= 2).map(({ fit }) => fit);
  const votes = looks.map((look) => looks.filter((other) => isSame(look, other)).length);
  const most = Math.max(0, ...votes);
  if (most < ENOUGH || most < MOST * lines.length) return;
  const common = looks[votes.indexOf(most)];
  if (common.letterSpacing !== 0) return;
  for (const line of lines) {
    if (line.text.length > LONGEST || isSame(line.fit, common)) continue;
    if (line.fit.fitError < WELL && line.text.length >= TELLING) continue;
    if (isAsHigh(line, common)) line.fit = { ...common, fitError: line.fit.fitError };
  }
}

const isSame = (a: FontFit, b: FontFit): boolean =>
  a.font.family === b.font.family &&
  a.font.weight === b.font.weight &&
  a.letterSpacing === b.letterSpacing &&
  Math.abs(Math.log(a.size / b.size)) <= SAME_SIZE;

/** Within a pixel or so of what the text would measure in that look. */
function isAsHigh({ text, box }: TextLine, { font, size }: FontFit): boolean {
  const { top, bottom } = measureText(font, text);
  return Math.abs((top - bottom) * size - box.height) <= Math.max(1.5, 0.15 * box.height);
}
