import { area, unionBox } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { componentsOf } from '../raster/components.ts';
import type { Box } from '../types.ts';
import { edgeCoverage } from './edge-coverage.ts';
import type { Segmentation, Surface } from './segment.ts';

const MIN_SIDE = 60;
const MIN_PART = 20;
/** Wider than this part of the page is a section, not a picture. */
const WIDEST = 0.9;
/** So much of the picture its parts must fill. */
const FULL = 0.93;
/** Less than this of a side of its own says that a shape is no rectangle. */
const STRAIGHT = 0.75;

/**
 * Pictures painted in flat colours and gradients: surfaces of several colours that fill a rectangle together although
 * not each of them is one (a sky with a sun, waves, hills). `isFree` tells of a box whether no text lies in it.
 */
export function findScenes(
  segmentation: Segmentation,
  pageWidth: number,
  page: number,
  isFree: (box: Box) => boolean,
): Box[] {
  const parts = segmentation.surfaces.filter(
    (surface) =>
      Math.min(surface.width, surface.height) >= MIN_PART &&
      surface.width < WIDEST * pageWidth &&
      channelDistance(surface.color, page) > 8,
  );
  return componentsOf(parts, 1)
    .filter((surfaces) => surfaces.length >= 2 && isScene(surfaces, segmentation, pageWidth))
    .map((surfaces) => unionBox(surfaces))
    .filter(isFree);
}

function isScene(surfaces: readonly Surface[], { labels }: Segmentation, pageWidth: number): boolean {
  const hull = unionBox(surfaces);
  if (Math.min(hull.width, hull.height) < MIN_SIDE || hull.width >= WIDEST * pageWidth) return false;
  const filled = surfaces.reduce((sum, { pixels }) => sum + pixels, 0);
  if (filled < FULL * area(hull)) return false;
  // Bands of one width with nothing on them: a sky above a sea.
  if (surfaces.every(({ x, width }) => Math.abs(x - hull.x) <= 2 && Math.abs(width - hull.width) <= 3)) return true;
  return surfaces.some((surface) => edgeCoverage(labels, pageWidth, surface, 2)[0] < STRAIGHT);
}
