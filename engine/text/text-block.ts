import type { Rgb } from '../raster/color.ts';
import type { Font } from '../style/fonts.ts';
import type { Box } from '../types.ts';
import type { Bullet } from './group-lines.ts';
import type { TextLine } from './text-line.ts';

export type Align = 'left' | 'center' | 'right';

/**
 * A paragraph, heading or label: lines that one element holds. `box` is the CSS box (line boxes), `ink` what is seen.
 * `wrapWidth` is a width at which the browser breaks the lines where the design does.
 */
export type TextBlock = {
  lines: TextLine[];
  box: Box;
  ink: Box;
  font: Font;
  size: number;
  letterSpacing: number;
  lineHeight: number;
  color: Rgb;
  align: Align;
  bullet: Bullet | boolean;
  /** Its place in an ordered list. */
  number?: number;
  /** Indices of lines that the author began anew. */
  breaks: readonly number[];
  /** A listing: its spaces and lines stay as they are. */
  code: boolean;
  wrapWidth: number;
};
