import type { Pixels } from '../../model/pixels.ts';
import { CELL_PX, type PlainColors } from './find-plain-colors.ts';
import { toneOf } from './tone.ts';

/** Compression works on blocks of this side; in chroma, which has half the resolution, they are twice as large. */
export const BLOCK_PX = 8;
export const BLOCK_CELLS = BLOCK_PX / CELL_PX;

/** The darkest and the lightest luma in a block, and how far colours in and around it differ in chroma. */
export type Contrast = { low: number; high: number; chroma: number };

/** Looks at each pixel once; what comes back tells the contrast of the block in a column and a row of blocks. */
export function measureContrast(
  { width, data }: Pixels,
  { columns, rows, cells }: PlainColors,
): (bx: number, by: number) => Contrast {
  const count = columns * rows;
  const low = new Uint8Array(count);
  const high = new Uint8Array(count);
  const [lowB, highB, lowR, highR] = [0, 1, 2, 3].map(() => new Int8Array(count));
  for (let cell = 0; cell < count; cell++) {
    const first = Math.floor(cell / columns) * CELL_PX * width + (cell % columns) * CELL_PX;
    const side = cells[cell] < 0 ? CELL_PX : 1;
    let [fromY, toY, fromB, toB, fromR, toR] = [255, 0, 127, -128, 127, -128];
    for (let row = 0; row < side; row++) {
      for (let at = first + row * width, end = at + side; at < end; at++) {
        const { y, cb, cr } = toneOf(data[at]);
        fromY = Math.min(fromY, y);
        toY = Math.max(toY, y);
        fromB = Math.min(fromB, cb);
        toB = Math.max(toB, cb);
        fromR = Math.min(fromR, cr);
        toR = Math.max(toR, cr);
      }
    }
    [low[cell], high[cell]] = [fromY, toY];
    [lowB[cell], highB[cell], lowR[cell], highR[cell]] = [fromB, toB, fromR, toR];
  }

  /** Visits the cells from `left` and `top` on, as many as `span` each way, and those up to `margin` beside them. */
  const over = (left: number, top: number, span: number, margin: number, visit: (cell: number) => void): void => {
    for (let v = Math.max(0, top - margin); v < Math.min(rows, top + span + margin); v++)
      for (let u = Math.max(0, left - margin); u < Math.min(columns, left + span + margin); u++) visit(v * columns + u);
  };
  return (bx, by) => {
    let [darkest, lightest] = [255, 0];
    over(bx * BLOCK_CELLS, by * BLOCK_CELLS, BLOCK_CELLS, 0, (cell) => {
      darkest = Math.min(darkest, low[cell]);
      lightest = Math.max(lightest, high[cell]);
    });
    let [fromB, toB, fromR, toR] = [127, -128, 127, -128];
    const double = 2 * BLOCK_CELLS;
    over((bx >> 1) * double, (by >> 1) * double, double, 1, (cell) => {
      fromB = Math.min(fromB, lowB[cell]);
      toB = Math.max(toB, highB[cell]);
      fromR = Math.min(fromR, lowR[cell]);
      toR = Math.max(toR, highR[cell]);
    });
    return { low: darkest, high: lightest, chroma: Math.max(toB - fromB, toR - fromR, 0) };
  };
}
