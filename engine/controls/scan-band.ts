import type { Rgb } from '../model/color.ts';
import type { Pixels } from '../model/pixels.ts';
import { channelDistance } from '../raster/color.ts';

/** A horizontal band of paint on plain ground: for each column from `x0` on how far it reaches above and below row `y`. */
export type Band = { y: number; x0: number; x1: number; ground: Rgb; above: number[]; below: number[] };

const MAX_REACH_PX = 22;
const MAX_LENGTH_PX = 2000;
const MIN_GROUND_LEVELS = 8;

/**
 * The band that goes through the pixel (x, y); nothing where what is there is higher than 22 px either way, as the frame of a
 * box is.
 * @param ground 0xRRGGBB of what the band lies on
 * @param maxGap how much ground may be seen within the band, in pixels
 */
export function scanBand(
  { data, width, height }: Pixels,
  x: number,
  y: number,
  ground: Rgb,
  maxGap: number,
): Band | undefined {
  const isInk = (column: number, row: number): boolean =>
    channelDistance(data[row * width + column], ground) > MIN_GROUND_LEVELS;
  const endOf = (step: 1 | -1): number => {
    let end = x;
    for (
      let at = x;
      at >= 0 && at < width && Math.abs(at - end) <= maxGap && Math.abs(at - x) < MAX_LENGTH_PX;
      at += step
    )
      if (isInk(at, y)) end = at;
    return end;
  };
  const [x0, x1] = [endOf(-1), endOf(1) + 1];
  const reachOf = (column: number, step: 1 | -1): number => {
    let reach = 0;
    for (let row = y + step; row >= 0 && row < height && isInk(column, row) && reach <= MAX_REACH_PX; row += step)
      reach++;
    return reach;
  };
  const [above, below]: number[][] = [[], []];
  for (let column = x0; column < x1; column++) {
    const isThere = isInk(column, y);
    above.push(isThere ? reachOf(column, -1) : -1);
    below.push(isThere ? reachOf(column, 1) : 0);
    if (Math.max(above[above.length - 1], below[below.length - 1]) > MAX_REACH_PX) return undefined;
  }
  return { y, x0, x1, ground, above, below };
}

/** The commonest of some numbers. */
export function modeOf(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}
