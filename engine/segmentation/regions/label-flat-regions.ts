import type { Pixels } from '../../model/pixels.ts';
import { SHARP_SOLID, SOFT_SOLID, type SolidLabelling } from '../../model/segmentation.ts';
import { release } from '../../raster/release.ts';
import { type ColorRuns, findColorRuns } from './color-runs.ts';
import { countPixels, measureRegions } from './measure-regions.ts';
import { rootOf, singletons, unite } from './runs.ts';

/** Where a square of this side is one exact colour, a design was painted flat (engine-log: solid-colors). */
const MIN_SOLID_SIDE_PX = 12;
/** The ground of a pill, between its words and its round ends, holds a square of this side and has so many pixels. */
const MIN_PLAIN_SIDE_PX = 5;
const MIN_PLAIN_PIXEL_COUNT = 160;
/** The bands of a slow gradient touch along their whole length, soft corners in a few pixels only (engine-log: gradient-steps). */
const MIN_CONTACT_PX = 24;

/**
 * Connected components of near-equal neighbours (4-connected, union-find over the runs of one colour in each row).
 * Comparing neighbours rather than a seed lets a smooth gradient be one region, while the anti-aliased edge of a glyph, a
 * jump of many levels, always separates two. Two solid areas of different colours stay apart even where soft pixels lead from
 * one to the other (the edge of a faint box between two pixels, a pale shadow): only a long step of a single level, as in
 * a slow gradient, joins them.
 *
 * @param tolerance largest difference of a channel between neighbours, 0..255
 * @param least pixels of the smallest region that is told apart
 */
export function labelFlatRegions(image: Pixels, tolerance: number, least = 1): SolidLabelling {
  const runs = findColorRuns(image.data, image.width, image.height);
  const parent = singletons(runs.starts.length - 1);
  joinEqual(image, runs, parent);
  const solid = findSolid(image, runs, parent, MIN_SOLID_SIDE_PX);
  const pixels = solidPixels(solid, image, runs, parent);
  const plain = addPlain(solid, image, runs, parent);
  joinNear(image, runs, parent, solid, 1, plain);
  const sizes = countPixels(runs, parent);
  addSlow(solid, sizes);
  release(sizes);
  const steps = joinNear(image, runs, parent, solid, tolerance, plain);
  joinSteps(steps, parent, runs, image.width);
  release(solid, plain);
  const labelling = measureRegions(image, runs, parent, least);
  release(runs.starts, parent);
  return { ...labelling, solid: pixels };
}

/** For each pixel whether its area of one colour holds a square of `MIN_SOLID_SIDE_PX`, and how it ends. */
function solidPixels(solid: Uint8Array, image: Pixels, { starts, rows }: ColorRuns, parent: Int32Array): Uint8Array {
  const { width, height, data } = image;
  const soft = new Int32Array(solid.length);
  const sharp = new Int32Array(solid.length);
  for (let y = 0; y < height; y++) {
    for (let run = rows[y] + 1; run < rows[y + 1]; run++) {
      const ends = near(data[starts[run]], data[starts[run - 1]], MAX_SOFT_STEP_LEVELS) ? soft : sharp;
      ends[rootOf(parent, run)]++;
      ends[rootOf(parent, run - 1)]++;
    }
  }
  const pixels = new Uint8Array(width * height);
  for (let run = 0; run + 1 < starts.length; run++) {
    const root = rootOf(parent, run);
    if (!solid[root]) continue;
    const isSharp = soft[root] < MAX_SOFT_SHARE * (soft[root] + sharp[root]);
    pixels.fill(isSharp ? SHARP_SOLID : SOFT_SOLID, starts[run], starts[run + 1]);
  }
  release(soft, sharp);
  return pixels;
}

/** Neighbours that differ by no more levels than this lead softly from one area to the next, as in a photograph. */
const MAX_SOFT_STEP_LEVELS = 6;
/** A painted area ends softly only where a shadow begins. */
const MAX_SOFT_SHARE = 0.25;

/** Joins runs of one colour that touch in neighbouring rows. */
function joinEqual({ width, height, data }: Pixels, { starts, rows }: ColorRuns, parent: Int32Array): void {
  for (let y = 1; y < height; y++) {
    let above = rows[y - 1];
    for (let run = rows[y]; run < rows[y + 1]; run++) {
      const color = data[starts[run]];
      const to = starts[run + 1] - width;
      // Both rows are full: the next run begins below the last one that this one touches, or below the one after it.
      for (; starts[above + 1] < to; above++) if (data[starts[above]] === color) unite(parent, run, above);
      if (data[starts[above]] === color) unite(parent, run, above);
      if (starts[above + 1] === to) above++;
    }
  }
}

/**
 * Joins neighbours of nearly one colour, but for two that are both solid.
 *
 * @returns where solid ones differ by a single level: two runs and how many pixels they share, one after another
 */
function joinNear(
  { width, height, data }: Pixels,
  { starts, rows }: ColorRuns,
  parent: Int32Array,
  solid: Uint8Array,
  tolerance: number,
  plain: Int32Array,
): number[] {
  const steps: number[] = [];
  let root = 0;
  const join = (run: number, other: number, count: number) => {
    const color = data[starts[run]];
    const next = data[starts[other]];
    if (color === next || !near(color, next, tolerance)) return;
    const its = rootOf(parent, other);
    if (its === root) return;
    if (
      solid[root] &&
      solid[its] &&
      !((solid[root] === PLAIN || solid[its] === PLAIN) && near(plain[root], plain[its], tolerance))
    ) {
      if (near(color, next, 1)) steps.push(run, other, count);
      return;
    }
    const first = Math.min(root, its);
    parent[Math.max(root, its)] = first;
    plain[first] = solid[root] ? plain[root] : plain[its];
    if (solid[root] || solid[its]) solid[first] = solid[root] === 1 || solid[its] === 1 ? 1 : PLAIN;
    root = first;
  };
  for (let y = 0; y < height; y++) {
    let above = y > 0 ? rows[y - 1] : 0;
    for (let run = rows[y]; run < rows[y + 1]; run++) {
      root = rootOf(parent, run);
      if (run > rows[y]) join(run, run - 1, 1);
      if (y === 0) continue;
      const from = starts[run] - width;
      const to = starts[run + 1] - width;
      for (; starts[above + 1] < to; above++) join(run, above, starts[above + 1] - Math.max(from, starts[above]));
      join(run, above, to - Math.max(from, starts[above]));
      if (starts[above + 1] === to) above++;
    }
  }
  return steps;
}

