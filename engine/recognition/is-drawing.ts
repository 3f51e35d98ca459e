import type { TextLine } from '../model/text-line.ts';

/** Squares of pixels that no font is off by in a figure or two of 30 px, also none of those that we do not know. */
const MISFIT = 15;
const SIZE = 30;
const LARGE = 20;

/**
 * Whether a character or two alone are a picture that happens to look like them, however sure the recogniser is: an
 * avatar is read as 2, a zigzag as N. No font has letters of that width and that much ink at that height.
 */
export function isDrawing({ text, fit }: TextLine): boolean {
  if (text.length > 2 || fit.size < LARGE) return false;
  return fit.fitError > MISFIT * Math.max(1, fit.size / SIZE) ** 2;
}
