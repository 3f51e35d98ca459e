import type { LanguageCode } from '../language/languages.ts';
import type { Box } from './box.ts';

/** What the characters of a typeface measure; lengths are parts of the type size (1 = one em), y upwards from the baseline. */
export type Typeface = {
  glyphs: ReadonlyMap<string, GlyphMetrics>;
  /** What two neighbours are moved by, where they are. */
  kerning?: (left: string, right: string) => number;
  /** It is drawn as it is: its ink ends anywhere within a pixel. Hinted fonts of machines end with one. */
  soft?: boolean;
};

/** A candidate for the font that is written into CSS. */
export type Font = Typeface & {
  family: FontFamily;
  weight: number;
  ascent: number;
  descent: number;
  italic?: true;
};

export type GlyphMetrics = { advance: number; left: number; right: number; top: number; bottom: number; ink: number };

/** The id of one of FAMILIES. */
export type FontFamily = string;

/** Size and spacing that a line was set in, in CSS pixels, with how badly they fit (0 = perfectly). */
export type Fit<T extends Typeface> = { font: T; size: number; letterSpacing: number; fitError: number };
export type FontFit = Fit<Font>;

/** A word with the box of its ink. `language`: what it was read as, where that is not English. */
export type InkWord = { text: string; box: Box; language?: LanguageCode | undefined };
