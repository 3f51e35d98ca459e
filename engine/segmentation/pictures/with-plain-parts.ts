import type { Box } from '../../model/box.ts';
import type { Labelling } from '../../model/segmentation.ts';
import { area, contains, overlapX, overlapY, unionBox } from '../../raster/box.ts';
import { edgeCoverage } from '../regions/edge-coverage.ts';
import { MIN_PAINTED_PX } from './find-painted.ts';

/** Times the photograph that a plain part of it may be as large. */
const MAX_GROWTH_RATIO = 8;
/** Share of the worst side of what is no rectangle. */
const MAX_SIDE_SHARE = 0.2;
const MIN_COVERED_SHARE = 0.97;

/**
 * With the plain parts of a photograph that are no rectangle themselves but make one with it: a shoe before two greens that
 * meet in a slanting line.
 */
export function withPlainParts(imageWidth: number, { labels, regions }: Labelling, box: Box): Box {
  const parts = regions.filter(
    (region) =>
      region.maxSquare >= MIN_PAINTED_PX &&
      overlapX(box, region) > -2 &&
      overlapY(box, region) > -2 &&
      !contains(box, region) &&
      area(region) < MAX_GROWTH_RATIO * area(box) &&
      edgeCoverage(labels, imageWidth, region, 2)[0] < MAX_SIDE_SHARE,
  );
  if (parts.length === 0) return box;
  const whole = unionBox([box, ...parts]);
  const own = new Set(parts.map(({ label }) => label));
  let covered = 0;
  for (let y = whole.y; y < whole.y + whole.height; y++)
    for (let x = whole.x; x < whole.x + whole.width; x++)
      if (own.has(labels[y * imageWidth + x]) || contains(box, { x, y, width: 1, height: 1 })) covered++;
  return covered > MIN_COVERED_SHARE * area(whole) ? whole : box;
}
