import type { Box } from '../model/box.ts';
import type { GlyphMetrics, Typeface } from '../model/font.ts';
import { right } from '../raster/box.ts';
import { glyphOf } from '../typeface/fonts.ts';
import { BLEED_PX } from '../typeface/ink-model.ts';
import {
  isWholeInPieces,
  MAX_PIECE_COUNT,
  MAX_TOUCHING_COUNT,
  type Match,
  shapeCosts,
  TOUCHING_ACROSS_SPACE_COST,
  TOUCHING_COST,
  type TypeSetting,
  UNMATCHED_COST,
} from './align-characters.ts';
import type { LineCharacter } from './line-character.ts';
import { mayOpenSpace } from './may-open-space.ts';

/**
 * What a line says when it is set in a typeface that is known, and what that costs in squares of deviations: all in all, and of
 * each match how its ink differs.
 */
export type Decoded = { characters: LineCharacter[]; matches: Match[]; cost: number };

/** Strokes that the recogniser overlooks or takes for each other, and what else it takes them for. */
const STROKES = ['1', 'l', 'I'];
const LIKE_STROKE = /[1lI|/\\[\]!TiJ]/;
/** Ink of a stroke is no wider than this, and no lower, in parts of the type size. */
const MAX_STROKE_WIDTH_EM = 0.5;
const MIN_STROKE_HEIGHT_EM = 0.5;
/** What it costs to read another stroke, or one that was overlooked; a space that was overlooked, and one that is none: they are seldom invented. */
const OTHER_STROKE_COST = 4;
const OVERLOOKED_COST = 5;
const LOST_SPACE_COST = 2.5;
/** The same between a letter and a figure, which are more often two words than one. */
const LOST_FIGURE_SPACE_COST = 1;
const FIGURE_PAIR = /^(?:\d\p{L}|\p{L}\d)$/u;
const INVENTED_SPACE_COST = 6;
/** Standard deviation of the room between two letters, and what no more than this counts. */
const GAP_DEVIATION_PX = 0.6;
const GAP_DEVIATION_EM = 0.01;
const MAX_GAP_COST = 16;
/** How many characters text and ink may be apart on the way. */
const MAX_DRIFT_COUNT = 12;

/** How the last character came: from nowhere, as it was read, or as one of the strokes. */
const NOWHERE = 0;
const AS_READ = 1;
const FIRST_STROKE = 2;
const VARIANT_COUNT = FIRST_STROKE + STROKES.length;

type Step = {
  from: number;
  characters: number;
  columns: number;
  text?: string;
  spaced?: boolean;
  inserted?: boolean;
  price?: number;
};

/**
 * Reads a line again in a typeface that is known: every way to set its strokes and spaces is laid on the ink, and the one
 * whose boxes and distances agree best wins; what was read before is likelier than anything else.
 *
 * @param columns see `glyphColumns`
 */
