import type { Pixels } from '../raster/pack.ts';
import { countPixels, type Labelling, measureRegions } from './measure-regions.ts';
import { findColorRuns, type Runs, rootOf, singletons, touchRows, unite } from './runs.ts';

export type { Labelling, Region } from './measure-regions.ts';

/** Where a square of this side is one exact colour, a design was painted flat. */
const SOLID = 12;
/** The bands of a slow gradient touch along their whole length; soft corners lead across in a few pixels. */
const LONG_STEP = 24;

/**
 * Connected components of near-equal neighbours (4-connected, union-find over the runs of one colour in each row).
 * Comparing neighbours rather than a seed lets a smooth gradient be one region, while the anti-aliased edge of a glyph, a
 * jump of many levels, always parts two. Two solid areas of different colours stay apart even where soft pixels lead from
 * one to the other (the edge of a faint box between two pixels, a pale shadow): only a long step of a single level, as in
 * a slow gradient, joins them.
 *
 * @param tolerance largest difference of a channel between neighbours, 0..255
 * @param least pixels of the smallest region that is told apart
 */
export function labelFlatRegions(image: Pixels, tolerance: number, least = 1): Labelling {
  const { width, height, data } = image;
  const runs = findColorRuns(data, width, height);
  const { starts, rows } = runs;
  const parent = singletons(starts.length);
  const joinEqual = (run: number, above: number) => {
    if (data[starts[run]] === data[starts[above]]) unite(parent, run, above);
  };
  for (let y = 1; y < height; y++) touchRows(runs, width, y, 0, joinEqual);
  const solid = findSolid(image, runs, parent);
  const steps: number[] = [];
  const join = (run: number, other: number, count: number) => {
    const color = data[starts[run]];
    const next = data[starts[other]];
    if (color === next || !near(color, next, tolerance)) return;
    const a = rootOf(parent, run);
    const b = rootOf(parent, other);
    if (a === b) return;
    if (!solid[a] || !solid[b]) {
      parent[Math.max(a, b)] = Math.min(a, b);
      if (solid[a] || solid[b]) solid[Math.min(a, b)] = 1;
    } else if (near(color, next, 1)) steps.push(run, other, count);
  };
  let last = 0;
  const joinBoth = (run: number, above: number, count: number) => {
    if (run !== last && starts[run] % width !== 0) join(run, run - 1, 1);
    last = run;
    join(run, above, count);
  };
  for (let run = 1; run < rows[1]; run++) join(run, run - 1, 1);
  for (let y = 1; y < height; y++) touchRows(runs, width, y, 0, joinBoth);
  joinSteps(steps, parent, runs);
  return measureRegions(image, runs, parent, least);
}

/** Joins solid areas that touch along a line in steps of one level; `steps` are two runs and how many pixels they share. */
function joinSteps(steps: readonly number[], parent: Int32Array, runs: Runs): void {
  const contacts = new Map<number, { a: number; b: number; count: number }>();
  for (let k = 0; k < steps.length; k += 3) {
    const a = rootOf(parent, steps[k]);
    const b = rootOf(parent, steps[k + 1]);
    if (a === b) continue;
    const key = Math.min(a, b) * parent.length + Math.max(a, b);
    const contact = contacts.get(key);
    if (contact) contact.count += steps[k + 2];
    else contacts.set(key, { a, b, count: steps[k + 2] });
  }
  const long = [...contacts.values()].filter(({ count }) => count >= LONG_STEP);
  if (long.length === 0) return;
  const sizes = countPixels(runs, parent);
  for (const { a, b, count } of long) {
    if (count >= 0.5 * Math.sqrt(Math.min(sizes[a], sizes[b]))) unite(parent, a, b);
  }
}

/** For each root, 1 when its pixels, all of one colour, hold a square of `SOLID`. */
function findSolid({ width, height, data }: Pixels, { starts, ends, rows }: Runs, parent: Int32Array): Uint8Array {
  const solid = new Uint8Array(starts.length);
  // How many pixels of one colour stand above each other in a column, up to the current row.
  const heights = new Uint8Array(width).fill(1);
  for (let y = 1; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (data[at] !== data[at - width]) heights[x] = 1;
      else if (heights[x] < SOLID) heights[x]++;
    }
    for (let run = rows[y]; run < rows[y + 1]; run++) {
      if (ends[run] - starts[run] < SOLID) continue;
      const from = starts[run] - y * width;
      const to = ends[run] - y * width;
      let across = 0;
      for (let x = from; x < to && across < SOLID; x++) across = heights[x] === SOLID ? across + 1 : 0;
      if (across === SOLID) solid[rootOf(parent, run)] = 1;
    }
  }
  return solid;
}

function near(a: number, b: number, tolerance: number): boolean {
  const dr = (a >> 16) - (b >> 16);
  const dg = ((a >> 8) & 255) - ((b >> 8) & 255);
  const db = (a & 255) - (b & 255);
  return (
    dr <= tolerance && dr >= -tolerance && dg <= tolerance && dg >= -tolerance && db <= tolerance && db >= -tolerance
  );
}
