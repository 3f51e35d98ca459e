import type { Region } from '../../model/segmentation.ts';
import { bottom, right } from '../../raster/box.ts';

/** Of the square around it, what a quarter of a disc leaves free. */
const CORNER_SHARE = 1 - Math.PI / 4;
/** How much further than to the middle of the shorter side a round corner may seem to reach, in px. */
const MAX_EXCESS_PX = 1.5;
/** Something may lie over one corner. */
const MAX_CUT_COUNT = 1;

/**
 * Whether the corners of a region can be those of a box, square or round. Of a shield, a heart or a house, two lack more than a
 * round corner does.
 */
export function hasRoundCorners(labels: Int32Array, imageWidth: number, region: Region): boolean {
  const { x, y, width, height, label } = region;
  const [half, middle] = [width >> 1, y + (height >> 1)];
  const isOwn = (column: number, row: number): boolean => labels[row * imageWidth + column] === label;
  const cuts = [0, 0, 0, 0];
  for (let row = y; row < bottom(region); row++) {
    const [left, other] = row < middle ? [0, 1] : [2, 3];
    for (let i = 0; i < half && !isOwn(x + i, row); i++) cuts[left]++;
    for (let i = 0; i < half && !isOwn(right(region) - 1 - i, row); i++) cuts[other]++;
  }
  const longest = Math.min(width, height) / 2 + MAX_EXCESS_PX;
  return cuts.filter((cut) => Math.sqrt(cut / CORNER_SHARE) > longest).length <= MAX_CUT_COUNT;
}
