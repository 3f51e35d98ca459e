import type { Raster, Rgb } from '../facts.ts';
import { type Lab, lab } from '../lab.ts';
import { lumaOf } from './luma.ts';

export const COLUMNS = 32;
/** Numbers per cell: L, a, b of the mean colour, edge energy, content weight. */
export const CELL = 5;
/** A row is 8 CSS pixels high: four strips of two. Rows may begin at any strip. */
export const STRIPS = 4;
const STRIP_HEIGHT = 2;

/** One row of 32 cells for every strip of the image: the row that begins there. Rows overlap unless taken four strips apart. */
export type CellGrid = { strips: number; cells: Float32Array };

export const stripHeightOf = (scale: number): number => Math.max(1, Math.round(STRIP_HEIGHT * scale));

/** How much a cell differs from the background in colour, or how busy it is; 0.02 for an empty cell, at most 1.02. */
function contentWeight(color: Lab, edge: number, back: Lab): number {
  const distance = Math.hypot(color[0] - back[0], color[1] - back[1], color[2] - back[2]);
  return 0.02 + Math.min(1, distance / 25 + edge / 25);
}

/** One row of a page that is nothing but `color`, seen on a reference whose background is `background`. */
export function uniformRow(color: Rgb, background: Rgb): Float32Array {
  const [l, a, b] = lab(color);
  const weight = contentWeight([l, a, b], 0, lab(background));
  return Float32Array.from({ length: COLUMNS * CELL }, (_, k) => [l, a, b, 0, weight][k % CELL] as number);
}

/** Sums over every strip × column: red, green, blue, edges, pixels. */
function stripSums(image: Raster, scale: number, referenceWidth: number): { strips: number; sums: Float64Array } {
  const { width, height, data } = image;
  const luma = lumaOf(image);
  const stripHeight = stripHeightOf(scale);
  const strips = Math.max(1, Math.ceil(height / stripHeight));
  const sums = new Float64Array(strips * COLUMNS * 5);
  for (let y = 0; y < height; y += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const left = Math.round((column * referenceWidth * scale) / COLUMNS);
      const right = Math.min(width, Math.round(((column + 1) * referenceWidth * scale) / COLUMNS));
      let red = 0;
      let green = 0;
      let blue = 0;
      let edges = 0;
      for (let x = left, k = y * width + left; x < right; x += 1, k += 1) {
        red += data[4 * k] as number;
        green += data[4 * k + 1] as number;
        blue += data[4 * k + 2] as number;
        const here = luma[k] as number;
        if (x + 1 < width) edges += Math.abs((luma[k + 1] as number) - here);
        if (y + 1 < height) edges += Math.abs((luma[k + width] as number) - here);
      }
      const at = (Math.floor(y / stripHeight) * COLUMNS + column) * 5;
      sums[at] = (sums[at] as number) + red;
      sums[at + 1] = (sums[at + 1] as number) + green;
      sums[at + 2] = (sums[at + 2] as number) + blue;
      sums[at + 3] = (sums[at + 3] as number) + edges;
      sums[at + 4] = (sums[at + 4] as number) + Math.max(0, right - left);
    }
  }
  return { strips, sums };
}

/**
 * Cuts an image into rows of 8 CSS pixels × 32 columns of the reference's width. `scale` is image pixels per CSS pixel;
 * what lies beyond the image's right edge counts as `background`.
 */
export function cellGrid(image: Raster, scale: number, referenceWidth: number, background: Rgb): CellGrid {
  const { strips, sums } = stripSums(image, scale, referenceWidth);
  const cells = new Float32Array(strips * COLUMNS * CELL);
  const back = lab(background);
  for (let strip = 0; strip < strips; strip += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const total = [0, 0, 0, 0, 0];
      for (let k = strip; k < Math.min(strips, strip + STRIPS); k += 1) {
        const from = (k * COLUMNS + column) * 5;
        for (let c = 0; c < 5; c += 1) total[c] = (total[c] as number) + (sums[from + c] as number);
      }
      const [red, green, blue, edges, count] = total as [number, number, number, number, number];
      const color = count > 0 ? lab([red / count, green / count, blue / count]) : back;
      const edge = count > 0 ? edges / count : 0;
      const at = (strip * COLUMNS + column) * CELL;
      cells.set(color, at);
      cells[at + 3] = edge;
      cells[at + 4] = contentWeight(color, edge, back);
    }
  }
  return { strips, cells };
}
