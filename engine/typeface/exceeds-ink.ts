import type { Box } from '../model/box.ts';
import type { Fit, Typeface } from '../model/font.ts';
import { measureText } from './measure-text.ts';

/** The letters and figures of any typeface are higher than a third of its size. */
const MAX_SIZE_PER_HEIGHT = 3;

/** Whether a text would be set larger than its ink: drawings in a row are as far apart as words in a far larger size. */
export const exceedsInk = (size: number, text: string, { height }: Box): boolean =>
  /[\p{L}\p{N}]/u.test(text) && size > MAX_SIZE_PER_HEIGHT * height;

/** A narrow cut of a typeface is no narrower, over its usual width. */
const MAX_WIDTH_RATIO = 1.5;

/** Whether a text would be set so much wider than its ink that this is no text: letters of a logo, a few pixels high. */
export function isWiderThanInk({ font, size, letterSpacing }: Fit<Typeface>, text: string, { width }: Box): boolean {
  const { start, end } = measureText(font, text);
  return (end - start) * size + (text.length - 1) * letterSpacing > MAX_WIDTH_RATIO * width;
}
