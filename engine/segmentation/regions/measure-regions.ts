import type { Pixels } from '../../model/pixels.ts';
import type { Labelling, Region } from '../../model/segmentation.ts';
import { release } from '../../raster/release.ts';
import type { ColorRuns } from './color-runs.ts';
import { rootOf } from './runs.ts';

/** Numbers the sets of runs that have at least `least` pixels, in reading order, and measures them. */
export function measureRegions(image: Pixels, runs: ColorRuns, parent: Int32Array, least: number): Labelling {
  const { regions, labelOf } = numberRegions(image, runs, parent, least);
  const { width, height, data } = image;
  const { starts, rows } = runs;
  const labels = new Int32Array(width * height);
  // The side of the largest square of one label that ends at each pixel, a row at a time: its maximum is how thick a
  // region is, which is what tells a surface from a letter.
  let above = new Uint16Array(width);
  let current = new Uint16Array(width);
  for (let y = 0; y < height; y++) {
    for (let run = rows[y]; run < rows[y + 1]; ) {
      const label = labelOf[run];
      const start = starts[run];
      while (run < rows[y + 1] && labelOf[run] === label) run++;
      const end = starts[run];
      labels.fill(label, start, end);
      if (label === regions.length) continue;
      const region = regions[label];
      let left = 0;
      for (let at = start, x = start - y * width; at < end; at++, x++) {
        const inside = left > 0 && y > 0 && labels[at - width] === label && labels[at - width - 1] === label;
        left = inside ? 1 + Math.min(above[x], left, above[x - 1]) : 1;
        current[x] = left;
        if (left <= region.maxSquare) continue;
        region.maxSquare = left;
        region.color = data[at - (left >> 1) * (width + 1)];
      }
    }
    [above, current] = [current, above];
  }
  release(labelOf);
  return { labels, regions };
}

/** The regions in reading order, and for each run the label of its own. */
function numberRegions(
  { width, height, data }: Pixels,
  runs: ColorRuns,
  parent: Int32Array,
  least: number,
): { regions: Region[]; labelOf: Int32Array } {
  const { starts, rows } = runs;
  const sizes = countPixels(runs, parent);
  const regions: Region[] = [];
  // Takes the place of the sizes: a root comes before all others of its set.
  const labelOf = sizes;
  const small = -1;
  for (let y = 0; y < height; y++) {
    for (let run = rows[y]; run < rows[y + 1]; run++) {
      const root = parent[run];
      const x = starts[run] - y * width;
      const far = starts[run + 1] - y * width;
      if (root === run) {
        const pixels = sizes[run];
        if (pixels < least) {
          labelOf[run] = small;
          continue;
        }
        labelOf[run] = regions.length;
        const color = data[starts[run]];
        regions.push({ label: regions.length, pixels, color, maxSquare: 0, x, y, width: far, height: y + 1 });
        continue;
      }
      const label = labelOf[root];
      labelOf[run] = label;
      if (label === small) continue;
      const region = regions[label];
      if (x < region.x) region.x = x;
      if (far > region.width) region.width = far;
      region.height = y + 1;
    }
  }
  for (let run = 0; run < labelOf.length; run++) if (labelOf[run] === small) labelOf[run] = regions.length;
  // While growing, width and height held the exclusive right and bottom edges.
  for (const region of regions) {
    region.width -= region.x;
    region.height -= region.y;
  }
  return { regions, labelOf };
}

/** How many pixels each set has, by its first run. Afterwards the parent of each run is the first of its set. */
export function countPixels({ starts }: ColorRuns, parent: Int32Array): Int32Array {
  const sizes = new Int32Array(parent.length);
  for (let run = 0; run < parent.length; run++) {
    const root = rootOf(parent, run);
    parent[run] = root;
    sizes[root] += starts[run + 1] - starts[run];
  }
  return sizes;
}
