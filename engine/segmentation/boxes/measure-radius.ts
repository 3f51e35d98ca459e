import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import { bottom, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';

/** A pixel of the edge with this share of the full contrast is wholly free. */
const MIN_FREE_CONTRAST_SHARE = 0.9;
/** Radius of a disc or a pill, as measured, over half the shorter side. */
const MIN_FULL_RADIUS_RATIO = 0.88;

/**
 * How far the corners of a surface are rounded, from the area that a quarter circle leaves free of its square. Pixels of
 * the soft edge count by how much of them is seen, so edges of any contrast measure alike.
 *
 * @param isOwn whether a pixel (its index) belongs to the surface
 * @param side the corners that count, when a picture lies flush on the others; all of them when it is left out
 * @returns the radius in pixels, 0 when a corner is square; more than half the shorter side for a disc or a pill
 */
export function measureRadius(
  image: Pixels,
  box: Box,
  isOwn: (at: number) => boolean,
  side?: 'top' | 'bottom',
): number {
  const limit = Math.min(box.width, box.height) >> 1;
  const top = box.y * image.width;
  const low = (bottom(box) - 1) * image.width;
  const end = right(box) - 1;
  const uppers = () => [
    freeArea(image, top + box.x, 1, image.width, limit, isOwn),
    freeArea(image, top + end, -1, image.width, limit, isOwn),
  ];
  const lowers = () => [
    freeArea(image, low + box.x, 1, -image.width, limit, isOwn),
    freeArea(image, low + end, -1, -image.width, limit, isOwn),
  ];
  const corners = [...(side === 'bottom' ? [] : uppers()), ...(side === 'top' ? [] : lowers())].sort((a, b) => a - b);
  if (corners[0] === 0) return 0;
  const middle = corners.length === 4 ? corners.slice(1, 3) : corners;
  const radius = radiusOf((middle[0] + middle[1]) / 2, limit);
  return radius >= MIN_FULL_RADIUS_RATIO * limit ? limit + 2 : radius;
}

/** The area of a corner's square, row by row from the corner, that lies before the surface, in pixels. */
function freeArea(
  { data }: Pixels,
  corner: number,
  across: number,
  down: number,
  limit: number,
  isOwn: (at: number) => boolean,
): number {
  let inside = corner;
  for (let i = 0; i < limit && !isOwn(inside); i++) inside += across + down;
  // Beyond the straight part of the edge lies the ground or the border.
  const beyond = data[corner + across * limit - down] ?? data[corner];
  const contrast = Math.max(channelDistance(beyond, data[inside]), channelDistance(data[corner], data[inside]), 1);
  let free = 0;
  for (let j = 0; j < limit; j++) {
    const row = corner + down * j;
    let i = 0;
    while (i < limit && !isOwn(row + across * i)) i++;
    if (i === 0) break;
    let soft = 0;
    let share = 0;
    for (; i > 0; i--) {
      const next = channelDistance(data[row + across * (i - 1)], data[inside]) / contrast;
      // Beyond a thin border, and in the shadow of a corner, the contrast is less again.
      if (next >= MIN_FREE_CONTRAST_SHARE || next < share) break;
      share = next;
      soft += next;
    }
    free += i + (i > 0 && share > 0.5 ? soft / share : soft);
  }
  return free;
}

/** The radius whose quarter circle leaves this area of its square free. */
const radiusOf = (free: number, limit: number): number =>
  Math.min(limit, Math.round(Math.sqrt(free / (1 - Math.PI / 4))));
