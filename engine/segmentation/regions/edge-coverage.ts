import type { Box } from '../../model/box.ts';
import type { Region } from '../../model/segmentation.ts';
import { bottom, right } from '../../raster/box.ts';

/**
 * How much of each side of its bounding box a region covers itself, 0..1, in ascending order. What lies behind one of
 * `occluders` counts as covered.
 */
export function edgeCoverage(
  labels: Int32Array,
  imageWidth: number,
  region: Region,
  inset: number,
  occluders: readonly Box[] = [],
): number[] {
  const isHidden = (x: number, y: number): boolean =>
    occluders.some((box) => x >= box.x && x < right(box) && y >= box.y && y < bottom(box));
  const share = (x0: number, y0: number, dx: number, dy: number, length: number) => {
    let own = 0;
    for (let i = 0; i < length; i++) {
      const x = x0 + dx * i;
      const y = y0 + dy * i;
      if (labels[y * imageWidth + x] === region.label || (occluders.length > 0 && isHidden(x, y))) own++;
    }
    return own / Math.max(1, length);
  };
  return [
    share(region.x, region.y + inset, 1, 0, region.width),
    share(region.x, bottom(region) - 1 - inset, 1, 0, region.width),
    share(region.x + inset, region.y, 0, 1, region.height),
    share(right(region) - 1 - inset, region.y, 0, 1, region.height),
  ].sort((a, b) => a - b);
}
