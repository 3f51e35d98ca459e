import type { Font, FontFamily, GlyphMetrics, Typeface } from '../model/font.ts';
import { FONT_METRICS, GLYPHS } from './font-metrics.ts';

/** What is written into CSS: the measured family first, then the ones most machines have in its place. */
export const FONT_STACKS: Record<FontFamily, string> = {
  arial: 'Arial, Helvetica, sans-serif',
  verdana: "'DejaVu Sans', Verdana, Geneva, sans-serif",
  times: "'Times New Roman', Times, serif",
  georgia: "'DejaVu Serif', Georgia, serif",
  courier: "'Courier New', Courier, monospace",
  mono: "'DejaVu Sans Mono', Menlo, Consolas, monospace",
};

export const FONTS: readonly Font[] = FONT_METRICS.map((table) => {
  const columns = [table.advance, table.left, table.right, table.top, table.bottom, table.ink].map((row) =>
    row.split(' ').map(Number),
  );
  const glyphs = new Map<string, GlyphMetrics>();
  [...GLYPHS].forEach((char, i) => {
    const [advance, left, right, top, bottom, ink] = columns.map((column) => column[i]);
    glyphs.set(char, {
      advance: advance / 1000,
      left: left / 1000,
      right: right / 1000,
      top: top / 1000,
      bottom: bottom / 1000,
      ink: ink / 1000,
    });
  });
  return {
    family: table.family,
    weight: table.weight,
    ascent: table.ascent / 1000,
    descent: table.descent / 1000,
    glyphs,
  };
});

/** The font of a family and weight. */
export function fontOf(family: FontFamily, weight: 400 | 700): Font {
  return FONTS.find((font) => font.family === family && font.weight === weight) ?? FONTS[0];
}

/** The glyph of a character; unknown ones measure like an `n`. */
export function glyphOf({ glyphs }: Typeface, char: string): GlyphMetrics {
  return glyphs.get(char) ?? glyphs.get('n')!;
}

export const isMonospaced = (family: string): boolean => family === 'courier' || family === 'mono';
