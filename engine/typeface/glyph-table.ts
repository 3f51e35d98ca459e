import type { GlyphMetrics, Typeface } from '../model/font.ts';
import { derivedGlyph } from './derive-glyph.ts';

/**
 * The glyphs of a typeface side by side in memory, for what measures thousands of words: from `at(code)` on, the advance, left,
 * right, top and bottom edge and the ink of a character, see `GlyphMetrics`. Unknown ones measure like others that are written
 * alike, or like an `n`.
 */
export type GlyphTable = { values: Float64Array; at: (code: number) => number };

const VALUE_COUNT = 6;
/** Room for what letters of one more script measure; Chinese ones all measure the same. */
const SPARE_COUNT = 256;
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
  const spare = placeCount;
  const isOwn = new Uint8Array(spare);
  const values = new Float64Array((spare + SPARE_COUNT) * VALUE_COUNT);
  for (let at = 0; at < values.length; at += VALUE_COUNT) values.set([advance, left, right, top, bottom, ink], at);
  for (const [char, glyph] of typeface.glyphs) {
    const place = places[char.codePointAt(0)!];
    isOwn[place] = 1;
    values.set(valuesOf(glyph), VALUE_COUNT * place);
  }
  const derived = new Map<number, number>();
  const offsets = new Map<string, number>();
  const derive = (code: number): number => {
    const glyph = derivedGlyph(typeface.glyphs, String.fromCodePoint(code));
    const key = glyph ? valuesOf(glyph).join() : '';
    const next = VALUE_COUNT * (spare + offsets.size);
    const offset = glyph ? (offsets.get(key) ?? next) : 0;
    if (offset >= values.length) return 0;
    if (glyph && offset === next) {
      values.set(valuesOf(glyph), offset);
      offsets.set(key, offset);
    }
    derived.set(code, offset);
    return offset;
  };
  const at = (code: number): number => {
    const place = code < places.length ? places[code] : 0;
    return place < spare && isOwn[place] === 1 ? VALUE_COUNT * place : (derived.get(code) ?? derive(code));
  };
  const table = { values, at };
  tables.set(typeface, table);
  return table;
}

const valuesOf = ({ advance, left, right, top, bottom, ink }: GlyphMetrics): number[] => [
  ...[advance, left, right],
  ...[top, bottom, ink],
];
