import type { Box } from '../model/box.ts';
import type { Typeface } from '../model/font.ts';
import { bottom, right } from '../raster/box.ts';
import { glyphOf } from '../typeface/fonts.ts';
import { BLEED_PX } from '../typeface/ink-model.ts';

/** Characters of a text from `at` on, the columns of ink they take from `column` on, and how badly they fit (0 = perfectly). */
export type Match = { at: number; characters: number; column: number; columns: number; cost: number };

/** What a line is set in; lengths in pixels, the baseline as a row. */
export type TypeSetting = { font: Typeface; size: number; letterSpacing: number; baseline: number };

/** A character without ink, and ink without a character (engine-log: missing-ink). */
export const UNMATCHED_COST = 11;
/** Letters that touch, and a letter in pieces. */
export const TOUCHING_COST = 0.6;
export const MAX_TOUCHING_COUNT = 14;
/** … across a space that was read. */
export const TOUCHING_ACROSS_SPACE_COST = 7;
export const MAX_PIECE_COUNT = 3;
const MULTIPART_CHARACTERS = '"“”%…«»';
export const isWholeInPieces = (character: string): boolean => MULTIPART_CHARACTERS.includes(character);
/** How many characters text and ink may be apart on the way (Sakoe-Chiba band). */
const MAX_DRIFT_COUNT = 12;

/**
 * Aligns a text with the ink of its line, character by character (dynamic programming over the characters' shapes): a letter
 * of the wrong case, a lost full stop or an icon that was read as a letter then stands out.
 *
 * @param text its characters, without spaces
 * @param columns see `glyphColumns`
 * @param spaced whether a space was read before the character at that place
 */
export function alignCharacters(
  text: readonly string[],
  columns: readonly Box[],
  setting: TypeSetting,
  spaced: (at: number) => boolean,
): Match[] {
  const costsOf = shapeCosts(text, columns, setting);
  const width = columns.length + 1;
  const best = new Float64Array((text.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const steps = new Int8Array(best.length * 2);
  best[0] = 0;
  const go = (from: number, di: number, dj: number, price: number) => {
    const to = from + di * width + dj;
    if (best[from] + price >= best[to]) return;
    best[to] = best[from] + price;
    steps[2 * to] = di;
    steps[2 * to + 1] = dj;
  };
  const slope = text.length / Math.max(1, columns.length);
  for (let i = 0; i <= text.length; i++) {
    for (let j = 0; j <= columns.length; j++) {
      const here = i * width + j;
      if (best[here] === Number.POSITIVE_INFINITY || Math.abs(i - j * slope) > MAX_DRIFT_COUNT) continue;
      if (i < text.length) go(here, 1, 0, UNMATCHED_COST);
      if (j < columns.length) go(here, 0, 1, UNMATCHED_COST);
      if (i === text.length || j === columns.length) continue;
      const most = Math.min(MAX_TOUCHING_COUNT, text.length - i);
      const costs = costsOf(i, most, j);
      let price = 0;
      for (let n = 1; n <= most; n++) {
        if (n > 1) price += spaced(i + n - 1) ? TOUCHING_ACROSS_SPACE_COST : TOUCHING_COST;
        go(here, n, 1, price + costs[n]);
      }
      const whole = isWholeInPieces(text[i]) ? 0 : TOUCHING_COST;
      for (let n = 2; n <= MAX_PIECE_COUNT && j + n <= columns.length; n++) {
        go(here, 1, n, whole * (n - 1) + costsOf(i, 1, j, n)[1]);
      }
    }
  }
  return traceBack(text.length, columns.length, steps, best);
}

function traceBack(characters: number, columns: number, steps: Int8Array, best: Float64Array): Match[] {
  const width = columns + 1;
  const matches: Match[] = [];
  let i = characters;
  let j = columns;
  while (i > 0 || j > 0) {
    const at = i * width + j;
    const di = steps[2 * at];
    const dj = steps[2 * at + 1];
    if (di === 0 && dj === 0) return [];
    i -= di;
    j -= dj;
    matches.push({ at: i, characters: di, column: j, columns: dj, cost: best[at] - best[i * width + j] });
  }
  return matches.reverse();
}

/**
 * How much wider, higher and lower than 1 to `most` characters the ink of `m` columns is, in standard deviations squared.
 * @returns costs by the number of characters; the next call overwrites them
 */
export function shapeCosts(text: readonly string[], columns: readonly Box[], setting: TypeSetting) {
  const { font, size, letterSpacing, baseline } = setting;
  const glyphs = text.map((character) => glyphOf(font, character));
  const spread = BLEED_PX + 0.02 * size;
  // Hinting puts the tops and feet of letters on whole rows.
  const tight = 0.6 + 0.015 * size;
  const spreads = Array.from({ length: MAX_TOUCHING_COUNT + 1 }, (_, n) => spread * Math.sqrt(n));
  const costs = new Float64Array(MAX_TOUCHING_COUNT + 1);
  return (i: number, most: number, j: number, m = 1): Float64Array => {
    let y0 = columns[j].y;
    let y1 = bottom(columns[j]);
    for (let k = j + 1; k < j + m; k++) {
      y0 = Math.min(y0, columns[k].y);
      y1 = Math.max(y1, bottom(columns[k]));
    }
    const ink = right(columns[j + m - 1]) - columns[j].x - BLEED_PX;
    let before = 0;
    let top = -9;
    let low = 9;
    let [high, deep] = [0, 0];
    for (let n = 1; n <= most; n++) {
      const glyph = glyphs[i + n - 1];
      // Few characters are higher or lower than those before them.
      if (glyph.top > top) {
        top = glyph.top;
        const off = (baseline - y0 - Math.round(top * size)) / tight;
        high = Math.min(9, off * off);
      }
      if (glyph.bottom < low) {
        low = glyph.bottom;
        const off = (y1 - baseline + Math.round(low * size)) / tight;
        deep = Math.min(9, off * off);
      }
      const width = before + glyph.right * size - glyphs[i].left * size;
      before += glyph.advance * size + letterSpacing;
      const wide = (ink - width) / spreads[n];
      costs[n] = Math.min(n > 1 ? 16 : 9, wide * wide) + high + deep;
    }
    return costs;
  };
}
