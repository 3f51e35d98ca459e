import type { Box, Raster } from '../facts.ts';
import { lab } from '../lab.ts';
import { meanColor } from '../visual/mean-color.ts';

/** Side of a sample in pixels, and the most samples along a side. */
const SAMPLE = 8;
const MAX_SAMPLES = 32;
/** Colour differences (CIE76) that encoding and scaling make, and from where on a sample shows something else altogether. */
const TOLERANCE = 8;
const OTHER = 40;

/** How far two images show the same in a box: 1 the same picture, 0 another one or none. One pixel per CSS pixel. */
export function comparePicture(design: Raster, result: Raster, box: Box): number {
  const columns = Math.min(MAX_SAMPLES, Math.max(1, Math.round(box.width / SAMPLE)));
  const rows = Math.min(MAX_SAMPLES, Math.max(1, Math.round(box.height / SAMPLE)));
  let [agreed, count] = [0, 0];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const sample = {
        x: box.x + (box.width * column) / columns,
        y: box.y + (box.height * row) / rows,
        width: box.width / columns,
        height: box.height / rows,
      };
      const [mine, theirs] = [meanColor(design, sample), meanColor(result, sample)];
      if (!mine && !theirs) continue;
      count += 1;
      if (!mine || !theirs) continue;
      const [a, b] = [lab(mine), lab(theirs)];
      const difference = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
      agreed += 1 - Math.min(1, Math.max(0, (difference - TOLERANCE) / (OTHER - TOLERANCE)));
    }
  }
  return count > 0 ? agreed / count : 1;
}
