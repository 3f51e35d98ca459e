import type { Box } from '../model/box.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import { bottom, overlapX } from '../raster/box.ts';
import { classifySign, type StrengthAt } from '../text-detection/classify-sign.ts';
import { isSlash } from '../text-detection/is-slash.ts';
import type { InkedWord } from './restore-dots.ts';

/** Letters or digits read with this confidence are no arrow. */
const MIN_CERTAIN_CONFIDENCE = 90;
/** A bar: width over height, share of its box that it fills, how far it reaches below the baseline over its height (engine-log: bars). */
const MAX_BAR_ASPECT = 0.16;
const MIN_BAR_FILL_SHARE = 0.8;
const MIN_BAR_DESCENT_RATIO = 0.1;
/** Its height over that of most letters. */
const MIN_BAR_HEIGHT_RATIO = 1.2;
const STROKES = /^[lI1|!\])(/[]$/;
const BRACKETS = /[{}()[\]]/;
/** Thickness of an underline over the height of the letters. */
const MAX_UNDERLINE_RATIO = 0.14;
/** Distance from an underline to its continuation under a space. */
const MAX_UNDERLINE_GAP_PX = 24;

type Word = { text: string; confidence: number };

/**
 * Signs that the recogniser does not know, or takes for letters, by their ink: arrows, check marks, slashes and bars between items, and what is left
 * of an underline below a space.
 *
 * @param strengthAt how far a pixel's colour is from its ground
 * @param rules lines that may underline
 */
export function restoreSymbols<W extends Word>(
  inked: readonly InkedWord<W>[],
  strengthAt: StrengthAt,
  rules: readonly Box[],
): InkedWord<W>[] {
  const glyphs = inked.flatMap((item) => item.glyphs);
  if (glyphs.length === 0) return [...inked];
  const foot = commonestFoot(glyphs);
  const heights = glyphs.map(({ height }) => height).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1];
  const isBar = (glyph: ConnectedComponent): boolean =>
    glyph.height >= MIN_BAR_HEIGHT_RATIO * usual &&
    glyph.width <= Math.max(2, MAX_BAR_ASPECT * glyph.height) &&
    glyph.pixels >= MIN_BAR_FILL_SHARE * glyph.width * glyph.height &&
    bottom(glyph) - foot >= MIN_BAR_DESCENT_RATIO * glyph.height;
  const isUnderline = (glyph: ConnectedComponent): boolean =>
    glyph.y >= foot &&
    glyph.height <= Math.max(2, MAX_UNDERLINE_RATIO * usual) &&
    rules.some((rule) => Math.abs(rule.y - glyph.y) <= 1 && overlapX(rule, glyph) > -MAX_UNDERLINE_GAP_PX);
  return inked
    .flatMap((item) => dropUnderline(item, isUnderline))
    .map((item) => readSign(item, strengthAt, inked.filter(({ word }) => word.text === item.word.text).length))
    .flatMap((item) => splitBar(item, isBar));
}

function readSign<W extends Word>(item: InkedWord<W>, strengthAt: StrengthAt, times: number): InkedWord<W> {
  const { word, glyphs } = item;
  if (glyphs.length !== 1 || [...word.text].length > 2) return item;
  const sign = classifySign(glyphs[0], strengthAt);
  // The short stroke of a check mark is less than what a slash may be off its line.
  if (sign !== '✓' && isSlash(glyphs[0], strengthAt)) return { word: { ...word, text: '/' }, glyphs };
  const isSure = /[\p{L}\p{N}]/u.test(word.text) && word.confidence >= MIN_CERTAIN_CONFIDENCE;
  // No letter is a full triangle.
  if (isSure && sign !== '▲' && sign !== '▼') return item;
  // A bracket looks much like an angle; between the steps of a path there are several.
  if (!sign || (sign === '›' && BRACKETS.test(word.text) && times < 2)) return item;
  return { word: { ...word, text: sign }, glyphs };
}

/** A bar alone, or what was read as the first or last letter of a word. */
function splitBar<W extends Word>(
  { word, glyphs }: InkedWord<W>,
  isBar: (glyph: ConnectedComponent) => boolean,
): InkedWord<W>[] {
  const sorted = [...glyphs].sort((a, b) => a.x - b.x);
  const bar = { ...word, text: '|' };
  if (sorted.length === 1 && [...word.text].length === 1 && isBar(sorted[0])) return [{ word: bar, glyphs }];
  if (sorted.length < 2 || word.text.length < 2) return [{ word, glyphs }];
  const last = sorted[sorted.length - 1];
  if (STROKES.test(word.text.slice(-1)) && isBar(last))
    return [
      { word: { ...word, text: word.text.slice(0, -1) }, glyphs: sorted.slice(0, -1) },
      { word: bar, glyphs: [last] },
    ];
  if (STROKES.test(word.text.slice(0, 1)) && isBar(sorted[0]))
    return [
      { word: bar, glyphs: [sorted[0]] },
      { word: { ...word, text: word.text.slice(1) }, glyphs: sorted.slice(1) },
    ];
  return [{ word, glyphs }];
}

/** An underline that goes on below a space is read as `_`, and joins the words beside it. */
function dropUnderline<W extends Word>(
  { word, glyphs }: InkedWord<W>,
  isUnderline: (glyph: ConnectedComponent) => boolean,
): InkedWord<W>[] {
  const place = word.text.indexOf('_');
  const piece = place === -1 ? undefined : glyphs.find(isUnderline);
  if (!piece) return [{ word, glyphs }];
  const others = glyphs.filter((glyph) => glyph !== piece);
  const [before, after] = [word.text.slice(0, place), word.text.slice(place + 1)];
  const left = others.filter((glyph) => glyph.x < piece.x);
  const rest = others.filter((glyph) => glyph.x >= piece.x);
  if (before && /[\p{L}\p{N}]/u.test(after) && left.length > 0 && rest.length > 0)
    return [
      { word: { ...word, text: before }, glyphs: left },
      { word: { ...word, text: after }, glyphs: rest },
    ];
  const text = before + after;
  return text && others.length > 0 ? [{ word: { ...word, text }, glyphs: others }] : [];
}

/** The row on which most glyphs stand. */
function commonestFoot(glyphs: readonly ConnectedComponent[]): number {
  const feet = new Map<number, number>();
  for (const glyph of glyphs) feet.set(bottom(glyph), (feet.get(bottom(glyph)) ?? 0) + 1);
  return [...feet].sort((a, b) => b[1] - a[1])[0][0];
}
