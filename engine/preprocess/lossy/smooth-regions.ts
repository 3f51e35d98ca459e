import { blue, channelDistance, green, red } from '../../raster/color.ts';
import { rootOf, singletons, unite } from '../../segmentation/regions/runs.ts';
import { BAND } from './find-bands.ts';
import type { PlainColors } from './find-plain-colors.ts';

/** Levels that a channel varies by in a cell of a gradient, and from one cell to the next. */
export const MAX_RANGE_LEVELS = 8;
const MAX_STEP_LEVELS = 8;
/** Cells of a gradient, and levels between its ends: what varies less is of one colour. */
const [MIN_CELLS, MIN_SPAN_LEVELS] = [40, 10];
/** A region with a larger share of its cells in one colour is plain, and what else is in it are artefacts. */
const MAX_PLAIN_SHARE = 0.3;
/** Share of its cells that have only others of it around them: what is left between letters has fewer. */
const MIN_CORE_SHARE = 0.4;

/** Cells that may be a gradient, and where the outermost of them are. */
export type SmoothRegion = { cells: number[]; left: number; top: number; right: number; bottom: number };

/** The regions of cells that lead softly from one colour to another one. */
export function smoothRegions({ columns, rows, cells, bands, means, ranges }: PlainColors): SmoothRegion[] {
  const count = columns * rows;
  const isSmooth = (cell: number): boolean =>
    bands[cell] === BAND || (cells[cell] < 0 && ranges[cell] <= MAX_RANGE_LEVELS);
  const parent = singletons(count);
  for (let cell = 0; cell < count; cell++) {
    if (!isSmooth(cell)) continue;
    const join = (next: number): void => {
      if (isSmooth(next) && channelDistance(means[cell], means[next]) <= MAX_STEP_LEVELS) unite(parent, cell, next);
    };
    const x = cell % columns;
    for (const step of [1, 2]) {
      if (x + step < columns) join(cell + step);
      if (cell + step * columns < count) join(cell + step * columns);
    }
  }
  const regions = new Map<number, SmoothRegion>();
  for (let cell = 0; cell < count; cell++) {
    if (!isSmooth(cell)) continue;
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    const root = rootOf(parent, cell);
    const region = regions.get(root);
    if (!region) {
      regions.set(root, { cells: [cell], left: x, top: y, right: x, bottom: y });
      continue;
    }
    region.cells.push(cell);
    region.left = Math.min(region.left, x);
    region.right = Math.max(region.right, x);
    region.bottom = y;
  }
  const isRagged = (cells: readonly number[]): boolean => {
    const isOwn = (cell: number): boolean =>
      cell < 0 || cell >= count || (isSmooth(cell) && rootOf(parent, cell) === rootOf(parent, cells[0]));
    const isCore = (cell: number): boolean => [-1, 1, -columns, columns].every((step) => isOwn(cell + step));
    return cells.filter(isCore).length < MIN_CORE_SHARE * cells.length;
  };
  return [...regions.values()].filter(
    ({ cells: own }) =>
      own.length >= MIN_CELLS && spanOf(own, means) >= MIN_SPAN_LEVELS && !isPlain(own, means) && !isRagged(own),
  );
}

function isPlain(cells: readonly number[], means: Int32Array): boolean {
  const counts = new Map<number, number>();
  for (const cell of cells) counts.set(means[cell], (counts.get(means[cell]) ?? 0) + 1);
  return Math.max(...counts.values()) > MAX_PLAIN_SHARE * cells.length;
}

function spanOf(cells: readonly number[], means: Int32Array): number {
  const spans = [red, green, blue].map((channel) => {
    let [low, high] = [255, 0];
    for (const cell of cells) {
      low = Math.min(low, channel(means[cell]));
      high = Math.max(high, channel(means[cell]));
    }
    return high - low;
  });
  return Math.max(...spans);
}
