import type { Typeface } from '../model/font.ts';

/**
 * The glyphs of a typeface side by side in memory, for what measures thousands of words: from `at(code)` on, the advance, left,
 * right, top and bottom edge and the ink of a character, see `GlyphMetrics`. Unknown ones measure like an `n`.
 */
export type GlyphTable = { values: Float64Array; at: (code: number) => number };

const VALUE_COUNT = 6;
/** The place of each character that any typeface has, by its code; 0 is nobody's. */
const places = new Uint16Array(0x10000);
let placeCount = 1;

const tables = new WeakMap<Typeface, GlyphTable>();

export function glyphTable(typeface: Typeface): GlyphTable {
  const known = tables.get(typeface);
  if (known) return known;
  for (const char of typeface.glyphs.keys()) {
    const code = char.codePointAt(0)!;
    if (code < places.length) places[code] ||= placeCount++;
  }
  const { advance, left, right, top, bottom, ink } = typeface.glyphs.get('n')!;
  const values = new Float64Array(placeCount * VALUE_COUNT);
  for (let at = 0; at < values.length; at += VALUE_COUNT) values.set([advance, left, right, top, bottom, ink], at);
  for (const [char, glyph] of typeface.glyphs)
    values.set(
      [glyph.advance, glyph.left, glyph.right, glyph.top, glyph.bottom, glyph.ink],
      VALUE_COUNT * places[char.codePointAt(0)!],
    );
  const at = (code: number): number => {
    const offset = code < places.length ? VALUE_COUNT * places[code] : 0;
    return offset < values.length ? offset : 0;
  };
  const table = { values, at };
  tables.set(typeface, table);
  return table;
}
