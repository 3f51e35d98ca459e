import type { Rgb } from '../raster/color.ts';
import type { Spot } from '../segment/find-spots.ts';
import type { FontFit, InkWord } from '../style/fit-font.ts';
import { measureText } from '../style/measure-text.ts';
import type { Box } from '../types.ts';

export type StyledWord = InkWord & {
  color: Rgb;
  confidence: number;
  underlined: boolean;
  glyphs: readonly Spot[];
  /** Its own, where a line has words in two weights. */
  weight?: 400 | 700;
  italic?: boolean;
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
  bullet: boolean;
  /** The line began with this number of an ordered list, which was taken off. */
  number?: number;
};

/** The row that the letters stand on, from the bottom of the ink and what the text's lowest letter measures (hinted: whole pixels). */
export function baselineOf({ box, fit, text }: TextLine): number {
  return box.y + box.height - Math.round(-measureText(fit.font, text).bottom * fit.size);
}
