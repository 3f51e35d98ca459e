import type { Typeface } from '../model/font.ts';
import { glyphTable } from './glyph-table.ts';

/** Extents of a text at size 1: `start`..`end` is the ink, `advance` what the cursor moves, y upwards. */
export type TextExtent = { advance: number; start: number; end: number; top: number; bottom: number; ink: number };

/** Measures a text at a type size of 1, kerned where the kerning of the typeface is known. */
export function measureText(font: Typeface, text: string): TextExtent {
  const { values, at } = glyphTable(font);
  let advance = 0;
  let start = 0;
  let end = 0;
  let top = 0;
  let bottom = 0;
  let ink = 0;
  let first = true;
  let last = '';
  for (const char of text) {
    const glyph = at(char.codePointAt(0)!);
    if (font.kerning && last !== '') advance += font.kerning(last, char);
    last = char;
    if (char !== ' ') {
      if (first) {
        start = advance + values[glyph + 1];
        top = values[glyph + 3];
        bottom = values[glyph + 4];
        first = false;
      }
      end = advance + values[glyph + 2];
      top = Math.max(top, values[glyph + 3]);
      bottom = Math.min(bottom, values[glyph + 4]);
      ink += values[glyph + 5];
    }
    advance += values[glyph];
  }
  return { advance, start, end, top, bottom, ink };
}

/** Width of a text in pixels as the browser lays it out. */
export function textWidth(font: Typeface, text: string, size: number, letterSpacing = 0): number {
  return measureText(font, text).advance * size + text.length * letterSpacing;
}
