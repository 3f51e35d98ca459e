import type { TextLine } from '../model/text-line.ts';
import { exceedsInk } from '../typeface/exceeds-ink.ts';

/** Fit error, in squares of pixels, of no font in a character or two of 30 px, known or unknown (engine-log: lone-drawing). */
const MIN_FIT_ERROR = 15;
/** The same of several such words, whose errors add up. */
const MIN_ROW_FIT_ERROR = 22;
/** A drawing is read as so many characters. */
const MAX_SIGN_LENGTH = 2;
const REFERENCE_SIZE_PX = 30;
const MIN_SIZE_PX = 20;

/**
 * Whether a character or two alone are a picture that happens to look like them, however sure the recogniser is: an
 * avatar is read as 2, a zigzag as N. No font has letters of that width and that much ink at that height. Neither do drawings
 * in a row fit one, each read as a letter or two, or as far apart as words in a far larger size.
 */
export function isDrawing(line: TextLine): boolean {
  const { text, fit, box } = line;
  if (isMenuDots(line) || exceedsInk(fit.size, text, box)) return true;
  if (!text.split(' ').every(({ length }) => length <= MAX_SIGN_LENGTH) || fit.size < MIN_SIZE_PX) return false;
  const least = text.length > MAX_SIGN_LENGTH ? MIN_ROW_FIT_ERROR : MIN_FIT_ERROR;
  return fit.fitError > least * Math.max(1, fit.size / REFERENCE_SIZE_PX) ** 2;
}

/** Letters are no smaller than these, in pixels. */
const MAX_DOT_PX = 7;
const MAX_DOT_DIFFERENCE_PX = 1;

/** Three dots that open a menu are read as three letters of one kind; as full stops they are an ellipsis. */
function isMenuDots({ text, words }: TextLine): boolean {
  const dots = words.flatMap(({ glyphs }) => glyphs);
  if (dots.length !== 3 || !/[\p{L}\p{N}]/u.test(text)) return false;
  return (
    dots.every(
      ({ width, height }) =>
        Math.max(width, height) <= MAX_DOT_PX &&
        Math.abs(width - height) <= MAX_DOT_DIFFERENCE_PX &&
        Math.abs(width - dots[0].width) <= MAX_DOT_DIFFERENCE_PX,
    ) && Math.max(...dots.map(({ y }) => y)) - Math.min(...dots.map(({ y }) => y)) <= MAX_DOT_DIFFERENCE_PX
  );
}
