import type { Pixels } from '../../model/pixels.ts';
import { blue, channelDistance, green, red, rgb } from '../../raster/color.ts';
import { CELL_PX } from './find-plain-colors.ts';

/** Pixels to each side that are averaged, every second of them: half a block, so that no block keeps its own colour. */
const REACH_PX = 5;
const EVERY = 2;
/** Levels that neighbouring blocks of a gradient differ by, at most. */
const STEP_LEVELS = 3;

/**
 * Gives gradients and soft shadows their slope back: compression makes steps of them, a block each.
 * @param clean is changed
 * @param isSmooth whether the cell that begins at a pixel takes part: it is no plain surface, and nothing else is near
 */
export function deblock(clean: Pixels, given: Pixels, isSmooth: (first: number) => boolean): void {
  const { width, height, data } = given;
  for (let top = 0; top + CELL_PX <= height; top += CELL_PX) {
    for (let left = 0; left + CELL_PX <= width; left += CELL_PX) {
      if (!isSmooth(top * width + left)) continue;
      for (let y = top; y < top + CELL_PX; y++)
        for (let x = left; x < left + CELL_PX; x++) clean.data[y * width + x] = meanAround(x, y);
    }
  }

  function meanAround(x: number, y: number): number {
    const own = data[y * width + x];
    let [r, g, b, count] = [0, 0, 0, 0];
    const [bottom, left, right] = [
      Math.min(height - 1, y + REACH_PX),
      Math.max(0, x - REACH_PX),
      Math.min(width - 1, x + REACH_PX),
    ];
    for (let v = Math.max(0, y - REACH_PX); v <= bottom; v += EVERY) {
      for (let at = v * width + left, end = v * width + right; at <= end; at += EVERY) {
        const other = data[at];
        if (channelDistance(other, own) > STEP_LEVELS) continue;
        r += red(other) - red(own);
        g += green(other) - green(own);
        b += blue(other) - blue(own);
        count++;
      }
    }
    const moved = (level: number, sum: number): number => level + Math.round(sum / Math.max(1, count));
    return rgb(moved(red(own), r), moved(green(own), g), moved(blue(own), b));
  }
}
