import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Segmentation, Surface } from '../../model/segmentation.ts';
import { area, bottom, right, unionBox } from '../../raster/box.ts';
import { clusterBoxes } from '../../raster/cluster-boxes.ts';
import { channelDistance, green } from '../../raster/color.ts';
import { fitGradient } from '../boxes/fit-gradient.ts';
import { edgeCoverage } from '../regions/edge-coverage.ts';

const MIN_SIDE_PX = 60;
const MIN_PART_SIDE_PX = 20;
/** What takes a larger share of the page's width is a section, not a picture. */
const MAX_WIDTH_SHARE = 0.9;
/** Share of the picture that its parts fill. */
const MIN_FILL_SHARE = 0.93;
/** What fills more of it by itself is a ground that little lies on. */
const MAX_GROUND_SHARE = 0.9;
/** Range of green between the dark and the light parts of a shaded picture. */
const MIN_RANGE_LEVELS = 30;
/** A shape that covers a smaller share of one of its sides is no rectangle. */
const MAX_OPEN_SIDE_SHARE = 0.75;

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
      Math.min(surface.width, surface.height) >= MIN_PART_SIDE_PX &&
      surface.width < MAX_WIDTH_SHARE * image.width &&
      channelDistance(surface.color, page) > 8,
  );
  return clusterBoxes(parts, 1)
    .filter((surfaces) =>
      surfaces.length === 1 ? isShaded(image, segmentation, surfaces[0]) : isScene(surfaces, segmentation, image.width),
    )
    .map((surfaces) => unionBox(surfaces))
    .filter(isFree);
}

/** A rectangle of many colours that no straight gradient explains: rays, rings, a soft photograph. */
function isShaded(image: Pixels, { labels }: Segmentation, surface: Surface): boolean {
  if (Math.min(surface.width, surface.height) < MIN_SIDE_PX || surface.pixels < MIN_FILL_SHARE * area(surface))
    return false;
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
  return range >= MIN_RANGE_LEVELS && fitGradient(image, labels, surface) === undefined;
}

function isScene(surfaces: readonly Surface[], { labels }: Segmentation, pageWidth: number): boolean {
  const hull = unionBox(surfaces);
  if (Math.min(hull.width, hull.height) < MIN_SIDE_PX || hull.width >= MAX_WIDTH_SHARE * pageWidth) return false;
  const filled = surfaces.reduce((sum, { pixels }) => sum + pixels, 0);
  if (filled < MIN_FILL_SHARE * area(hull)) return false;
  // A panel with a sign on it is no scene.
  if (surfaces.some(({ pixels }) => pixels > MAX_GROUND_SHARE * area(hull))) return false;
  // Bands of one width with nothing on them: a sky above a sea.
  if (surfaces.every(({ x, width }) => Math.abs(x - hull.x) <= 2 && Math.abs(width - hull.width) <= 3)) return true;
  return surfaces.some((surface) => edgeCoverage(labels, pageWidth, surface, 2)[0] < MAX_OPEN_SIDE_SHARE);
}
