import type { Typeface } from '../model/font.ts';
import { glyphOf } from './fonts.ts';

/** Extents of a text at size 1: `start`..`end` is the ink, `advance` what the cursor moves, y upwards. */
export type TextExtent = { advance: number; start: number; end: number; top: number; bottom: number; ink: number };

/** Measures a text at a type size of 1, kerned where the kerning of the typeface is known. */
export function measureText(font: Typeface, text: string): TextExtent {
  let advance = 0;
  let start = 0;
  let end = 0;
  let top = 0;
  let bottom = 0;
  let ink = 0;
  let first = true;
  let last = '';
  for (const char of text) {
    const glyph = glyphOf(font, char);
    if (font.kerning && last !== '') advance += font.kerning(last, char);
    last = char;
    if (char !== ' ') {
      if (first) {
        start = advance + glyph.left;
        top = glyph.top;
        bottom = glyph.bottom;
        first = false;
      }
      end = advance + glyph.right;
      top = Math.max(top, glyph.top);
      bottom = Math.min(bottom, glyph.bottom);
      ink += glyph.ink;
    }
    advance += glyph.advance;
  }
  return { advance, start, end, top, bottom, ink };
}

/** Width of a text in pixels as the browser lays it out. */
export function textWidth(font: Typeface, text: string, size: number, letterSpacing = 0): number {
  return measureText(font, text).advance * size + text.length * letterSpacing;
}
