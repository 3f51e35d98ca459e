import type { Box } from '../model/box.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Sign } from '../model/segmentation.ts';
import { bottom, right, scaleBox } from '../raster/box.ts';
import { blue, green, red } from '../raster/color.ts';
import { coverageOf, HEADLINE_REACH_PX } from '../raster/coverage.ts';
import type { InkImage } from '../typeface/paint-word.ts';
import { type IconInk, surroundingsOf } from './icon-ink.ts';
import { lookOf } from './look.ts';

/** What looks so much like an icon is one (engine-log: signs); mere discs and squares may be anything on a photograph. */
const MIN_LIKENESS = 0.86;
const MAX_MEAN_INK = 0.72;
/** Less coverage (0..255) is the grain of the ground; soft edges of its ink lie no farther from its box. */
const MIN_COVERAGE = 48;
const SOFT_EDGE_PX = 1;

/**
 * The ink of those signs that are icons, by their boxes.
 *
 * @param image at `density` pixels a CSS pixel
 */
export function readSigns(
  image: Pixels,
  density: number,
  signs: readonly Sign[],
  likeIcon: (ink: InkImage) => number = () => 0,
): Map<Box, IconInk> {
  const icons = new Map<Box, IconInk>();
  for (const sign of signs) {
    const read = readSign(image, density, sign);
    if (meanInk(read.ink) <= MAX_MEAN_INK && likeIcon(read.ink) >= MIN_LIKENESS) icons.set(sign.box, read);
  }
  return icons;
}

/** Over its bounding box; 1 where there is none. */
function meanInk(ink: InkImage): number {
  const look = lookOf(ink);
  return look ? look.cells.reduce((sum, cell) => sum + cell, 0) / look.cells.length : 1;
}

/** How much of each pixel the colour of a sign covers. It is known, whatever its ground is. */
function readSign(image: Pixels, density: number, { box, color }: Sign): IconInk {
  const shown = scaleBox(box, density);
  const reach = Math.round(HEADLINE_REACH_PX * density);
  const { x, y, width, height } = surroundingsOf(image, shown);
  const [left, top] = [Math.max(0, x - reach), Math.max(0, y - reach)];
  const [across, down] = [
    Math.min(image.width, x + width + reach) - left,
    Math.min(image.height, y + height + reach) - top,
  ];
  const distances = new Uint16Array(across * down);
  for (let v = 0, to = 0; v < down; v++)
    for (let at = (top + v) * image.width + left, u = 0; u < across; u++, at++, to++) {
      const seen = image.data[at];
      distances[to] =
        Math.abs(red(seen) - red(color)) + Math.abs(green(seen) - green(color)) + Math.abs(blue(seen) - blue(color));
    }
  const coverage = coverageOf(distances, across, down, reach);
  const isNear = (u: number, v: number): boolean =>
    u >= shown.x - SOFT_EDGE_PX &&
    v >= shown.y - SOFT_EDGE_PX &&
    u < right(shown) + SOFT_EDGE_PX &&
    v < bottom(shown) + SOFT_EDGE_PX;
  const data = Float32Array.from({ length: width * height }, (_, i) => {
    const [u, v] = [x + (i % width), y + Math.floor(i / width)];
    const seen = coverage[(v - top) * across + u - left];
    return isNear(u, v) ? Math.max(0, seen - MIN_COVERAGE) / (255 - MIN_COVERAGE) : 0;
  });
  return { x, y, ink: { width, height, data }, color, ground: color };
}
