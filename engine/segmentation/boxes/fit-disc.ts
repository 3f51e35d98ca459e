import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import { channelDistance } from '../../raster/color.ts';

/** Larger shapes are measured well by their corners; sides in pixels. */
const LARGEST = 128;
const SMALLEST = 12;
/** How much further a disc may reach than its part of one colour: half a pixel a step. */
const STEPS = [0, 0.5, 1, 1.5];
/** Around its edge this many pixels are compared with a disc's. */
const AROUND = 3;
/** … and are as much covered as a disc's edge would be, but for this share of a pixel on average. */
const MISS = 0.1;
/** Grounds nearer to the fill than this tell nothing. */
const APART = 24;

/**
 * The disc that a small round shape is part of: its outermost rows are soft, so that its flat part is a little smaller and
 * looks like a square with large corners.
 *
 * @param box the flat part
 * @returns the box of the whole disc, or null when the edge is another shape's
 */
export function fitDisc(image: Pixels, box: Box, fill: Rgb): Box | null {
  const side = Math.max(box.width, box.height);
  if (Math.abs(box.width - box.height) > 1 || side > LARGEST || side < SMALLEST) return null;
  const reach = {
    x: box.x - AROUND,
    y: box.y - AROUND,
    width: box.width + 2 * AROUND,
    height: box.height + 2 * AROUND,
  };
  if (reach.x < 0 || reach.y < 0 || reach.x + reach.width > image.width || reach.y + reach.height > image.height)
    return null;
  const ground = image.data[reach.y * image.width + reach.x];
  const contrast = channelDistance(ground, fill);
  if (contrast < APART) return null;
  const tried = STEPS.map((step) => ({ step, miss: missOf(image, reach, side / 2 + step, fill, contrast) }));
  const best = tried.reduce((a, b) => (b.miss < a.miss ? b : a));
  if (best.miss > MISS) return null;
  const grown = Math.round(best.step);
  return { x: box.x - grown, y: box.y - grown, width: box.width + 2 * grown, height: box.height + 2 * grown };
}

/** How much more or less of its edge pixels is covered than by a disc, on average. */
function missOf({ data, width }: Pixels, reach: Box, radius: number, fill: Rgb, contrast: number): number {
  let sum = 0;
  let count = 0;
  for (let j = 0; j < reach.height; j++) {
    for (let i = 0; i < reach.width; i++) {
      const distance = Math.hypot(i + 0.5 - reach.width / 2, j + 0.5 - reach.height / 2);
      if (distance < radius - AROUND) continue;
      const covered = Math.min(1, Math.max(0, radius - distance + 0.5));
      const seen = 1 - Math.min(1, channelDistance(data[(reach.y + j) * width + reach.x + i], fill) / contrast);
      if (covered === 0 && distance > radius + 1.5) continue;
      sum += Math.abs(covered - seen);
      count++;
    }
  }
  return sum / Math.max(1, count);
}
