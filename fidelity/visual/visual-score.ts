import type { Raster, Rgb } from '../facts.ts';
import { alignRows, alignWithUniform } from './align-rows.ts';
import { type CellGrid, cellGrid, stripHeightOf, uniformRow } from './cell-grid.ts';
import { dominantColor } from './dominant-color.ts';

/**
 * How much two renderings look alike: 0 for a blank page (white, or the reference's background, whichever agrees more) and
 * for anything worse, 1 for the page itself.
 *
 * Not SSIM or pixel differences: those rank a blank page above a good copy that is a few pixels off. Here rows of 8 px are
 * aligned by dynamic programming (to 2 px) before cells are compared, and empty cells weigh almost nothing.
 * `scale` is image pixels per CSS pixel, equal for both.
 */
export function visualScore(reference: Raster, candidate: Raster, scale = 1): number {
  const background = dominantColor(reference);
  const width = reference.width / scale;
  const grid = (image: Raster): CellGrid => cellGrid(image, scale, width, background);
  const target = grid(reference);
  const raw = alignRows(target, grid(candidate));
  const strips = [reference.height, candidate.height].map((height) => Math.ceil(height / stripHeightOf(scale)));
  const blanks = [background, [255, 255, 255] as Rgb].map((color) => uniformRow(color, background));
  const floor = Math.max(...strips.flatMap((count) => blanks.map((row) => alignWithUniform(target, count, row))));
  if (floor >= 1) return raw >= 1 ? 1 : 0;
  const score = (raw - floor) / (1 - floor);
  // Two ways to sum the same blank page differ by rounding.
  return score < 1e-9 ? 0 : score;
}
