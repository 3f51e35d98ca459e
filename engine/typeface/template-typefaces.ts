import type { GlyphMetrics, Typeface } from '../model/font.ts';
import { TEMPLATE_CHARACTERS, TEMPLATE_EM } from './glyph-templates.ts';
import { type Face, templateFaces } from './paint-word.ts';

/** Full ink of a template's pixel. */
const FULL = 15;

let measured: readonly Typeface[] | undefined;

/** What the characters of the template faces measure, in their order: those of known web fonts, near to many others. */
export function templateTypefaces(): readonly Typeface[] {
  measured ??= templateFaces().map(measureFace);
  return measured;
}

function measureFace(face: Face): Typeface {
  const characters = [...TEMPLATE_CHARACTERS];
  return { glyphs: new Map(face.map((template, i) => [characters[i], measureTemplate(template)])) };
}

/** An outline ends within its outermost row or column of pixels, by how much ink the fullest of them has. */
function measureTemplate({ advance, left, top, width, height, ink }: Face[number]): GlyphMetrics {
  const level = (x: number, y: number) => ink[y * width + x] / FULL;
  const column = (x: number) => Math.max(0, ...Array.from({ length: height }, (_, y) => level(x, y)));
  const row = (y: number) => Math.max(0, ...Array.from({ length: width }, (_, x) => level(x, y)));
  const isEmpty = width === 0 || height === 0;
  return {
    advance: advance / TEMPLATE_EM,
    left: isEmpty ? 0 : (left + 1 - column(0)) / TEMPLATE_EM,
    right: isEmpty ? 0 : (left + width - 1 + column(width - 1)) / TEMPLATE_EM,
    top: isEmpty ? 0 : (top - 1 + row(0)) / TEMPLATE_EM,
    bottom: isEmpty ? 0 : (top - height + 1 - row(height - 1)) / TEMPLATE_EM,
    ink: ink.reduce((sum, value) => sum + value, 0) / FULL / TEMPLATE_EM ** 2,
  };
}
