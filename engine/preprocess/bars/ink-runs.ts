import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import { channelDistance } from '../../raster/color.ts';

/** Ink differs from its ground by more. */
export const MIN_INK_LEVELS = 24;

/** The boxes of what stands on `ground` within `area`, from left to right; runs with no more than `gap` columns between are one. */
export function inkRuns(image: Pixels, area: Box, ground: Rgb, gap: number): Box[] {
  const runs: Box[] = [];
  let [left, last, top, foot] = [-1, -1, 0, 0];
  const end = area.x + area.width;
  const close = (): void => {
    if (left >= 0) runs.push({ x: left, y: top, width: last - left + 1, height: foot - top + 1 });
    left = -1;
  };
  for (let x = area.x; x < end; x++) {
    const rows = inkRows(image, x, area, ground);
    if (!rows) continue;
    if (left >= 0 && x - last - 1 > gap) close();
    if (left < 0) [left, top, foot] = [x, rows.first, rows.last];
    [last, top, foot] = [x, Math.min(top, rows.first), Math.max(foot, rows.last)];
  }
  close();
  return runs;
}

/** The first and last row with ink in a column; null when there is none. */
function inkRows({ width, data }: Pixels, x: number, { y, height }: Box, ground: Rgb) {
  let [first, last] = [-1, -1];
  for (let row = y; row < y + height; row++) {
    if (channelDistance(data[row * width + x], ground) <= MIN_INK_LEVELS) continue;
    if (first < 0) first = row;
    last = row;
  }
  return first < 0 ? null : { first, last };
}
