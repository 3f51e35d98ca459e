import type { Raster } from '../facts.ts';
import { CELL_SIZE } from './broken-cells.ts';
import { lumaOf } from './luma.ts';

/** Steps of lightness (0–255) from pixel to pixel that noise and JPEG make. */
const NOISE = 16;

/**
 * How much is drawn in each cell of 32 px, row by row: the mean step of lightness between neighbours beyond what noise makes.
 * 0 for a flat colour or a gradient, about 1 for a cell that a grey line crosses, 5 and more for text. Cells outside the image are 0.
 * @param image one pixel per CSS pixel
 * @param hasEdges steps from cell to cell count for both of them, else for neither: mean colours tell of those
 */
export function detailCells(image: Raster, columns: number, rows: number, hasEdges = false): Float32Array {
  const { width, height } = image;
  const luma = lumaOf(image);
  const detail = new Float32Array(columns * rows);
  const right = Math.min(width, columns * CELL_SIZE) - 1;
  const bottom = Math.min(height, rows * CELL_SIZE) - 1;
  for (let y = 0; y < bottom; y += 1) {
    const row = Math.floor(y / CELL_SIZE) * columns;
    for (let x = 0, at = y * width; x < right; x += 1, at += 1) {
      const here = luma[at] as number;
      const step = Math.max(0, Math.abs((luma[at + 1] as number) - here) - NOISE);
      const down = Math.max(0, Math.abs((luma[at + width] as number) - here) - NOISE);
      if (step === 0 && down === 0) continue;
      const cell = row + Math.floor(x / CELL_SIZE);
      const [endsAside, endsBelow] = [(x + 1) % CELL_SIZE === 0, (y + 1) % CELL_SIZE === 0];
      if (hasEdges || !endsAside) detail[cell]! += step;
      if (hasEdges || !endsBelow) detail[cell]! += down;
      if (hasEdges && endsAside && cell + 1 < detail.length) detail[cell + 1]! += step;
      if (hasEdges && endsBelow && cell + columns < detail.length) detail[cell + columns]! += down;
    }
  }
  return detail.map((sum) => sum / CELL_SIZE ** 2);
}
