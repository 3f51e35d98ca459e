import type { Rgb } from '../raster/color.ts';
import type { PaintedBox } from '../segment/find-boxes.ts';
import type { Spot } from '../segment/find-spots.ts';
import type { FontFit, InkWord } from '../style/fit-font.ts';
import type { Font } from '../style/fonts.ts';
import { measureText } from '../style/measure-text.ts';
import type { Box } from '../types.ts';
import type { Grid } from './find-grid.ts';
import type { Bullet } from './group-lines.ts';

/**
 * Words that a sentence has in another face than its own: code, keys. Those that share this object are one run.
 * `chip` is the box that they stand on, with the room around the text within its border, in pixels; `trailing`: a space
 * ends the run, on the chip.
 */
export type InlineCode = {
  font: Font;
  size: number;
  chip?: { paint: PaintedBox['paint']; top: number; bottom: number; side: number; trailing: boolean };
};

export type StyledWord = InkWord & {
  color: Rgb;
  confidence: number;
  underlined: boolean;
  glyphs: readonly Spot[];
  /** Its own, where a line has words in two weights. */
  weight?: 400 | 700;
  italic?: boolean;
  code?: InlineCode;
  /** No space stands before it. */
  glued?: boolean;
};

/** A read line with its style. `box` is the ink. */
export type TextLine = {
  box: Box;
  words: StyledWord[];
  text: string;
  confidence: number;
  color: Rgb;
  ground: Rgb;
  surface: number;
  fits: FontFit[];
  fit: FontFit;
  /** The line began with a bullet, which was taken off. */
  bullet: Bullet | boolean;
  /** The line began with this number of an ordered list, which was taken off. */
  number?: number;
  /** The cells of the listing that the line is a row of. */
  grid?: Grid;
  /** The row that the letters stand on, where its lowest letter does not tell. */
  baseline?: number;
};

/** The row that the letters stand on, from the bottom of the ink and what the text's lowest letter measures (hinted: whole pixels). */
export function baselineOf({ box, fit, text, baseline }: TextLine): number {
  if (baseline !== undefined) return baseline;
  return box.y + box.height - Math.round(-measureText(fit.font, text).bottom * fit.size);
}

/** The words of a line as they are read, with the spaces between them. */
export const joinWords = (words: readonly StyledWord[]): string =>
  words.map(({ text, glued }, i) => (i === 0 || glued ? text : ` ${text}`)).join('');
