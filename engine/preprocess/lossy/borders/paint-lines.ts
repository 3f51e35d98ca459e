import type { Rgb } from '../../../model/color.ts';
import type { Pixels } from '../../../model/pixels.ts';
import { blue, green, red, rgb } from '../../../raster/color.ts';
import type { LineRun, Lumas } from './line-runs.ts';

/** Shorter lines are as likely bars of letters. */
const MIN_LENGTH_PX = 32;
/** A pixel of a line has so much of its contrast; so many pixels of a row make it one of the line's. */
const [MIN_SHARE, MIN_ROW_SHARE] = [0.5, 0.5];
/** Pixels at its ends, which are another line's, too, or fainter. */
const MAX_END_PX = 8;
/** Rows from the middle of a line to its ground. */
const GROUND_PX = 3;
/** Rows to each side of the middle one of a line. */
const ROWS = [-1, 0, 1];

/**
 * Gives a line one colour from end to end, the mean of what was left of it.
 * @param clean is changed, but for what is painted already; where lines cross, the first goes on
 * @param isPainted a pixel, row-major as in `clean`
 * @param lumas in which the lines are level
 * @param indexOf where a column and a row of `lumas` are in `clean`
 */
export function paintLines(
  clean: Pixels,
  isPainted: Uint8Array,
  runs: readonly LineRun[],
  { width, data }: Lumas,
  indexOf: (x: number, y: number) => number,
): void {
  for (const { y, from, to, contrast } of runs) {
    if (to - from + 1 < MIN_LENGTH_PX) continue;
    const rows = ROWS.map((row) => {
      const seen: number[] = [];
      for (let x = from; x <= to; x++) {
        const ground = (data[(y - GROUND_PX) * width + x] + data[(y + GROUND_PX) * width + x]) / 2;
        if ((ground - data[(y + row) * width + x]) / contrast >= MIN_SHARE) seen.push(x);
      }
      return { row, seen };
    }).filter(({ seen }) => seen.length >= MIN_ROW_SHARE * (to - from + 1));
    const own = rows.flatMap(({ row, seen }) => {
      const at = (y + row) * width;
      const luma = seen.reduce((sum, x) => sum + data[at + x], 0) / seen.length;
      // Where another line crosses, both of them are its ground.
      const isAlike = (x: number): boolean => Math.abs(data[at + x] - luma) <= MIN_SHARE * Math.abs(contrast);
      const places = [...seen];
      for (let x = from, k = 0; x <= to; x++) {
        if (seen[k] === x) k++;
        else if (isAlike(x)) places.push(x);
      }
      for (let x = from - 1; x >= Math.max(0, from - MAX_END_PX) && isAlike(x); x--) places.push(x);
      for (let x = to + 1; x <= Math.min(width - 1, to + MAX_END_PX) && isAlike(x); x++) places.push(x);
      return places.map((x) => indexOf(x, y + row));
    });
    const color = meanColor(own.map((at) => clean.data[at]));
    for (const at of own) {
      if (isPainted[at] === 1) continue;
      isPainted[at] = 1;
      clean.data[at] = color;
    }
  }
}

function meanColor(colors: readonly Rgb[]): Rgb {
  const mean = (of: (color: Rgb) => number): number =>
    Math.round(colors.reduce((sum, color) => sum + of(color), 0) / Math.max(1, colors.length));
  return rgb(mean(red), mean(green), mean(blue));
}
