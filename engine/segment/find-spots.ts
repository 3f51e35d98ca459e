import type { Pixels } from '../raster/pack.ts';
import { release } from '../raster/release.ts';
import type { Box } from '../types.ts';
import type { Labelling } from './measure-regions.ts';
import { findRuns, type Runs, rootOf, singletons, touchRows, unite } from './runs.ts';

/**
 * A connected piece of what is not surface: glyphs, icons, photographs, borders.
 * `surface` is the label of the surface that touches it most, `share` how much of the touching that is (0..1).
 */
export type Spot = Box & { id: number; pixels: number; surface: number; share: number; second: number };

/**
 * `ids` has the spot of each pixel, from the id `first` on; what is smaller is the label of the region there. `ink` are the
 * runs that the spots are made of.
 */
export type SpotMap = { ids: Int32Array; first: number; ink: Runs; spots: Spot[] };

/**
 * 8-connected components of the pixels outside every surface, with the surface each one lies on. Their ids take the place
 * of the labels there: a map of its own would be 40 MB for a tall page.
 */
export function findSpots(image: Pixels, { labels, regions }: Labelling, isSurface: Uint8Array): SpotMap {
  const ink = findRuns(image.width, image.height, (at) => isSurface[labels[at]] === 0);
  const map: SpotMap = { ids: labels, first: regions.length + 1, ink, spots: [] };
  addSpots(map, ink, image, isSurface);
  return map;
}

/** Adds the components of `runs` to the map, in reading order. */
export function addSpots(
  { ids, first, spots }: SpotMap,
  runs: Runs,
  { width, height }: Pixels,
  isSurface: Uint8Array,
): void {
  const { starts, ends, rows } = runs;
  const parent = singletons(starts.length);
  const join = (run: number, above: number) => unite(parent, run, above);
  for (let y = 1; y < height; y++) touchRows(runs, width, y, join);
  const known = spots.length;
  const touching: Map<number, number>[] = [];
  const touch = (spot: number, from: number, to: number) => {
    const counts = touching[spot - known];
    for (let at = from; at < to; at++) {
      const label = ids[at];
      if (label < first && isSurface[label] === 1) counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  };
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let run = rows[y]; run < rows[y + 1]; run++) {
      const [start, end] = [starts[run], ends[run]];
      const root = rootOf(parent, run);
      const index = root === run ? spots.length : ids[starts[root]] - first;
      if (root === run) {
        touching.push(new Map());
        // A piece of an earlier spot that only rules surround lies where that lay.
        const surface = ids[start] < first ? -1 : spots[ids[start] - first].surface;
        spots.push({ ...UNMEASURED, id: first + index, x: start - row, y, surface });
      }
      ids.fill(first + index, start, end);
      const spot = spots[index];
      spot.pixels += end - start;
      spot.x = Math.min(spot.x, start - row);
      spot.width = Math.max(spot.width, end - row);
      spot.height = y + 1;
      if (y > 0) touch(index, start - width, end - width);
      if (start > row) touch(index, start - 1, start);
      if (end < row + width) touch(index, end, end + 1);
      if (y + 1 < height) touch(index, start + width, end + width);
    }
  }
  for (let index = known; index < spots.length; index++) {
    const spot = spots[index];
    // While growing, width and height held the exclusive right and bottom edges.
    spot.width -= spot.x;
    spot.height -= spot.y;
    const counts = touching[index - known];
    if (counts.size > 0) Object.assign(spot, mostTouching(counts));
  }
  release(parent);
}

const UNMEASURED: Spot = { id: 0, pixels: 0, x: 0, y: 0, width: 0, height: 0, surface: -1, share: 0, second: -1 };

/** The surfaces that touch most and second most; of those that touch alike, the first one in reading order. */
function mostTouching(counts: ReadonlyMap<number, number>): { surface: number; share: number; second: number } {
  let total = 0;
  let surface = -1;
  let best = 0;
  for (const [label, count] of counts) {
    total += count;
    if (count > best) {
      best = count;
      surface = label;
    }
  }
  let second = -1;
  let next = 0;
  for (const [label, count] of counts) {
    if (label !== surface && count > next) {
      next = count;
      second = label;
    }
  }
  return { surface, share: best / total, second };
}
