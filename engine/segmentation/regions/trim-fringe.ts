import type { Box } from '../../model/box.ts';
import type { Region } from '../../model/segmentation.ts';

/** A line of pixels at the edge of a surface is its fringe when it has fewer of its pixels than the first share, and the next one more than the second. */
const MAX_FRINGE_SHARE = 0.15;
const MIN_EDGE_SHARE = 0.5;
const MAX_FRINGE_PX = 3;

/**
 * Takes off a surface what leaked along its border: where a faint line fades around a corner, its pixels are so near to the
 * surface that some are counted to it. No round corner begins like that, as each of its lines is only a little longer than
 * the one before.
 *
 * @param region its box is changed
 * @param labels of each pixel, `width` to a row
 */
export function trimFringe(region: Region, labels: Int32Array, width: number): void {
  const count = (box: Box): number => {
    let own = 0;
    for (let y = box.y; y < box.y + box.height; y++)
      for (let x = box.x; x < box.x + box.width; x++) if (labels[y * width + x] === region.label) own++;
    return own;
  };
  const sides: { line: (depth: number) => Box; cut: (depth: number) => void }[] = [
    { line: (k) => ({ ...region, y: region.y + k, height: 1 }), cut: (k) => grow(region, 0, k, 0, -k) },
    {
      line: (k) => ({ ...region, y: region.y + region.height - 1 - k, height: 1 }),
      cut: (k) => grow(region, 0, 0, 0, -k),
    },
    { line: (k) => ({ ...region, x: region.x + k, width: 1 }), cut: (k) => grow(region, k, 0, -k, 0) },
    {
      line: (k) => ({ ...region, x: region.x + region.width - 1 - k, width: 1 }),
      cut: (k) => grow(region, 0, 0, -k, 0),
    },
  ];
  for (const { line, cut } of sides) {
    if (Math.min(region.width, region.height) <= 4 * MAX_FRINGE_PX) return;
    const length = Math.max(line(0).width, line(0).height);
    for (let depth = 0; depth < MAX_FRINGE_PX && count(line(depth)) < MAX_FRINGE_SHARE * length; depth++)
      if (count(line(depth + 1)) > MIN_EDGE_SHARE * length) {
        cut(depth + 1);
        break;
      }
  }
}

function grow(box: Box, x: number, y: number, width: number, height: number): void {
  box.x += x;
  box.y += y;
  box.width += width;
  box.height += height;
}