export function decodeLine(read: readonly LineCharacter[], columns: readonly Box[], setting: TypeSetting): Decoded {
  const { font, size, letterSpacing } = setting;
  const texts = read.map(({ text }) => text);
  const glyphs = texts.map((text) => glyphOf(font, text));
  const strokes = STROKES.map((text) => glyphOf(font, text));
  const costsOf = shapeCosts(texts, columns, setting);
  const strokeCosts = strokeCostsOf(columns, setting);
  const words = new Map<number, string>();
  for (const { text, word } of read) words.set(word, (words.get(word) ?? '') + text);
  const width = (columns.length + 1) * VARIANT_COUNT;
  const best = new Float64Array((read.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const steps: Step[] = [];
  best[0] = 0;

  const advanceOf = ({ advance }: GlyphMetrics): number => advance * size + letterSpacing;
  const space = advanceOf(glyphOf(font, ' '));
  const deviation = GAP_DEVIATION_PX + GAP_DEVIATION_EM * size;
  const missOf = (extra: number): number => Math.min(MAX_GAP_COST, (extra / deviation) ** 2);
  /** The cheaper of a space and none before column `j`; `asRead` is what was read there, where that is known. */
  const gapBefore = (i: number, j: number, variant: number, text: string, next: GlyphMetrics, asRead?: boolean) => {
    if (variant === NOWHERE) return { cost: 0, spaced: asRead ?? false };
    const before = variant === AS_READ ? texts[i - 1] : STROKES[variant - FIRST_STROKE];
    const last = variant === AS_READ ? glyphs[i - 1] : strokes[variant - FIRST_STROKE];
    const natural = advanceOf(last) + (kerningOf(font, before, text) + next.left - last.right) * size;
    const extra = columns[j].x - right(columns[j - 1]) + BLEED_PX - natural;
    const closed = missOf(extra) + (asRead === true ? INVENTED_SPACE_COST : 0);
    const lost = FIGURE_PAIR.test(before + text) ? LOST_FIGURE_SPACE_COST : LOST_SPACE_COST;
    const open = missOf(extra - space) + (asRead === false ? lost : 0);
    const mayOpen = asRead === true || mayOpenSpace(before + text, words.get(read[Math.min(i, read.length - 1)].word)!);
    return open < closed && mayOpen ? { cost: open, spaced: true } : { cost: closed, spaced: false };
  };
  /** Whether nothing as cheap leads there by now; most ways are no better, and nothing is made for them. */
  const isCheaper = (to: number, cost: number): boolean => {
    if (cost >= best[to]) return false;
    best[to] = cost;
    return true;
  };
  /** What the characters from `i` on cost in column `j`, by their number, and the one at `i` in several columns, by theirs. */
  const touching = new Float64Array(MAX_TOUCHING_COUNT + 1);
  const inPieces = new Float64Array(MAX_PIECE_COUNT + 1);
  const measure = (i: number, j: number): void => {
    touching.set(costsOf(i, Math.min(MAX_TOUCHING_COUNT, read.length - i), j));
    for (let n = 2; n <= MAX_PIECE_COUNT && j + n <= columns.length; n++) inPieces[n] = costsOf(i, 1, j, n)[1];
  };
  const slope = read.length / Math.max(1, columns.length);
  for (let i = 0; i <= read.length; i++) {
    for (let j = 0; j <= columns.length; j++) {
      if (Math.abs(i - j * slope) > MAX_DRIFT_COUNT) continue;
      let isMeasured = false;
      for (let variant = 0; variant < VARIANT_COUNT; variant++) {
        const from = i * width + j * VARIANT_COUNT + variant;
        const own = best[from];
        if (own === Number.POSITIVE_INFINITY) continue;
        const at = (di: number, dj: number, as: number) => (i + di) * width + (j + dj) * VARIANT_COUNT + as;
        const [after, below] = [at(1, 0, NOWHERE), at(0, 1, NOWHERE)];
        if (i < read.length && isCheaper(after, own + UNMATCHED_COST))
          steps[after] = { from, characters: 1, columns: 0 };
        if (j === columns.length) continue;
        if (isCheaper(below, own + UNMATCHED_COST)) steps[below] = { from, characters: 0, columns: 1 };
        STROKES.forEach((text, k) => {
          const shape = strokeCosts[j]?.[k];
          if (shape === undefined) return;
          // At an end of a line it may be the edge of a picture.
          if (j > 0 && j + 1 < columns.length) {
            const { cost: gap, spaced } = gapBefore(i, j, variant, text, strokes[k]);
            const to = at(0, 1, FIRST_STROKE + k);
            if (isCheaper(to, own + OVERLOOKED_COST + shape + gap))
              steps[to] = { from, characters: 0, columns: 1, text, spaced, inserted: true, price: OVERLOOKED_COST };
          }
          if (i === read.length || texts[i] === text || !LIKE_STROKE.test(texts[i])) return;
          const { cost: gap, spaced } = gapBefore(i, j, variant, text, strokes[k], i > 0 && read[i].spaced);
          const to = at(1, 1, FIRST_STROKE + k);
          if (isCheaper(to, own + OTHER_STROKE_COST + shape + gap))
            steps[to] = { from, characters: 1, columns: 1, text, spaced, price: OTHER_STROKE_COST };
        });
        if (i === read.length) continue;
        const { cost: gap, spaced } = gapBefore(i, j, variant, texts[i], glyphs[i], i > 0 && read[i].spaced);
        if (!isMeasured) measure(i, j);
        isMeasured = true;
        const most = Math.min(MAX_TOUCHING_COUNT, read.length - i);
        let price = 0;
        for (let n = 1; n <= most; n++) {
          if (n > 1) price += read[i + n - 1].spaced ? TOUCHING_ACROSS_SPACE_COST : TOUCHING_COST;
          const to = at(n, 1, AS_READ);
          if (isCheaper(to, own + gap + price + touching[n])) steps[to] = { from, characters: n, columns: 1, spaced };
        }
        const whole = isWholeInPieces(texts[i]) ? 0 : TOUCHING_COST;
        for (let n = 2; n <= MAX_PIECE_COUNT && j + n <= columns.length; n++) {
          const to = at(1, n, AS_READ);
          if (isCheaper(to, own + gap + whole * (n - 1) + inPieces[n]))
            steps[to] = { from, characters: 1, columns: n, spaced };
        }
      }
    }
  }
  return traceBack(read, columns.length, width, best, steps);
}

const kerningOf = ({ kerning }: Typeface, left: string, next: string): number => kerning?.(left, next) ?? 0;

/** What each stroke costs in each column that is as narrow and as high as one. */
function strokeCostsOf(columns: readonly Box[], setting: TypeSetting): (number[] | undefined)[] {
  const costsOf = shapeCosts(STROKES, columns, setting);
  return columns.map(({ width, height }, j) =>
    width <= MAX_STROKE_WIDTH_EM * setting.size && height >= MIN_STROKE_HEIGHT_EM * setting.size
      ? STROKES.map((_, k) => costsOf(k, 1, j)[1])
      : undefined,
  );
}

function traceBack(
  read: readonly LineCharacter[],
  columnCount: number,
  width: number,
  best: Float64Array,
  steps: readonly Step[],
): Decoded {
  const end = read.length * width + columnCount * VARIANT_COUNT;
  let place = end;
  for (let variant = 1; variant < VARIANT_COUNT; variant++)
    if (best[end + variant] < best[place]) place = end + variant;
  const cost = best[place];
  const taken: { step: Step; i: number; j: number; cost: number }[] = [];
  while (place > 0 && steps[place]) {
    const step = steps[place];
    const i = Math.floor(step.from / width);
    const j = Math.floor((step.from % width) / VARIANT_COUNT);
    taken.push({ step, i, j, cost: best[place] - best[step.from] });
    place = step.from;
  }
  const characters: LineCharacter[] = [];
  const matches = taken.reverse().map(({ step, i, j, cost: own }): Match => {
    const at = characters.length;
    const { text, spaced, inserted = false } = step;
    if (inserted) {
      const { word } = read[Math.min(i, read.length - 1)];
      characters.push({ text: text!, word, spaced: at > 0 && spaced === true });
    }
    for (let k = 0; k < step.characters; k++) {
      const isSpaced = k === 0 && spaced !== undefined ? spaced : read[i + k].spaced;
      characters.push({ ...read[i + k], text: text ?? read[i + k].text, spaced: at + k > 0 && isSpaced });
    }
    return { at, characters: characters.length - at, column: j, columns: step.columns, cost: own - (step.price ?? 0) };
  });
  return { characters, matches, cost };
}
