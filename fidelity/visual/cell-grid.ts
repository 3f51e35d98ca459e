import type { Raster, Rgb } from '../facts.ts';
import { lab } from '../lab.ts';

export const COLUMNS = 32;
export const ROW_HEIGHT = 8;

/** Rows × 32 cells of five numbers each: L, a, b of the mean colour, edge energy, content weight. */
export type CellGrid = { rows: number; cells: Float32Array };

export const CELL = 5;

/** Lightness on a scale of 0–255, good enough for edges. */
const luma = (data: Raster['data'], at: number): number =>
  0.299 * (data[at] as number) + 0.587 * (data[at + 1] as number) + 0.114 * (data[at + 2] as number);

/**
 * Cuts an image into rows of 8 CSS pixels × 32 columns of the reference's width. `scale` is image pixels per CSS pixel;
 * what lies beyond the image's right edge counts as `background`. Content weight: how much a cell differs from the
 * background in colour, or how busy it is; 0.02 for an empty cell.
 */
export function cellGrid(image: Raster, scale: number, referenceWidth: number, background: Rgb): CellGrid {
  const { width, height, data } = image;
  const rowHeight = Math.max(1, Math.round(ROW_HEIGHT * scale));
  const rows = Math.max(1, Math.ceil(height / rowHeight));
  const cells = new Float32Array(rows * COLUMNS * CELL);
  const back = lab(background);
  for (let row = 0; row < rows; row += 1) {
    const top = row * rowHeight;
    const bottom = Math.min(height, top + rowHeight);
    for (let column = 0; column < COLUMNS; column += 1) {
      const left = Math.round((column * referenceWidth * scale) / COLUMNS);
      const right = Math.min(width, Math.round(((column + 1) * referenceWidth * scale) / COLUMNS));
      let red = 0;
      let green = 0;
      let blue = 0;
      let edges = 0;
      let count = 0;
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const at = 4 * (y * width + x);
          red += data[at] as number;
          green += data[at + 1] as number;
          blue += data[at + 2] as number;
          const here = luma(data, at);
          if (x + 1 < width) edges += Math.abs(luma(data, at + 4) - here);
          if (y + 1 < height) edges += Math.abs(luma(data, at + 4 * width) - here);
          count += 1;
        }
      }
      const color = count > 0 ? lab([red / count, green / count, blue / count]) : back;
      const edge = count > 0 ? edges / count : 0;
      const distance = Math.hypot(color[0] - back[0], color[1] - back[1], color[2] - back[2]);
      const at = (row * COLUMNS + column) * CELL;
      cells.set(color, at);
      cells[at + 3] = edge;
      cells[at + 4] = 0.02 + Math.min(1, distance / 25 + edge / 25);
    }
  }
  return { rows, cells };
}
