import type { Pixels } from '../raster/pack.ts';
import type { Labelling } from './label-flat-regions.ts';

/**
 * The page without its ink: every pixel outside the surfaces takes the colour of the nearest surface pixel of its row
 * (the mean of both sides where they agree). Gradients survive, because the colour is taken next to the ink.
 */
export function paintBackground(image: Pixels, { labels }: Labelling, isSurface: Uint8Array): Int32Array {
  const { width, height, data } = image;
  const background = new Int32Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let x = 0;
    while (x < width) {
      const at = row + x;
      if (isSurface[labels[at]]) {
        background[at] = data[at];
        x++;
        continue;
      }
      const start = x;
      while (x < width && !isSurface[labels[row + x]]) x++;
      const leftSide = start > 0 ? row + start - 1 : -1;
      const rightSide = x < width ? row + x : -1;
      for (let i = start; i < x; i++) {
        const nearLeft = leftSide >= 0 && (rightSide < 0 || i - start <= x - i);
        const source = nearLeft ? leftSide : rightSide;
        background[row + i] = source < 0 ? -1 : data[source];
      }
    }
  }
  fillRows(background, width, height, data);
  return background;
}

/** Rows without any surface take the row above, or the row below at the top. */
function fillRows(background: Int32Array, width: number, height: number, data: Int32Array): void {
  for (let at = 0; at < background.length; at++) {
    if (background[at] !== -1) continue;
    if (at >= width) background[at] = background[at - width];
  }
  for (let at = (height - 1) * width - 1; at >= 0; at--) {
    if (background[at] === -1) background[at] = background[at + width];
  }
  for (let at = 0; at < background.length; at++) if (background[at] === -1) background[at] = data[at];
}
