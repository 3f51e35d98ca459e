import type { Pixels } from '../raster/pack.ts';
import type { Box } from '../types.ts';

/** A connected area whose neighbouring pixels differ by no more than the tolerance. */
export type Region = Box & { label: number; pixels: number; color: number; maxSquare: number };

export type Labelling = { labels: Int32Array; regions: Region[] };

/**
 * Connected components of near-equal neighbours (4-connected, union-find). Comparing neighbours rather than a seed lets
 * a smooth gradient be one region, while the anti-aliased edge of a glyph, a jump of many levels, always parts two.
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
      const left = x > 0 && near(data[i], data[i - 1], tolerance);
      const up = y > 0 && near(data[i], data[i - width], tolerance);
      if (left) {
        parent[i] = parent[i - 1];
        if (up) {
          const a = find(i - 1);
          const b = find(i - width);
          if (a < b) parent[b] = a;
          else if (b < a) parent[a] = b;
          parent[i] = Math.min(a, b);
        }
      } else {
        parent[i] = up ? find(i - width) : i;
      }
    }
  }
  return measureRegions(image, find);
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
      if (side > region.maxSquare) region.maxSquare = side;
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
