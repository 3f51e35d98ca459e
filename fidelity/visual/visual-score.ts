import type { Raster, Rgb } from '../facts.ts';
import { alignRows } from './align-rows.ts';
import { type CellGrid, cellGrid } from './cell-grid.ts';
import { dominantColor } from './dominant-color.ts';

function blank(width: number, height: number, color: Rgb): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set([...color, 255], at);
  return { width, height, data };
}

/**
 * How much two renderings look alike: 0 for a blank page (white, or the reference's background, whichever agrees more) and
 * for anything worse, 1 for the page itself.
 *
 * Not SSIM or pixel differences: those rank a blank page above a good copy that is a few pixels off. Here rows of 8 px are
 * aligned by dynamic programming before cells are compared, and empty cells weigh almost nothing.
 * `scale` is image pixels per CSS pixel, equal for both.
 */
export function visualScore(reference: Raster, candidate: Raster, scale = 1): number {
  const background = dominantColor(reference);
  const width = reference.width / scale;
  const grid = (image: Raster): CellGrid => cellGrid(image, scale, width, background);
  const target = grid(reference);
  const raw = alignRows(target, grid(candidate));
  const white: Rgb = [255, 255, 255];
  const blanks = [reference.height, candidate.height].flatMap((height) => [
    blank(reference.width, height, background),
    blank(reference.width, height, white),
  ]);
  const floor = Math.max(...blanks.map((page) => alignRows(target, grid(page))));
  if (floor >= 1) return raw >= 1 ? 1 : 0;
  return Math.min(1, Math.max(0, (raw - floor) / (1 - floor)));
}
