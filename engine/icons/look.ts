import type { InkImage } from '../typeface/paint-word.ts';

/** Both sides of the grid on which icons are compared. On 24 cells no more icons are told apart (engine-log: icon-look). */
export const GRID = 16;
/** Ink below this is the haze of a soft edge. */
const MIN_INK = 0.08;

/**
 * What an icon looks like, whatever its size: the ink of its bounding box on GRID × GRID cells, blurred by a cell, since
 * strokes lie on pixels in one picture and between them in another. The box is known to parts of a pixel: a soft edge
 * covers as much of its last pixels as they are dark.
 */
export type Look = { cells: Float32Array; left: number; top: number; right: number; bottom: number };

/** @returns undefined where there is no ink */
export function lookOf({ width, height, data }: InkImage): Look | undefined {
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] < MIN_INK) continue;
      if (x < x0) x0 = x;
      if (x >= x1) x1 = x + 1;
      if (y < y0) y0 = y;
      if (y >= y1) y1 = y + 1;
    }
  if (x1 <= x0) return undefined;
  const most = (count: number, inkAt: (i: number) => number): number => {
    let found = 0;
    for (let i = 0; i < count; i++) found = Math.max(found, inkAt(i));
    return Math.min(1, found);
  };
  const column = (x: number) => most(y1 - y0, (i) => data[(y0 + i) * width + x]);
  const row = (y: number) => most(x1 - x0, (i) => data[y * width + x0 + i]);
  const [left, right] = x1 - x0 > 1 ? [x0 + 1 - column(x0), x1 - 1 + column(x1 - 1)] : [x0, x1];
  const [top, bottom] = y1 - y0 > 1 ? [y0 + 1 - row(y0), y1 - 1 + row(y1 - 1)] : [y0, y1];
  const ink = { width, height, data };
  return { cells: blur(average(ink, left, top, right, bottom)), left, top, right, bottom };
}

/** The logarithm of its width by height. */
export const aspectOf = ({ left, top, right, bottom }: Look): number => Math.log((right - left) / (bottom - top));

/** Zero mean, unit length; null where all cells are alike, as in a bar. */
export function normalized(cells: ArrayLike<number>): Float32Array | null {
  let [sum, squares] = [0, 0];
  for (let i = 0; i < cells.length; i++) {
    sum += cells[i];
    squares += cells[i] * cells[i];
  }
  const mean = sum / cells.length;
  const length = Math.sqrt(Math.max(0, squares - sum * mean));
  if (length < MIN_VARIETY * Math.sqrt(cells.length) * mean) return null;
  return Float32Array.from(cells, (cell) => (cell - mean) / length);
}

/** Spread of the cells over their mean. */
const MIN_VARIETY = 0.05;

export function correlation(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

/** The mean ink of each cell of a grid on a part of the image. */
function average({ width, data }: InkImage, left: number, top: number, right: number, bottom: number): Float32Array {
  const cells = new Float32Array(GRID * GRID);
  const [across, down] = [(right - left) / GRID, (bottom - top) / GRID];
  for (let y = Math.floor(top); y < bottom; y++)
    for (let x = Math.floor(left); x < right; x++) {
      const ink = data[y * width + x];
      if (ink === 0) continue;
      const [c0, c1] = cellsOf(x, left, right, across);
      const [r0, r1] = cellsOf(y, top, bottom, down);
      for (let row = r0; row <= r1; row++) {
        const high = Math.min(y + 1, top + (row + 1) * down) - Math.max(y, top + row * down);
        if (high <= 0) continue;
        for (let column = c0; column <= c1; column++) {
          const wide = Math.min(x + 1, left + (column + 1) * across) - Math.max(x, left + column * across);
          if (wide > 0) cells[row * GRID + column] += ink * wide * high;
        }
      }
    }
  for (let i = 0; i < cells.length; i++) cells[i] /= across * down;
  return cells;
}

/** The first and the last cell that a pixel reaches into. */
const cellsOf = (at: number, from: number, to: number, step: number): [number, number] => [
  Math.max(0, Math.floor((at - from) / step)),
  Math.min(GRID - 1, Math.floor((Math.min(at + 1, to) - from) / step)),
];

/** With 1 2 1 each way; outside there is no ink to be known of. */
function blur(cells: Float32Array): Float32Array {
  const result = new Float32Array(cells.length);
  for (let y = 0; y < GRID; y++)
    for (let x = 0; x < GRID; x++) {
      let [sum, weights] = [0, 0];
      for (let v = Math.max(0, y - 1); v <= Math.min(GRID - 1, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(GRID - 1, x + 1); u++) {
          const weight = (v === y ? 2 : 1) * (u === x ? 2 : 1);
          sum += weight * cells[v * GRID + u];
          weights += weight;
        }
      result[y * GRID + x] = sum / weights;
    }
  return result;
}
