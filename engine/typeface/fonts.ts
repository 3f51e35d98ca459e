import type { Font, FontFamily, GlyphMetrics, Typeface } from '../model/font.ts';
import { derivedGlyph } from './derive-glyph.ts';
import { facesOf, italicsOf } from './faces.ts';
import { FOR_SCRIPTS } from './families.ts';
import { FONT_METRICS, GLYPHS } from './font-metrics.ts';

/** From this weight on, words stand out among regular ones. */
export const BOLD = 600;

/** The fonts that lines are read with: the widths of these tell most others apart. */
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

/** All weights of a family, upright ones where it has no italics; those of Arial where it is unknown. */
export function fontsOf(family: FontFamily, italic = false): readonly Font[] {
  const italics = italic ? italicsOf(family) : [];
  if (italics.length > 0) return italics;
  const faces = facesOf(family);
  if (faces.length > 0) return faces;
  const own = FONTS.filter((font) => font.family === family);
  if (own.length > 0) return own;
  return scriptFonts.get(family) ?? ARIAL;
}

const ARIAL = FONTS.slice(0, 2);
/** Their Latin letters are taken for those of Arial. */
const scriptFonts = new Map(
  FOR_SCRIPTS.map(({ id, script }) => [id, ARIAL.map((font) => ({ ...font, family: id, ...script }))]),
);

/** One of the fonts that lines are read with. */
export const readingFont = (family: FontFamily, weight: 400 | 700): Font =>
  FONTS.find((font) => font.family === family && font.weight === weight) ?? FONTS[0];

/** The font of a family in the weight that is nearest, as it is set: kerned, and measured finely. */
export function fontOf(family: FontFamily, weight: number, italic = false): Font {
  return fontsOf(family, italic).reduce((best, font) =>
    Math.abs(font.weight - weight) < Math.abs(best.weight - weight) ? font : best,
  );
}

/** The glyph of a character; unknown ones measure like others that are written alike, or like an `n`. */
export function glyphOf({ glyphs }: Typeface, char: string): GlyphMetrics {
  return glyphs.get(char) ?? derivedGlyph(glyphs, char) ?? glyphs.get('n')!;
}
