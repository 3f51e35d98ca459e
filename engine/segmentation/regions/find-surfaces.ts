import type { Labelling, Region } from '../../model/segmentation.ts';
import { area } from '../../raster/box.ts';
import { edgeCoverage } from './edge-coverage.ts';
import { findDiscs, isPill } from './is-disc.ts';
import { isLetter } from './is-letter.ts';

/** A thinner flat region is a stroke, not something that content lies on. */
const MIN_THICKNESS_PX = 9;

/** Regions of fewer pixels are never surfaces. */
export const MIN_SURFACE_PIXEL_COUNT = MIN_THICKNESS_PX ** 2;

/**
 * The regions that content lies on: thick enough to hold more than a stroke. A solid letter of a headline is thick too; it
 * is told by filling little of its box and being small, or by its gaps.
 *
 * @returns for each label (that of regions which are too small too), 1 when it is a surface
 */
export function findSurfaces(labelling: Labelling, imageWidth: number): Uint8Array {
  const { regions, labels } = labelling;
  const isSurface = new Uint8Array(regions.length + 1);
  const discs = findDiscs(regions.filter(mayHoldIcon), labels, imageWidth);
  for (const region of regions) {
    const mayHold = looksLikeSurface(region) || isLabelled(region, labels, imageWidth) || discs.has(region);
    if (mayHold && !isLetter(region, labelling, imageWidth, discs.has(region))) isSurface[region.label] = 1;
  }
  return isSurface;
}

function looksLikeSurface(region: Region): boolean {
  if (region.maxSquare < MIN_THICKNESS_PX) return false;
  if (region.maxSquare >= 32) return true;
  const fill = region.pixels / area(region);
  const small = region.height <= 110 && region.width <= 130;
  if (!small) return region.maxSquare >= 12 || fill > 0.5;
  // A disc fills 0.785 of its box, a rounded button more; letters fill less, or are much longer than thick (I, l, 1).
  const aspect = Math.max(region.width, region.height) / Math.min(region.width, region.height);
  if (fill < 0.74) return false;
  return region.maxSquare >= 12 && (region.width >= region.height || aspect < 1.6);
}

/** Whether a region is large enough for a disc that an icon takes most of. */
const mayHoldIcon = (region: Region): boolean => region.width >= 20 && region.pixels > 0.4 * area(region);

/** A chip that its own label fills: thin everywhere, yet all four of its sides are its own and straight, or half discs. */
function isLabelled(region: Region, labels: Int32Array, imageWidth: number): boolean {
  const { width, height, maxSquare, pixels } = region;
  if (maxSquare < 3 || width < 24 || height < 14) return false;
  if (pixels < 0.4 * area(region)) return false;
  if (edgeCoverage(labels, imageWidth, region, 1)[0] > 0.6 || isPill(labels, imageWidth, region)) return true;
  // A pill's ends are half discs, straight only a little way in; no letter is that much wider than high.
  const inset = Math.max(2, Math.round(height / 9));
  return width >= 1.8 * height && edgeCoverage(labels, imageWidth, region, inset)[0] > 0.5;
}