/** The bands of a slow gradient are no squares of one colour, and less so where it is dithered; together they are this large. */
const MIN_SLOW_PIXEL_COUNT = 4096;

/** What changes by a level from pixel to pixel is as solid as what has one colour. */
function addSlow(solid: Uint8Array, sizes: Int32Array): void {
  for (let root = 0; root < solid.length; root++) if (sizes[root] >= MIN_SLOW_PIXEL_COUNT) solid[root] = 1;
}

/** Joins solid areas that touch along a line in steps of one level; `steps` are two runs and how many pixels they share. */
function joinSteps(steps: readonly number[], parent: Int32Array, runs: ColorRuns, width: number): void {
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
  const long = [...contacts.values()].filter(({ count }) => count >= MIN_CONTACT_PX);
  if (long.length === 0) return;
  const sizes = countPixels(runs, parent);
  const isLong = ({ a, b, count }: (typeof long)[number]): boolean =>
    count >= 0.5 * Math.sqrt(Math.min(sizes[a], sizes[b]));
  const short = long.filter((contact) => !isLong(contact));
  for (const contact of long) if (isLong(contact)) unite(parent, contact.a, contact.b);
  release(sizes);
  if (short.length === 0) return;
  const boxes = boxesOf(
    new Set(short.flatMap(({ a, b }) => [rootOf(parent, a), rootOf(parent, b)])),
    parent,
    runs,
    width,
  );
  for (const { a, b } of short)
    if (isLaced(boxes.get(rootOf(parent, a)), boxes.get(rootOf(parent, b)))) unite(parent, a, b);
}

type Bounds = { left: number; right: number; top: number; foot: number };

/** The bounds of some roots. */
function boxesOf(
  roots: ReadonlySet<number>,
  parent: Int32Array,
  { starts }: ColorRuns,
  width: number,
): Map<number, Bounds> {
  const boxes = new Map<number, Bounds>();
  for (let run = 0; run + 1 < starts.length; run++) {
    const root = rootOf(parent, run);
    if (!roots.has(root)) continue;
    const y = Math.floor(starts[run] / width);
    const [left, right] = [starts[run] - y * width, starts[run + 1] - y * width];
    const box = boxes.get(root);
    if (!box) {
      boxes.set(root, { left, right, top: y, foot: y + 1 });
      continue;
    }
    if (left < box.left) box.left = left;
    if (right > box.right) box.right = right;
    box.foot = y + 1;
  }
  return boxes;
}

/** Two parts of one gradient reach into each other beside the wide button that cuts it: no two boxes with the same sides do. */
const isLaced = (a?: Bounds, b?: Bounds): boolean =>
  a !== undefined &&
  b !== undefined &&
  Math.abs(a.left - b.left) <= 1 &&
  Math.abs(a.right - b.right) <= 1 &&
  a.top < b.foot &&
  b.top < a.foot &&
  a.top < b.top === a.foot < b.foot;

/** Solid, but smaller. */
const PLAIN = 2;
/** No colour. */
const NONE = -1;

/**
 * What is smaller keeps apart from its ground as well, where their colours are not near each other.
 *
 * @returns the colour of each root of such an area, `NONE` for others
 */
function addPlain(solid: Uint8Array, image: Pixels, runs: ColorRuns, parent: Int32Array): Int32Array {
  const holds = findSolid(image, runs, parent, MIN_PLAIN_SIDE_PX);
  const sizes = countPixels(runs, parent);
  const colors = new Int32Array(solid.length).fill(NONE);
  for (let root = 0; root < solid.length; root++) {
    if (!holds[root] || sizes[root] < MIN_PLAIN_PIXEL_COUNT) continue;
    colors[root] = image.data[runs.starts[root]];
    solid[root] ||= PLAIN;
  }
  release(holds, sizes);
  return colors;
}

/** For each root, 1 when its pixels, all of one colour, hold a square of this side. */
function findSolid(
  { width, height, data }: Pixels,
  { starts, rows }: ColorRuns,
  parent: Int32Array,
  side: number,
): Uint8Array {
  const solid = new Uint8Array(starts.length - 1);
  // How many pixels of one colour stand above each other in a column, in runs that are long enough, up to the current row.
  const heights = new Uint8Array(width);
  for (let y = 0; y < height; y++) {
    for (let run = rows[y]; run < rows[y + 1]; run++) {
      const end = starts[run + 1];
      let at = starts[run];
      let x = at - y * width;
      if (end - at < side) {
        for (; at < end; at++) heights[x++] = 0;
        continue;
      }
      const color = data[at];
      let across = 0;
      let most = 0;
      for (; at < end; at++, x++) {
        // Above the first row, too, there is no such column: its heights are 0.
        if (heights[x] === 0 || data[at - width] !== color) heights[x] = 1;
        else if (heights[x] < side) heights[x]++;
        across = heights[x] === side ? across + 1 : 0;
        if (across > most) most = across;
      }
      if (most >= side) solid[rootOf(parent, run)] = 1;
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
