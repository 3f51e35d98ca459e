import type { Box } from '../../model/box.ts';
import type { Region } from '../../model/segmentation.ts';
import { area, bottom, right } from '../../raster/box.ts';
import { edgeCoverage } from '../regions/edge-coverage.ts';

/** What hides an edge reaches as far beyond it on both sides, and leaves as much of both its ends, in pixels. */
const BEYOND = 8;
/** Smaller surfaces have nothing across their edges but icons and letters. */
const LEAST = { width: 200, height: 60 };

/** The boxes that lie in front of the lower edge of a surface: the card that hangs from the head of a page. */
export function findOccluders(
  surface: Region,
  surfaces: readonly Region[],
  labels: Int32Array,
  imageWidth: number,
): Region[] {
  if (surface.width < LEAST.width || surface.height < LEAST.height) return [];
  return surfaces.filter((other) => hidesFoot(other, surface) && isWhole(other, labels, imageWidth));
}

function hidesFoot(box: Box, behind: Box): boolean {
  return (
    box.x >= behind.x + BEYOND &&
    right(box) <= right(behind) - BEYOND &&
    box.y >= behind.y + BEYOND &&
    box.y <= bottom(behind) - BEYOND &&
    bottom(box) >= bottom(behind) + BEYOND
  );
}

/** A box with straight sides, and most of it seen. */
const isWhole = (region: Region, labels: Int32Array, imageWidth: number): boolean =>
  region.pixels > 0.5 * area(region) && edgeCoverage(labels, imageWidth, region, 2)[0] > 0.5;
