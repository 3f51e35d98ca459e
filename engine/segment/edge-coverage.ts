import { bottom, right } from '../raster/box.ts';
import type { Region } from './label-flat-regions.ts';

/** How much of each side of its bounding box a region covers itself, 0..1, in ascending order. */
export function edgeCoverage(labels: Int32Array, imageWidth: number, region: Region, inset: number): number[] {
  const share = (x0: number, y0: number, dx: number, dy: number, length: number) => {
    let own = 0;
    for (let i = 0; i < length; i++) if (labels[(y0 + dy * i) * imageWidth + x0 + dx * i] === region.label) own++;
    return own / Math.max(1, length);
  };
  return [
    share(region.x, region.y + inset, 1, 0, region.width),
    share(region.x, bottom(region) - 1 - inset, 1, 0, region.width),
    share(region.x + inset, region.y, 0, 1, region.height),
    share(right(region) - 1 - inset, region.y, 0, 1, region.height),
  ].sort((a, b) => a - b);
}
