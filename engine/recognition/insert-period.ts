import type { FontFit } from '../model/font.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { unionBox } from '../raster/box.ts';
import { fitFonts } from '../typeface/fit-fonts.ts';
import { glyphOf } from '../typeface/fonts.ts';
import { measureText } from '../typeface/measure-text.ts';
import { baselineOf } from '../typeface/text-line.ts';
import type { InkAt } from './add-accents.ts';
import { areApart, splitClearly } from './split-clearly.ts';

/** A line with a smaller fit error (squares of pixels) has lost nothing. */
const MIN_FIT_ERROR = 1.2;
/** Fit error with the point: at most this, and this part of the error without it (engine-log: missing-point). */
const MAX_FIT_ERROR = 1;
const MAX_FIT_ERROR_RATIO = 0.4;
const MAX_WORD_COUNT = 4;
/** Mean ink where the point is, on the last two rows, and above them. */
const MIN_POINT_INK_SHARE = 0.35;
const MAX_INK_ABOVE_SHARE = 0.2;

/**
 * Between digits of small type the recogniser overlooks the point (`54 GB` for `5.4 GB`), with it often the space. Puts it
 * in where a font then fits, that did not before, and ink stands on the baseline and none above it.
 *
 * @param inkAt the ink of the line's own glyphs
 * @returns the words with the point, or null when nothing speaks for one
 */
export function insertPeriod(line: TextLine, massOfLine: () => number, inkAt: InkAt): StyledWord[] | null {
  const [own] = line.fits;
  if (own.fitError < MIN_FIT_ERROR || line.words.length > MAX_WORD_COUNT || !/\d\d/.test(line.text)) return null;
  const split = splitClearly(line);
  const mass = massOfLine();
  const splitFit = split ? fitFonts(split, unionBox(split.map(({ box }) => box)), mass)[0] : undefined;
  const fitError = Math.min(own.fitError, splitFit?.fitError ?? own.fitError);
  const tried = [line.words, ...(split ? [split] : [])].flatMap((words) =>
    waysToInsert(words).map((way) => ({ way, fit: fitFonts(way, unionBox(way.map(({ box }) => box)), mass)[0] })),
  );
  const [best] = tried.filter(({ fit }) => fit).sort((a, b) => priceOf(a) - priceOf(b));
  if (
    !best ||
    best.fit.fitError > Math.min(MAX_FIT_ERROR, MAX_FIT_ERROR_RATIO * fitError) ||
    best.fit.letterSpacing > 0.3
  )
    return null;
  const { way, fit } = best;
  if (!areApart(line.words, way, fit)) return null;
  const baseline = baselineOf({ ...line, fit, text: way.map(({ text }) => text).join(' ') });
  // Hinting and blur move a small point aside by a pixel; a number alone says too little for that.
  const places = way.length > 1 ? [0, -1, 1] : [0];
  return way.every((word) => !/\d\.\d/.test(word.text) || hasPoint(word, fit, baseline, inkAt, places)) ? way : null;
}

/** Gaps that stand out speak for the spaces. */
const priceOf = ({ way, fit }: { way: readonly StyledWord[]; fit: FontFit }): number => fit.fitError - 0.3 * way.length;

function waysToInsert(words: readonly StyledWord[]): StyledWord[][] {
  return words.flatMap((word, i) =>
    [...word.text.matchAll(/\d(?=\d)/g)]
      .filter(({ index }) => !/[.,:]/.test(word.text) && /^.\d{1,2}(?!\d)/.test(word.text.slice(index)))
      .map(({ index }) => {
        const text = `${word.text.slice(0, index + 1)}.${word.text.slice(index + 1)}`;
        return words.map((other, k) => (k === i ? { ...word, text } : other));
      }),
  );
}

/** Whether ink stands where the font has the point of a word, and nothing above it; `places` are pixels aside to try. */
function hasPoint(
  { text, box }: StyledWord,
  { font, size }: FontFit,
  baseline: number,
  inkAt: InkAt,
  places: readonly number[],
): boolean {
  const before = text.slice(0, text.indexOf('.'));
  const point = glyphOf(font, '.');
  const advance = [...before].reduce((sum, character) => sum + glyphOf(font, character).advance, 0);
  const pen = box.x + (advance - glyphOf(font, text[0]).left) * size;
  const top = baseline - Math.round(measureText(font, '0').top * size);
  const low = baseline - Math.max(1, Math.round(point.top * size));
  return places.some((aside) => {
    const from = Math.round(pen + point.left * size) + aside;
    const to = Math.max(from + 1, Math.round(pen + point.right * size) + aside);
    const mean = (first: number, end: number): number => {
      let sum = 0;
      for (let y = first; y < end; y++) for (let x = from; x < to; x++) sum += inkAt(x, y);
      return sum / ((end - first) * (to - from));
    };
    return mean(low, baseline) > MIN_POINT_INK_SHARE && mean(top, low - 1) < MAX_INK_ABOVE_SHARE;
  });
}
