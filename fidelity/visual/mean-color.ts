import type { Box, Raster, Rgb } from '../facts.ts';

/** The mean colour of a box (pixels of the image); undefined where the image has no pixel. Channels may be fractions. */
export function meanColor({ width, height, data }: Raster, box: Box): Rgb | undefined {
  const [left, top] = [Math.max(0, Math.round(box.x)), Math.max(0, Math.round(box.y))];
  const right = Math.min(width, Math.max(left + 1, Math.round(box.x + box.width)));
  const bottom = Math.min(height, Math.max(top + 1, Math.round(box.y + box.height)));
  let [red, green, blue] = [0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let at = 4 * (y * width + left); at < 4 * (y * width + right); at += 4) {
      red += data[at] as number;
      green += data[at + 1] as number;
      blue += data[at + 2] as number;
    }
  }
  const count = Math.max(0, right - left) * Math.max(0, bottom - top);
  return count > 0 ? [red / count, green / count, blue / count] : undefined;
}
