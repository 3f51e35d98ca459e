import type { Box } from '../model/box.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { centerX, centerY, overlapY, right, unionBox } from '../raster/box.ts';
import { glyphColumns } from '../text-detection/glyph-columns.ts';

/** Signs stand in one column, and so do the words behind them, give or take, in px. */
export const SAME_COLUMN_PX = 3;
/** Between a sign and its words: of the height of the words at least, of its own width at most. */
const MIN_GAP_RATIO = 0.5;
const MAX_GAP_RATIO = 3;
/** So many drawings say what the others are, no farther above or below than so many lines. */
const MIN_DRAWN_COUNT = 2;
const MAX_LINES_AWAY = 20;
/** Sides of a sign in px, and how many characters it is read as at most. */
const [MIN_SIGN_PX, MAX_SIGN_PX] = [6, 28];
const MAX_SIGN_LENGTH = 2;
const SAME_HEIGHT_PX = 1;

/** A line without the sign before it, if it says anything besides, and the sign. */
export type Parted = { line: TextLine; words: StyledWord[]; sign: Box };

/**
 * What stands before the words of a line where other lines of its column have a drawing is one, too: a shield that was read as
 * `O`, and four panes that went to the word behind them. What is found so says what stands below it, too.
 *
 * @param drawings what is known to be drawn
 */
export function signsInColumn(lines: readonly TextLine[], drawings: readonly Box[]): Parted[] {
  const marked = drawings.flatMap((drawing): Marked[] => {
    const line = lines.find(({ box }) => isBefore(drawing, box));
    return line ? [{ drawing, words: line.box }] : [];
  });
  const found = new Map<TextLine, Parted>();
  for (let count = -1; count < found.size; ) {
    count = found.size;
    for (const one of besideMarked(lines, marked)) {
      if (found.has(one.line)) continue;
      found.set(one.line, one);
      if (one.words.length > 0) marked.push({ drawing: one.sign, words: unionBox(one.words.map(({ box }) => box)) });
    }
  }
  return [...found.values()];
}

/** A drawing with the words that it stands before. */
type Marked = { drawing: Box; words: Box };

function besideMarked(lines: readonly TextLine[], marked: readonly Marked[]): Parted[] {
  const isSign = (box: Box, words: Box): boolean =>
    isBefore(box, words) &&
    words.x - right(box) >= MIN_GAP_RATIO * words.height &&
    Math.min(box.width, box.height) >= MIN_SIGN_PX &&
    Math.max(box.width, box.height) <= MAX_SIGN_PX &&
    marked.filter(
      ({ drawing, words: others }) =>
        Math.abs(centerX(drawing) - centerX(box)) <= SAME_COLUMN_PX &&
        Math.abs(others.x - words.x) <= SAME_COLUMN_PX &&
        Math.abs(centerY(others) - centerY(words)) <= MAX_LINES_AWAY * words.height,
    ).length >= MIN_DRAWN_COUNT;
  return lines.flatMap((line): Parted[] => {
    const [first, ...others] = line.words;
    if (line.grid || line.said || !first) return [];
    const [next] =
      others.length > 0
        ? others.map(({ box }) => box)
        : lines.map(({ box }) => box).filter((box) => isSign(first.box, box));
    if (next && isShort(first, next) && isSign(first.box, next)) return [{ line, words: others, sign: first.box }];
    const [ink, ...letters] = glyphColumns(first.glyphs);
    if (!ink || letters.length === 0) return [];
    const rest = unionBox(letters);
    if (!isSign(ink, rest)) return [];
    const glyphs = first.glyphs.filter((glyph) => glyph.x >= rest.x);
    return [{ line, words: [{ ...first, box: rest, glyphs }, ...others], sign: ink }];
  });
}

/** One letter, or two that are not as high as the words: those may be initials before a name. */
const isShort = ({ text, box }: StyledWord, words: Box): boolean =>
  text.length === 1 || (text.length <= MAX_SIGN_LENGTH && Math.abs(box.height - words.height) > SAME_HEIGHT_PX);

/** Whether a sign stands right before words, beside them. */
export const isBefore = (sign: Box, words: Box): boolean =>
  words.x > right(sign) &&
  words.x - right(sign) <= MAX_GAP_RATIO * sign.width &&
  overlapY(words, sign) > 0.5 * Math.min(words.height, sign.height);
