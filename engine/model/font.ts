import type { Box } from './box.ts';

/** A candidate font; lengths are parts of the type size (1 = one em), y upwards from the baseline. */
export type Font = {
  family: FontFamily;
  weight: 400 | 700;
  ascent: number;
  descent: number;
  glyphs: Map<string, GlyphMetrics>;
};

export type GlyphMetrics = { advance: number; left: number; right: number; top: number; bottom: number; ink: number };

export type FontFamily = 'arial' | 'verdana' | 'times' | 'georgia' | 'courier' | 'mono';

/** Font, size and spacing that a line was set in, in CSS pixels, with how badly it fits (0 = perfectly). */
export type FontFit = { font: Font; size: number; letterSpacing: number; fitError: number };

/** A word with the box of its ink. */
export type InkWord = { text: string; box: Box };
