import type { Pixels } from '../../model/pixels.ts';
import type { Runs } from './runs.ts';

/**
 * The page without its ink: every pixel outside the surfaces takes the colour of the nearest surface pixel of its row.
 * Gradients survive, because the colour is taken next to the ink. Rows without any surface take that of the row above, or
 * below at the top.
 *
 * @param ink see `findInk`
 */
export function paintBackground(image: Pixels, { starts, ends, rows }: Runs): Int32Array {
  const { width, height, data } = image;
  const background = data.slice();
  let first = -1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    if (rows[y + 1] - rows[y] === 1 && ends[rows[y]] - starts[rows[y]] === width) {
      if (first >= 0) background.copyWithin(row, row - width, row);
      continue;
    }
    for (let run = rows[y]; run < rows[y + 1]; run++) {
      const start = starts[run];
      const end = ends[run];
      const left = start > row ? data[start - 1] : data[end];
      const right = end < row + width ? data[end] : left;
      // The left side's colour as far as the middle, the pixel there included.
      const middle = Math.floor((start + end) / 2) + 1;
      background.fill(left, start, Math.min(end, middle));
      if (middle < end) background.fill(right, middle, end);
    }
    if (first < 0) for (let above = 0; above < row; above += width) background.copyWithin(above, row, row + width);
    first = y;
  }
  return background;
}
