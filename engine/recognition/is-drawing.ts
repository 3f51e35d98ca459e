import type { TextLine } from '../model/text-line.ts';
import { exceedsInk } from '../typeface/exceeds-ink.ts';

/** Fit error, in squares of pixels, of no font in a character or two of 30 px, known or unknown (engine-log: lone-drawing). */
const MIN_FIT_ERROR = 15;
const REFERENCE_SIZE_PX = 30;
const MIN_SIZE_PX = 20;

/**
 * Whether a character or two alone are a picture that happens to look like them, however sure the recogniser is: an
 * avatar is read as 2, a zigzag as N. No font has letters of that width and that much ink at that height. Neither do drawings
 * in a row fit one that are as far apart as words in a far larger size.
 */
export function isDrawing({ text, fit, box }: TextLine): boolean {
  if (exceedsInk(fit.size, text, box)) return true;
  if (text.length > 2 || fit.size < MIN_SIZE_PX) return false;
  return fit.fitError > MIN_FIT_ERROR * Math.max(1, fit.size / REFERENCE_SIZE_PX) ** 2;
}
