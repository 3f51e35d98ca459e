import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Paint } from '../../model/paint.ts';
import type { Pixels } from '../../model/pixels.ts';
import { channelDistance } from '../../raster/color.ts';
import { colorAt } from '../../raster/color-at.ts';

/** Larger shapes are measured well by their corners (engine-log: small-discs). */
const MAX_SIDE_PX = 128;
const MIN_SIDE_PX = 12;
/** How much further a disc may reach than its part of one colour. */
const RADIUS_STEPS_PX = [0, 0.5, 1, 1.5];
/** Width of the band around its edge that is compared with a disc's. */
const EDGE_BAND_PX = 3;
/** Mean difference in that band of how much of a pixel is covered. */
const MAX_MEAN_ERROR_SHARE = 0.1;
/** With less contrast the edge cannot be measured. */
const MIN_CONTRAST_LEVELS = 24;

/**
 * The disc that a small round shape is part of: its outermost rows are soft, so that its flat part is a little smaller and
 * looks like a square with large corners.
 *
 * @param box the flat part
 * @returns the box of the whole disc, or null when the edge is another shape's
 */
export function fitDisc(image: Pixels, box: Box, paint: Pick<Paint, 'fill' | 'gradient'>): Box | null {
  const side = Math.max(box.width, box.height);
  if (Math.abs(box.width - box.height) > 1 || side > MAX_SIDE_PX || side < MIN_SIDE_PX) return null;
  const reach = {
    x: box.x - EDGE_BAND_PX,
    y: box.y - EDGE_BAND_PX,
    width: box.width + 2 * EDGE_BAND_PX,
    height: box.height + 2 * EDGE_BAND_PX,
  };
  if (reach.x < 0 || reach.y < 0 || reach.x + reach.width > image.width || reach.y + reach.height > image.height)
    return null;
  const ground = image.data[reach.y * image.width + reach.x];
  const fillAt = (x: number, y: number): Rgb => colorAt({ box, paint, surface: 0 }, x, y);
  const middle = fillAt(box.x + (box.width >> 1), box.y + (box.height >> 1));
  if (channelDistance(ground, middle) < MIN_CONTRAST_LEVELS) return null;
  const tried = RADIUS_STEPS_PX.map((step) => ({
    step,
    error: errorOf(image, reach, side / 2 + step, fillAt, ground),
  }));
  const best = tried.reduce((a, b) => (b.error < a.error ? b : a));
  if (best.error > MAX_MEAN_ERROR_SHARE) return null;
  const grown = Math.round(best.step);
  return { x: box.x - grown, y: box.y - grown, width: box.width + 2 * grown, height: box.height + 2 * grown };
}

/** How much more or less of its edge pixels is covered than by a disc, on average. */
function errorOf(
  { data, width }: Pixels,
  reach: Box,
  radius: number,
  fillAt: (x: number, y: number) => Rgb,
  ground: Rgb,
): number {
  let sum = 0;
  let count = 0;
  for (let j = 0; j < reach.height; j++) {
    for (let i = 0; i < reach.width; i++) {
      const distance = Math.hypot(i + 0.5 - reach.width / 2, j + 0.5 - reach.height / 2);
      if (distance < radius - EDGE_BAND_PX) continue;
      const covered = Math.min(1, Math.max(0, radius - distance + 0.5));
      const [x, y] = [reach.x + i, reach.y + j];
      const fill = fillAt(x, y);
      const contrast = Math.max(1, channelDistance(ground, fill));
      const seen = 1 - Math.min(1, channelDistance(data[y * width + x], fill) / contrast);
      if (covered === 0 && distance > radius + 1.5) continue;
      sum += Math.abs(covered - seen);
      count++;
    }
  }
  return sum / Math.max(1, count);
}
