import type { GlyphMetrics, Typeface } from '../model/font.ts';
import { FONT_METRICS, GLYPHS } from './font-metrics.ts';
import { SCRIPT_METRICS } from './script-metrics.ts';

/** Letters that are written as others with a stroke, and signs that are as large as others. */
const ALIKE: Record<string, string> = Object.fromEntries(
  'łl ŁL đd ĐD øo ØO ıi ßb æm ŒM œm ÆM ðd ÐD þp ÞP ¿? ¡! „“ ‚‘ ‹< ›> ₺0 ₴0 ₽0 ₹0 ₪0 €0 ¥0 ₩0 ₫0 ªo ºo §S ¶P ƒf –-'
    .split(' ')
    .map(([letter, like]) => [letter, like]),
);
/** What a second mark above a letter adds to its height, and how much of the first is left below a letter. */
const SECOND_MARK_RATIO = 0.6;

/** Chinese, Japanese and Korean characters fill a square of their own in every font. */
const IDEOGRAPH: GlyphMetrics = { advance: 1, left: 0.05, right: 0.95, top: 0.84, bottom: -0.07, ink: 0.29 };
const KANA: GlyphMetrics = { advance: 1, left: 0.1, right: 0.9, top: 0.8, bottom: -0.05, ink: 0.17 };
const HANGUL: GlyphMetrics = { advance: 0.92, left: 0.06, right: 0.86, top: 0.83, bottom: -0.07, ink: 0.21 };
const IDEOGRAPHIC_STOP: GlyphMetrics = { advance: 1, left: 0.06, right: 0.3, top: 0.18, bottom: -0.1, ink: 0.03 };
const IDEOGRAPHIC_SIGN: GlyphMetrics = { advance: 1, left: 0.3, right: 0.7, top: 0.8, bottom: -0.1, ink: 0.08 };
/** Arrows, check marks and stars come from another font: those of DejaVu Sans are wider than letters. */
const SYMBOL: GlyphMetrics = { advance: 0.84, left: 0.06, right: 0.78, top: 0.73, bottom: 0, ink: 0.16 };
const SYMBOLS = /[\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff]/;

const SCRIPT_GLYPHS: ReadonlyMap<string, GlyphMetrics> = new Map(
  SCRIPT_METRICS.flatMap(([letters, measures]) => {
    const rows = measures.split(' ');
    return [...letters].map((letter, i): [string, GlyphMetrics] => {
      const [advance, left, right, top, bottom, ink] = rows[i].split(',').map((value) => Number(value) / 1000);
      return [letter, { advance, left, right, top, bottom, ink }];
    });
  }),
);
/** Scripts whose letters have the proportions of the Latin ones beside them. */
const IN_PROPORTION = /\p{Script=Cyrillic}|\p{Script=Greek}/u;
const COMBINING_BELOW = /[\u0316-\u0333\u0339-\u033c]/;

const derived = new WeakMap<Typeface['glyphs'], Map<string, GlyphMetrics>>();

/** What a character that a typeface was not measured with should measure in it; undefined for a script that is not known. */
export function derivedGlyph(glyphs: Typeface['glyphs'], char: string): GlyphMetrics | undefined {
  const known = derived.get(glyphs) ?? new Map<string, GlyphMetrics>();
  derived.set(glyphs, known);
  const before = known.get(char);
  if (before) return before;
  const glyph = derive(glyphs, char);
  if (glyph) known.set(char, glyph);
  return glyph;
}

function derive(glyphs: Typeface['glyphs'], char: string): GlyphMetrics | undefined {
  const square = squareOf(char);
  const heavy = (glyphs.get('n')?.ink ?? REFERENCE.ink) / REFERENCE.ink;
  const plain = glyphs.get(char) ?? (square ? { ...square, ink: square.ink * heavy } : inProportion(glyphs, char));
  if (plain) return plain;
  if (char === 'ı') return { ...glyphs.get('i')!, top: glyphs.get('n')!.top };
  if (ALIKE[char]) return glyphs.get(ALIKE[char]);
  const [base, ...marks] = char.normalize('NFD');
  const letter = marks.length > 0 ? derive(glyphs, base) : undefined;
  return letter && withMarks(letter, marks, glyphs, base === 'i' || base === 'j');
}

/** As an accent raises an a, and a cedilla lowers a c. */
function withMarks(letter: GlyphMetrics, marks: readonly string[], glyphs: Typeface['glyphs'], isDotted: boolean) {
  const [a, accented, c, cedilla, n] = ['a', 'á', 'c', 'ç', 'n'].map((char) => glyphs.get(char));
  if (!a || !accented || !c || !cedilla || !n) return letter;
  const above = marks.filter((mark) => !COMBINING_BELOW.test(mark)).length;
  const raise = above === 0 ? 0 : (accented.top - a.top) * (1 + SECOND_MARK_RATIO * (above - 1));
  const below = above < marks.length ? cedilla.bottom - c.bottom : 0;
  return {
    ...letter,
    top: (isDotted && above > 0 ? n.top : letter.top) + raise,
    bottom: letter.bottom + below,
    ink: letter.ink + marks.length * (accented.ink - a.ink),
  };
}

function squareOf(char: string): GlyphMetrics | undefined {
  if (/[、。,.]/.test(char)) return IDEOGRAPHIC_STOP;
  if (/\p{Script=Han}/u.test(char)) return IDEOGRAPH;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(char)) return KANA;
  if (/\p{Script=Hangul}/u.test(char)) return HANGUL;
  if (SYMBOLS.test(char)) return SYMBOL;
  return /[\u3000-\u303f\uff00-\uff60]/.test(char) ? IDEOGRAPHIC_SIGN : undefined;
}

/** The Latin letters of the font that Cyrillic and Greek were measured on. */
const REFERENCE = (() => {
  const [sans] = FONT_METRICS;
  const at = (row: string, char: string) => Number(row.split(' ')[[...GLYPHS].indexOf(char)]) / 1000;
  return { advance: at(sans.advance, 'n'), low: at(sans.top, 'n'), high: at(sans.top, 'H'), ink: at(sans.ink, 'n') };
})();

function inProportion(glyphs: Typeface['glyphs'], char: string): GlyphMetrics | undefined {
  const glyph = SCRIPT_GLYPHS.get(char);
  if (!glyph) return undefined;
  const [n, H, i, m] = ['n', 'H', 'i', 'm'].map((letter) => glyphs.get(letter));
  if (!n || !H || !i || !m) return glyph;
  const ink = glyph.ink * (n.ink / REFERENCE.ink);
  if (!IN_PROPORTION.test(char)) return { ...glyph, ink };
  const isMonospaced = i.advance === m.advance;
  const wide = n.advance / REFERENCE.advance;
  const high = glyph.top < (REFERENCE.low + REFERENCE.high) / 2 ? n.top / REFERENCE.low : H.top / REFERENCE.high;
  return {
    advance: isMonospaced ? n.advance : glyph.advance * wide,
    left: glyph.left * wide,
    right: glyph.right * wide,
    top: glyph.top * high,
    bottom: glyph.bottom * high,
    ink,
  };
}
