import type { Typeface } from '../model/font.ts';
import type { TextLine } from '../model/text-line.ts';
import { BLEED_PX, HEIGHT_DEVIATION_PX } from './ink-model.ts';
import { measureText } from './measure-text.ts';
import { templateTypefaces } from './template-typefaces.ts';

/** Lines that speak for a typeface: long enough and read with this confidence, at most so many a page, from all over it. */
const MIN_LETTER_COUNT = 6;
const MIN_CONFIDENCE = 80;
const MAX_LINE_COUNT = 60;
/** A page is set in no more faces, weights and italics counted. */
const MAX_FACE_COUNT = 6;
/** A line that fits no better than this, in squares of pixels a word, says nothing. */
const MAX_MISS = 4;

/**
 * The known typefaces, next to each other where the real ones are unknown, that the lines of a page are set in: those that
 * leave the least of the widths of all words unexplained, one after another.
 */
export function pageTypefaces(lines: readonly TextLine[]): Typeface[] {
  const telling = lines.filter(
    ({ grid, text, confidence }) => !grid && confidence >= MIN_CONFIDENCE && text.length >= MIN_LETTER_COUNT,
  );
  const step = Math.max(1, telling.length / MAX_LINE_COUNT);
  const sample = Array.from(
    { length: Math.min(telling.length, MAX_LINE_COUNT) },
    (_, i) => telling[Math.floor(i * step)],
  );
  const candidates = templateTypefaces().map((face) => ({ face, misses: sample.map((line) => missOf(line, face)) }));
  const chosen: Typeface[] = [];
  const left = sample.map(() => MAX_MISS);
  while (chosen.length < MAX_FACE_COUNT) {
    const gains = candidates.map(({ misses }) => misses.reduce((sum, miss, i) => sum + Math.max(0, left[i] - miss), 0));
    const most = Math.max(...gains);
    if (most < 0.5) break;
    const { face, misses } = candidates[gains.indexOf(most)];
    chosen.push(face);
    misses.forEach((miss, i) => {
      left[i] = Math.min(left[i], miss);
    });
  }
  return chosen;
}

/** How far the words of a line are from the widths that they have in a typeface, whatever its size: a mean square in pixels. */
function missOf({ words, box }: TextLine, face: Typeface): number {
  const measured = words.map(({ text, box: { width } }) => {
    const { start, end, top, bottom } = measureText(face, text);
    return { em: end - start, px: width - BLEED_PX, top, bottom };
  });
  const size = weightedMedian(measured.map(({ em, px }) => ({ value: px / Math.max(0.01, em), weight: em })));
  const widths = measured.reduce((sum, { em, px }) => sum + Math.min(4, (px - em * size) ** 2), 0) / words.length;
  const top = Math.max(...measured.map((word) => word.top));
  const bottom = Math.min(...measured.map((word) => word.bottom));
  return widths + ((box.height - BLEED_PX - (top - bottom) * size) / HEIGHT_DEVIATION_PX) ** 2;
}

function weightedMedian(items: { value: number; weight: number }[]): number {
  const sorted = items.sort((a, b) => a.value - b.value);
  let left = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  for (const { value, weight } of sorted) {
    left -= weight;
    if (left <= 0) return value;
  }
  return 0;
}
