import type { Box } from './box.ts';
import type { Rgb } from './color.ts';
import type { Font } from './font.ts';
import type { ListMarker } from './glyph-line.ts';
import type { TextLine } from './text-line.ts';

/**
 * Lines that belong to one paragraph, with the edge they share. `breaks` are the indices of lines that the author began
 * again; `code` keeps its spaces.
 */
export type Paragraph = { lines: TextLine[]; align: Align; breaks: number[]; code?: boolean };

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
  bullet: ListMarker | boolean;
  /** Its place in an ordered list. */
  number?: number;
  /** Indices of lines that the author started again. */
  breaks: readonly number[];
  /** A listing: its spaces and lines stay as they are. */
  code: boolean;
  wrapWidth: number;
};
