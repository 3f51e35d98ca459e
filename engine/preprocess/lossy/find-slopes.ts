import type { Pixels } from '../../model/pixels.ts';
import { blue, green, red, rgb } from '../../raster/color.ts';
import { NO_BAND } from './find-bands.ts';
import { CELL_PX, type PlainColors } from './find-plain-colors.ts';
import { type Plane, PlaneSums } from './plane-sums.ts';
import { MAX_RANGE_LEVELS, type SmoothRegion, smoothRegions } from './smooth-regions.ts';

/** Levels that the cells of a gradient are off its course on average, and one of them at most. */
const [MAX_MEAN_OFF_LEVELS, MAX_OFF_LEVELS] = [1.15, 3];
/** The course is that of the cells up to so many away, as near as there are enough of them, by share; from afar on both sides. */
const REACHES = [
  { reach: 3, minShare: 0.25, maxAside: 1 },
  { reach: 6, minShare: 0.2, maxAside: 0.4 },
  { reach: 12, minShare: 0.12, maxAside: 0.4 },
];
/**
 * What is added to the channels before they are rounded: where compression has only known their luma they would step
 * together, in bands as wide as surfaces are.
 */
const PHASES = [-1 / 3, 0, 1 / 3];
/** Levels that the channels differ by in what is not grey: grey stays grey. */
const MIN_CHROMA_LEVELS = 8;

const NONE = -1;

/** What a gradient shows at each pixel, or would where something stands on it; NONE elsewhere. */
export type Slopes = { colors: Int32Array; isPart(cell: number): boolean };

/**
 * Gradients that compression left smooth, but in blocks: their course is that of all the cells around, and goes on under
 * the letters on them.
 *
 * @param plain loses the bands that are parts of gradients
 * @returns null when there are none
 */
export function findSlopes({ width, height }: Pixels, plain: PlainColors): Slopes | null {
  const { columns, rows, cells, bands, means, ranges } = plain;
  const count = columns * rows;
  const planes: (Plane | undefined)[] = [];
  const owners = new Int32Array(count).fill(NONE);
  const parts = new Int32Array(count).fill(NONE);
  const regions = smoothRegions(plain);
  regions.forEach((region, id) => {
    for (const cell of region.cells) parts[cell] = id;
  });
  const found = regions.filter(follow);
  if (found.length === 0) return null;
  const isPart = (cell: number): boolean =>
    owners[cell] !== NONE && ranges[cell] <= MAX_RANGE_LEVELS && offOf(planes[cell]!, means[cell]) <= MAX_OFF_LEVELS;
  const colors = new Int32Array(width * height).fill(NONE);
  for (let cell = 0; cell < count; cell++) {
    if (isPart(cell)) cells[cell] = NONE;
    if (owners[cell] !== NONE) paint(cell);
  }
  return { colors, isPart };

  /** Gives the cells of a region, and those near it that nothing is known of, its course; not when that explains it badly. */
  function follow(region: SmoothRegion, id: number): boolean {
    const reach = REACHES[REACHES.length - 1].reach;
    const [left, top] = [Math.max(0, region.left - reach), Math.max(0, region.top - reach)];
    const [right, bottom] = [Math.min(columns - 1, region.right + reach), Math.min(rows - 1, region.bottom + reach)];
    const sums = new PlaneSums(right - left + 1, bottom - top + 1, (x, y) => {
      const cell = (top + y) * columns + left + x;
      return parts[cell] === id ? means[cell] : NONE;
    });
    const planeAt = (cell: number): Plane | undefined => {
      const [x, y] = [(cell % columns) - left, Math.floor(cell / columns) - top];
      for (const near of REACHES) {
        const plane = sums.around(x, y, near.reach, near.minShare, near.maxAside);
        if (plane) return plane;
      }
      return undefined;
    };
    const own = region.cells.map(planeAt);
    const off = own.reduce((sum, plane, k) => sum + (plane ? offOf(plane, means[region.cells[k]]) : 0), 0);
    const isCourse = off <= MAX_MEAN_OFF_LEVELS * own.length;
    const give = (cell: number, plane: Plane | undefined): void => {
      if (!plane) return;
      planes[cell] = plane;
      owners[cell] = id;
    };
    if (isCourse) {
      for (const [k, cell] of region.cells.entries()) give(cell, own[k]);
      for (let y = top; y <= bottom; y++) {
        for (let cell = y * columns + left, end = cell + right - left; cell <= end; cell++) {
          const isFree = parts[cell] === NONE && owners[cell] === NONE;
          if (isFree && (cells[cell] < 0 || bands[cell] !== NO_BAND)) give(cell, planeAt(cell));
        }
      }
    }
    sums.free();
    return isCourse;
  }

  /** Between the corners of a cell, each of which is where the planes of the cells around it meet. */
  function paint(cell: number): void {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    const { at } = planes[cell]!;
    const isGrey = Math.max(...at) - Math.min(...at) < MIN_CHROMA_LEVELS;
    const [a, b, c, d] = [0, 1, 2, 3].map((k) => cornerAt(owners[cell], x + (k % 2), y + (k >> 1)));
    for (let row = 0; row < CELL_PX; row++) {
      const down = (row + 0.5) / CELL_PX;
      for (let column = 0; column < CELL_PX; column++) {
        const across = (column + 0.5) / CELL_PX;
        const level = (k: number): number => {
          const upper = a[k] + across * (b[k] - a[k]);
          const value = Math.round(upper + down * (c[k] + across * (d[k] - c[k]) - upper) + (isGrey ? 0 : PHASES[k]));
          return Math.min(255, Math.max(0, value));
        };
        colors[(y * CELL_PX + row) * width + x * CELL_PX + column] = rgb(level(0), level(1), level(2));
      }
    }
  }

  function cornerAt(owner: number, u: number, v: number): number[] {
    const sum = [0, 0, 0];
    let n = 0;
    for (let y = Math.max(0, v - 1); y <= Math.min(rows - 1, v); y++)
      for (let x = Math.max(0, u - 1); x <= Math.min(columns - 1, u); x++) {
        if (owners[y * columns + x] !== owner) continue;
        const { at, right, down } = planes[y * columns + x]!;
        for (const k of [0, 1, 2]) sum[k] += at[k] + right[k] * (u - x - 0.5) + down[k] * (v - y - 0.5);
        n++;
      }
    return sum.map((value) => value / n);
  }
}

function offOf({ at: [r, g, b] }: Plane, color: number): number {
  return Math.max(Math.abs(red(color) - r), Math.abs(green(color) - g), Math.abs(blue(color) - b));
}
