import type { Box } from './box.ts';
import type { Rgb } from './color.ts';
import type { ConnectedComponent } from './connected-component.ts';
import type { Font, FontFit, InkWord } from './font.ts';
import type { CharacterGrid, ListMarker, Said } from './glyph-line.ts';
import type { Gradient, PaintedBox } from './paint.ts';

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
  /** A line goes through it: a price that is no longer asked. */
  struck?: boolean;
  glyphs: readonly ConnectedComponent[];
  /** Its own, where a line has words in two weights. */
  weight?: number;
  italic?: boolean;
  code?: InlineCode;
  /** Fills its letters in place of `color`, which is the mean. Words that share this object are one run, and its box the gradient's. */
  gradient?: Gradient;
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
  bullet: ListMarker | boolean;
  /** The line began with this number of an ordered list, which was taken off. */
  number?: number;
  /** The cells of the listing that the line is a row of. */
  grid?: CharacterGrid;
  /** The row that the letters stand on, where its lowest letter does not tell. */
  baseline?: number;
  /** It is a dot far from the two things that it stands between. */
  between?: true;
  /** A person says that it is text: nothing rejects it. */
  said?: Said;
};
