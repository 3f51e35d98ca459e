import type { Rgb } from '../raster/color.ts';
import type { FontFit, InkWord } from '../style/fit-font.ts';
import type { Box } from '../types.ts';

export type StyledWord = InkWord & { color: Rgb; confidence: number; underlined: boolean };

/** A read line with its style. `box` is the ink; `baseline` is a row of the design. */
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
  baseline: number;
  /** The line began with a bullet, which was taken off. */
  bullet: boolean;
};
