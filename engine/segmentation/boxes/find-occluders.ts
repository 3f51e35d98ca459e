import type { Box } from '../../model/box.ts';
import type { Region } from '../../model/segmentation.ts';
import { area, bottom, right } from '../../raster/box.ts';
import { edgeCoverage } from '../regions/edge-coverage.ts';

/** What hides an edge reaches so far beyond it on both sides, and leaves so much of both its ends. */
const MIN_OVERLAP_PX = 8;
/** Smaller surfaces have nothing across their edges but icons and letters. */
const MIN_SURFACE_PX = { width: 200, height: 60 };

/** The boxes that lie in front of the lower edge of a surface: the card that hangs from the head of a page. */
export function findOccluders(
  surface: Region,
  surfaces: readonly Region[],
  labels: Int32Array,
  imageWidth: number,
): Region[] {
  if (surface.width < MIN_SURFACE_PX.width || surface.height < MIN_SURFACE_PX.height) return [];
  return surfaces.filter((other) => hidesFoot(other, surface) && isWhole(other, labels, imageWidth));
}

function hidesFoot(box: Box, behind: Box): boolean {
  return (
    box.x >= behind.x + MIN_OVERLAP_PX &&
    right(box) <= right(behind) - MIN_OVERLAP_PX &&
    box.y >= behind.y + MIN_OVERLAP_PX &&
    box.y <= bottom(behind) - MIN_OVERLAP_PX &&
    bottom(box) >= bottom(behind) + MIN_OVERLAP_PX
  );
}

/** A box with straight sides, and most of it seen. */
const isWhole = (region: Region, labels: Int32Array, imageWidth: number): boolean =>
  region.pixels > 0.5 * area(region) && edgeCoverage(labels, imageWidth, region, 2)[0] > 0.5;
