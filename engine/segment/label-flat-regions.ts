import type { Pixels } from '../raster/pack.ts';
import type { Box } from '../types.ts';

/** A connected area whose neighbouring pixels differ by no more than the tolerance; `color` is that of its thickest part. */
export type Region = Box & { label: number; pixels: number; color: number; maxSquare: number };

export type Labelling = { labels: Int32Array; regions: Region[] };

/** Where a square of this side is one exact colour, a design was painted flat. */
const SOLID = 12;
/** The bands of a slow gradient touch along their whole length; soft corners lead across in a few pixels. */
const LONG_STEP = 24;

/**
 * Connected components of near-equal neighbours (4-connected, union-find). Comparing neighbours rather than a seed lets
 * a smooth gradient be one region, while the anti-aliased edge of a glyph, a jump of many levels, always parts two.
 * Two solid areas of different colours stay apart even where soft pixels lead from one to the other (the edge of a
 * faint box between two pixels, a pale shadow): only a long step of a single level, as in a slow gradient, joins them.
 *
 * @param tolerance largest difference of a channel between neighbours, 0..255
 */
export function labelFlatRegions(image: Pixels, tolerance: number): Labelling {
  const { width, height, data } = image;
  const parent = new Int32Array(width * height);
  const find = (i: number): number => {
    while (parent[i] !== i) {
      parent[i] = parent[parent[i]];
      i = parent[i];
    }
    return i;
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const left = x > 0 && data[i] === data[i - 1];
      const up = y > 0 && data[i] === data[i - width];
      parent[i] = left ? parent[i - 1] : up ? find(i - width) : i;
      if (left && up) {
        const a = find(i - 1);
        const b = find(i - width);
        if (a < b) parent[b] = a;
        else if (b < a) parent[a] = b;
        parent[i] = Math.min(a, b);
      }
    }
  }
  const solid = findSolid(image, find);
  const steps: number[] = [];
  const join = (i: number, j: number) => {
    if (data[i] === data[j] || !near(data[i], data[j], tolerance)) return;
    const a = find(i);
    const b = find(j);
    if (a === b) return;
    if (!solid[a] || !solid[b]) {
      parent[Math.max(a, b)] = Math.min(a, b);
      if (solid[a] || solid[b]) solid[Math.min(a, b)] = 1;
    } else if (near(data[i], data[j], 1)) steps.push(i, j);
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x > 0) join(i, i - 1);
      if (y > 0) join(i, i - width);
    }
  }
  joinSteps(steps, parent, find);
  return measureRegions(image, find);
}

/** Joins solid areas that touch along a line in steps of one level; `steps` are the pairs of pixels. */
function joinSteps(steps: readonly number[], parent: Int32Array, find: (i: number) => number): void {
  const contacts = new Map<number, { a: number; b: number; count: number }>();
  for (let k = 0; k < steps.length; k += 2) {
    const a = find(steps[k]);
    const b = find(steps[k + 1]);
    if (a === b) continue;
    const key = Math.min(a, b) * parent.length + Math.max(a, b);
    const contact = contacts.get(key);
    if (contact) contact.count++;
    else contacts.set(key, { a, b, count: 1 });
  }
  const long = [...contacts.values()].filter(({ count }) => count >= LONG_STEP);
  const sizes = long.length > 0 ? countPixels(parent, find) : parent;
  for (const { a, b, count } of long) {
    if (count < 0.5 * Math.sqrt(Math.min(sizes[a], sizes[b]))) continue;
    const first = find(a);
    const second = find(b);
    parent[Math.max(first, second)] = Math.min(first, second);
  }
}

function countPixels(parent: Int32Array, find: (i: number) => number): Int32Array {
  const sizes = new Int32Array(parent.length);
  for (let i = 0; i < parent.length; i++) sizes[find(i)]++;
  return sizes;
}

/** For each root, 1 when its pixels, all of one colour, hold a square of `SOLID`. */
function findSolid({ width, height, data }: Pixels, find: (i: number) => number): Uint8Array {
  const solid = new Uint8Array(width * height);
  let above = new Uint8Array(width);
  let current = new Uint8Array(width);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      let side = 1;
      if (x > 0 && y > 0 && data[i] === data[i - 1] && data[i] === data[i - width] && data[i] === data[i - width - 1]) {
        side = 1 + Math.min(above[x], current[x - 1], above[x - 1]);
      }
      if (side >= SOLID) {
        side = SOLID;
        solid[find(i)] = 1;
      }
      current[x] = side;
    }
    [above, current] = [current, above];
  }
  return solid;
}

function near(a: number, b: number, tolerance: number): boolean {
  if (a === b) return true;
  const dr = (a >> 16) - (b >> 16);
  const dg = ((a >> 8) & 255) - ((b >> 8) & 255);
  const db = (a & 255) - (b & 255);
  return (
    dr <= tolerance && dr >= -tolerance && dg <= tolerance && dg >= -tolerance && db <= tolerance && db >= -tolerance
  );
}

function measureRegions(image: Pixels, find: (i: number) => number): Labelling {
  const { width, height, data } = image;
  const labels = new Int32Array(width * height);
  const regions: Region[] = [];
  // The side of the largest square of one label that ends at each pixel, a row at a time: its maximum is how thick a
  // region is, which is what tells a surface from a letter.
  let above = new Uint16Array(width);
  let current = new Uint16Array(width);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const root = find(i);
      let label: number;
      if (root === i) {
        label = regions.length;
        regions.push({ label, pixels: 0, color: data[i], maxSquare: 0, x, y, width: x + 1, height: y + 1 });
      } else {
        label = labels[root];
      }
      labels[i] = label;
      const region = regions[label];
      region.pixels++;
      if (x < region.x) region.x = x;
      if (x >= region.width) region.width = x + 1;
      if (y >= region.height) region.height = y + 1;
      let side = 1;
      if (x > 0 && y > 0 && labels[i - 1] === label && labels[i - width] === label && labels[i - width - 1] === label) {
        side = 1 + Math.min(above[x], current[x - 1], above[x - 1]);
      }
      current[x] = side;
      if (side > region.maxSquare) {
        region.maxSquare = side;
        region.color = data[i - (side >> 1) * (width + 1)];
      }
    }
    [above, current] = [current, above];
  }
  // While growing, width and height held the exclusive right and bottom edges.
  for (const region of regions) {
    region.width -= region.x;
    region.height -= region.y;
  }
  return { labels, regions };
}
