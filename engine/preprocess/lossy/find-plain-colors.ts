import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import { blue, channelDistance, green, red, rgb } from '../../raster/color.ts';
import { rootOf, singletons, unite } from '../../segmentation/regions/runs.ts';
import { findBands, NO_BAND } from './find-bands.ts';
import { neighbours } from './neighbours.ts';

/** Side of the cells that are judged, in pixels: a quarter of a block of JPEG, a block of WebP. */
export const CELL_PX = 4;
/** Surfaces whose colours differ by no more levels are of one colour. */
const SAME_LEVELS = 2;
/** A surface has so many cells of exactly its colour: gradients and photographs have not. */
const MIN_CELLS = 12;
/** Neighbours that differ by no more levels lead softly from one colour to the next, as in a photograph. */
const SOFT_LEVELS = 14;
const MAX_SOFT_SHARE = 0.3;
/** Cells across, unless it ends sharply: the bands of a gradient are thinner. */
const MIN_THICKNESS = 2.5;

/**
 * The colours of the plain surfaces of a picture; for each cell which of them it has (-1: none), its mean colour, and how many levels
 * the channel that differs most in it differs by.
 */
export type PlainColors = {
  columns: number;
  rows: number;
  colors: Rgb[];
  cells: Int16Array;
  /** NO_BAND, THIN or BAND: whether the surface of a cell may be a part of a gradient. */
  bands: Uint8Array;
  means: Int32Array;
  ranges: Uint8Array;
};

/**
 * Surfaces that compression left as they were: it changes nothing where a block holds a single colour. Only those that
 * were painted count; flat spots of a photograph end softly.
 */
export function findPlainColors(image: Pixels): PlainColors {
  const columns = Math.floor(image.width / CELL_PX);
  const rows = Math.floor(image.height / CELL_PX);
  const count = columns * rows;
  const means = new Int32Array(count);
  const ranges = new Uint8Array(count);
  for (let row = 0, cell = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, cell++) measureCell(image, column, row, cell, means, ranges);
  const parent = singletons(count);
  const isFlat = (cell: number): boolean => ranges[cell] === 0;
  for (let cell = 0; cell < count; cell++) {
    if (!isFlat(cell)) continue;
    for (const next of neighbours(cell, columns, count).slice(2))
      if (isFlat(next) && means[cell] === means[next]) unite(parent, cell, next);
  }
  const regions = new Map<number, { color: number; cells: number; ends: number; soft: number }>();
  for (let cell = 0; cell < count; cell++) {
    if (!isFlat(cell)) continue;
    const root = rootOf(parent, cell);
    const region = regions.get(root) ?? { color: means[cell], cells: 0, ends: 0, soft: 0 };
    regions.set(root, region);
    region.cells++;
    for (const next of neighbours(cell, columns, count)) {
      if (isFlat(next) && rootOf(parent, next) === root) continue;
      region.ends++;
      const step = channelDistance(means[cell], means[next]);
      if (step > SAME_LEVELS && step <= SOFT_LEVELS && ranges[next] <= SOFT_LEVELS) region.soft++;
    }
  }
  const bandOf = findBands({ columns, means, ranges }, parent);
  const colors: number[] = [];
  const idOf = new Map<number, number>();
  const wide = new Set<number>();
  const bandsOf = new Map<number, number>();
  for (const [root, { color, cells, ends, soft }] of [...regions].sort((a, b) => b[1].cells - a[1].cells)) {
    if (cells < MIN_CELLS) break;
    if (soft > MAX_SOFT_SHARE * ends && cells < MIN_THICKNESS * soft) continue;
    const known = colors.findIndex((other) => channelDistance(other, color) <= SAME_LEVELS);
    const id = known >= 0 ? known : colors.push(color) - 1;
    idOf.set(root, id);
    const band = bandOf(root, ends);
    // A strip of the page's ground is none.
    if (band === NO_BAND) wide.add(color);
    else if (!wide.has(color)) bandsOf.set(root, band);
  }
  const found = new Int16Array(count).fill(-1);
  const bands = new Uint8Array(count);
  for (let cell = 0; cell < count; cell++) {
    if (!isFlat(cell)) continue;
    const root = rootOf(parent, cell);
    found[cell] = idOf.get(root) ?? -1;
    bands[cell] = bandsOf.get(root) ?? NO_BAND;
  }
  return { columns, rows, colors, cells: found, bands, means, ranges };
}

function measureCell(
  { width, data }: Pixels,
  column: number,
  row: number,
  cell: number,
  means: Int32Array,
  ranges: Uint8Array,
): void {
  let [r, g, b] = [0, 0, 0];
  let [lowR, lowG, lowB, highR, highG, highB] = [255, 255, 255, 0, 0, 0];
  for (let y = row * CELL_PX; y < (row + 1) * CELL_PX; y++) {
    for (let at = y * width + column * CELL_PX, end = at + CELL_PX; at < end; at++) {
      const [pr, pg, pb] = [red(data[at]), green(data[at]), blue(data[at])];
      r += pr;
      g += pg;
      b += pb;
      if (pr < lowR) lowR = pr;
      if (pr > highR) highR = pr;
      if (pg < lowG) lowG = pg;
      if (pg > highG) highG = pg;
      if (pb < lowB) lowB = pb;
      if (pb > highB) highB = pb;
    }
  }
  const all = CELL_PX * CELL_PX;
  means[cell] = rgb(Math.round(r / all), Math.round(g / all), Math.round(b / all));
  ranges[cell] = Math.max(highR - lowR, highG - lowG, highB - lowB);
}
