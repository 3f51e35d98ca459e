import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Segmentation, Surface } from '../../model/segmentation.ts';
import { area, bottom, right, unionBox } from '../../raster/box.ts';
import { clusterBoxes } from '../../raster/cluster-boxes.ts';
import { channelDistance, green } from '../../raster/color.ts';
import { fitGradient } from '../boxes/fit-gradient.ts';
import { edgeCoverage } from '../regions/edge-coverage.ts';

const MIN_SIDE = 60;
const MIN_PART = 20;
/** Wider than this part of the page is a section, not a picture. */
const WIDEST = 0.9;
/** So much of the picture its parts must fill. */
const FULL = 0.93;
/** Levels of green that a shaded picture has between its dark and its light parts. */
const SHADED = 30;
/** Less than this of a side of its own says that a shape is no rectangle. */
const STRAIGHT = 0.75;

/**
 * Pictures painted in flat colours and gradients: surfaces of several colours that fill a rectangle together although
 * not each of them is one (a sky with a sun, waves, hills). `isFree` tells of a box whether no text lies in it.
 */
export function findIllustrations(
  image: Pixels,
  segmentation: Segmentation,
  page: number,
  isFree: (box: Box) => boolean,
): Box[] {
  const parts = segmentation.surfaces.filter(
    (surface) =>
      Math.min(surface.width, surface.height) >= MIN_PART &&
      surface.width < WIDEST * image.width &&
      channelDistance(surface.color, page) > 8,
  );
  return clusterBoxes(parts, 1)
    .filter((surfaces) =>
      surfaces.length === 1 ? isShaded(image, segmentation, surfaces[0]) : isScene(surfaces, segmentation, image.width),
    )
    .map((surfaces) => unionBox(surfaces))
    .filter(isFree);
}

/** A rectangle of many colours that no straight gradient explains: rays, borderOutlines, a soft photograph. */
function isShaded(image: Pixels, { labels }: Segmentation, surface: Surface): boolean {
  if (Math.min(surface.width, surface.height) < MIN_SIDE || surface.pixels < FULL * area(surface)) return false;
  const step = Math.max(1, Math.floor(Math.sqrt(area(surface) / 900)));
  const greens: number[] = [];
  for (let y = surface.y; y < bottom(surface); y += step) {
    for (let x = surface.x; x < right(surface); x += step) {
      const at = y * image.width + x;
      if (labels[at] === surface.label) greens.push(green(image.data[at]));
    }
  }
  greens.sort((a, b) => a - b);
  const range = greens[Math.floor(0.95 * greens.length)] - greens[Math.floor(0.05 * greens.length)];
  return range >= SHADED && fitGradient(image, labels, surface) === undefined;
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
