import type { Rgb } from '../../model/color.ts';
import { blue, green, red } from '../../raster/color.ts';
import { release } from '../../raster/release.ts';

/** The colour at a place, and how it changes from one cell to the next, each by channel. */
export type Plane = { at: number[]; right: number[]; down: number[] };

/** Keeps few cells in a row from having any slope across it. */
const RIDGE = 0.5;
/** Sums of 1, x, y, x², y², xy, and of each channel c, c·x, c·y. */
const TERMS = 15;

/** The planes that the colours of the cells of a region lie around, in a window around any cell. */
export class PlaneSums {
  readonly #columns: number;
  readonly #rows: number;
  /** All sums over the cells above and left of each corner, one after another. */
  readonly #sums: Float64Array;

  /** @param colorAt the mean colour of the cell in a column and a row; -1 when it is not of the region */
  constructor(columns: number, rows: number, colorAt: (x: number, y: number) => Rgb) {
    this.#columns = columns;
    this.#rows = rows;
    const stride = (columns + 1) * TERMS;
    const sums = new Float64Array(stride * (rows + 1));
    const row = new Float64Array(TERMS);
    for (let y = 0; y < rows; y++) {
      row.fill(0);
      for (let x = 0; x < columns; x++) {
        const color = colorAt(x, y);
        if (color >= 0) {
          const [r, g, b] = [red(color), green(color), blue(color)];
          row[0]++;
          row[1] += x;
          row[2] += y;
          row[3] += x * x;
          row[4] += y * y;
          row[5] += x * y;
          row[6] += r;
          row[7] += g;
          row[8] += b;
          row[9] += r * x;
          row[10] += g * x;
          row[11] += b * x;
          row[12] += r * y;
          row[13] += g * y;
          row[14] += b * y;
        }
        const to = (y + 1) * stride + (x + 1) * TERMS;
        for (let k = 0; k < TERMS; k++) sums[to + k] = sums[to - stride + k] + row[k];
      }
    }
    this.#sums = sums;
  }

  /** Gives the memory back; nothing can be asked for afterwards. */
  free(): void {
    release(this.#sums);
  }

  /**
   * The plane of the cells up to `reach` away from a cell, at that cell.
   * @param maxAside how far their middle may lie from the cell, in parts of the reach
   * @returns null when they are less than a share of all cells there, or to one side
   */
  around(x: number, y: number, reach: number, minShare: number, maxAside: number): Plane | null {
    const [left, right] = [Math.max(0, x - reach), Math.min(this.#columns, x + reach + 1)];
    const [top, foot] = [Math.max(0, y - reach), Math.min(this.#rows, y + reach + 1)];
    const corner = (u: number, v: number): number => (v * (this.#columns + 1) + u) * TERMS;
    const [a, b, c, d] = [corner(left, top), corner(right, top), corner(left, foot), corner(right, foot)];
    const sums = this.#sums;
    const sum = (k: number): number => sums[d + k] - sums[b + k] - sums[c + k] + sums[a + k];
    const n = sum(0);
    if (n < minShare * (2 * reach + 1) ** 2) return null;
    const [u, v] = [sum(1) / n, sum(2) / n];
    if (Math.hypot(u - x, v - y) > maxAside * reach) return null;
    const [uu, vv, uv] = [sum(3) / n - u * u + RIDGE, sum(4) / n - v * v + RIDGE, sum(5) / n - u * v];
    const det = uu * vv - uv * uv;
    const plane: Plane = { at: [0, 0, 0], right: [0, 0, 0], down: [0, 0, 0] };
    for (const k of [0, 1, 2]) {
      const mean = sum(6 + k) / n;
      const [cu, cv] = [sum(9 + k) / n - mean * u, sum(12 + k) / n - mean * v];
      plane.right[k] = (cu * vv - cv * uv) / det;
      plane.down[k] = (cv * uu - cu * uv) / det;
      plane.at[k] = mean + plane.right[k] * (x - u) + plane.down[k] * (y - v);
    }
    return plane;
  }
}
