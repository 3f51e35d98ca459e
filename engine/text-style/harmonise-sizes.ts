import type { FontFit } from '../model/font.ts';
import type { TextLine } from '../model/text-line.ts';
import { measureText } from '../typeface/measure-text.ts';
import type { MayShare } from './families/set-families.ts';
import { groupAlike, LEFT, RIGHT, ROW } from './group-alike.ts';

/** With this many lines of one style, and this share of all lines, they decide for the others. */
const MIN_LINE_COUNT = 3;
const MIN_LINE_SHARE = 0.5;
/** Sizes that are closer are one, measured twice. */
const MAX_SIZE_DIFFERENCE_RATIO = 0.06;
/** A line that fits a style of its own so well keeps it. */
const MAX_OWN_FIT_ERROR = 1.5;
/** Fewer letters say little about their size; more keep their own style, however badly they fit (engine-log: short-sizes). */
const MIN_LETTER_COUNT = 3;
const MAX_LETTER_COUNT = 12;

/**
 * The numbers of a column, the days of a calendar: what is read wrong or has one character only takes size, weight and
 * spacing of the lines that it stands with, when it is about as high.
 */
export function harmoniseSizes(lines: readonly TextLine[], mayShare: MayShare = () => true): void {
  for (const place of [ROW, LEFT, RIGHT]) groupAlike(lines, place, (alike) => shareStyle(alike, mayShare));
}

function shareStyle(lines: readonly TextLine[], mayShare: MayShare): void {
  const styles = lines.filter(({ text }) => text.length >= 2).map(({ fit }) => fit);
  const votes = styles.map((style) => styles.filter((other) => isSame(style, other)).length);
  const most = Math.max(0, ...votes);
  if (most < MIN_LINE_COUNT || most < MIN_LINE_SHARE * lines.length) return;
  const common = styles[votes.indexOf(most)];
  if (common.letterSpacing !== 0) return;
  for (const line of lines) {
    if (line.text.length > MAX_LETTER_COUNT || isSame(line.fit, common)) continue;
    if (line.fit.fitError < MAX_OWN_FIT_ERROR && line.text.length >= MIN_LETTER_COUNT) continue;
    if (isAsHigh(line, common) && mayShare(line, common)) line.fit = { ...common, fitError: line.fit.fitError };
  }
}

const isSame = (a: FontFit, b: FontFit): boolean =>
  a.font.family === b.font.family &&
  a.font.weight === b.font.weight &&
  a.letterSpacing === b.letterSpacing &&
  Math.abs(Math.log(a.size / b.size)) <= MAX_SIZE_DIFFERENCE_RATIO;

/** Within a pixel or so of what the text would measure in that style. */
function isAsHigh({ text, box }: TextLine, { font, size }: FontFit): boolean {
  const { top, bottom } = measureText(font, text);
  return Math.abs((top - bottom) * size - box.height) <= Math.max(1.5, 0.15 * box.height);
}
