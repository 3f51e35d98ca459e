import type { Box } from '../../model/box.ts';
import type { Side } from '../../model/paint.ts';
import type { Pixels } from '../../model/pixels.ts';
import { bottom, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';

/** A pixel of the edge with this share of the full contrast is wholly free. */
const MIN_FREE_CONTRAST_SHARE = 0.9;
/** How far the radii of two corners may be apart that are round alike, and how round a square corner may look (px). */
const MAX_DEVIATION_PX = 2;
const MAX_SQUARE_RADIUS_PX = 1;
/** Of their radius: a corner in a shadow looks rounder than one in the light. */
const MAX_DEVIATION_SHARE = 0.25;
/** Two corners that are less round than this beside two square ones may be noise. */
const MIN_ONE_SIDED_RADIUS_PX = 4;
/** Radius of a disc or a pill, as measured, over half the shorter side. */
const MIN_FULL_RADIUS_RATIO = 0.88;
/** How much of the free area of a corner may lie elsewhere than before an arc; smaller corners have too few pixels to tell. */
const MAX_OFF_ARC_SHARE = 0.4;
const MIN_TOLD_RADIUS_PX = 16;

/**
 * How far the corners of a surface are rounded, from the area that a quarter circle leaves free of its square. Pixels of
 * the soft edge count by how much of them is seen, so edges of any contrast measure alike. What leaves such an area free, but
 * follows no arc, is a pattern or a picture that lies on the surface, and no corner.
 *
 * @param isOwn whether a pixel (its index) belongs to the surface
 * @param side the corners that count, when a picture lies flush on the others; all of them when it is left out
 * @returns the radius in pixels, 0 when a corner is square; more than half the shorter side for a disc or a pill. When the two
 * corners of one side are square and the others are round alike, the radius of those
 */
export function measureRadius(
  image: Pixels,
  box: Box,
  isOwn: (at: number) => boolean,
  side?: 'top' | 'bottom',
): { radius: number; squareSide?: Side } {
  const limit = Math.min(box.width, box.height) >> 1;
  const top = box.y * image.width;
  const low = (bottom(box) - 1) * image.width;
  const end = right(box) - 1;
  const areaAt = (corner: number, across: number, down: number) => freeArea(image, corner, across, down, limit, isOwn);
  const radiusAt = (corner: Corner) => radiusOf(corner.area, limit);
  const uppers = () => [areaAt(top + box.x, 1, image.width), areaAt(top + end, -1, image.width)];
  const lowers = () => [areaAt(low + end, -1, -image.width), areaAt(low + box.x, 1, -image.width)];
  const clockwise = [...(side === 'bottom' ? [] : uppers()), ...(side === 'top' ? [] : lowers())];
  const corners = clockwise.toSorted((a, b) => a.area - b.area);
  const full = (radius: number) => (radius >= MIN_FULL_RADIUS_RATIO * limit ? limit + 2 : radius);
  if (corners[0].area === 0) {
    const squareSide = side ? undefined : squareSideOf(clockwise.map(radiusAt));
    const round = corners.slice(2).filter((corner) => isArc(corner, limit));
    return squareSide && round.length > 0 ? { radius: full(radiusAt(round[0])), squareSide } : { radius: 0 };
  }
  const round = corners.filter((corner) => isArc(corner, limit));
  if (2 * round.length < corners.length) return { radius: 0 };
  const [middle, next] = [(round.length - 1) >> 1, round.length >> 1];
  return { radius: full(radiusOf((round[middle].area + round[next].area) / 2, limit)) };
}

/** What a corner leaves free of its square, in pixels: of each row, from the corner on, and of all. */
type Corner = { rows: readonly number[]; area: number };

/** Whether a corner leaves free what lies before a quarter circle, and nothing else. */
function isArc({ rows, area }: Corner, limit: number): boolean {
  const radius = radiusOf(area, limit);
  if (radius < MIN_TOLD_RADIUS_PX) return true;
  let off = 0;
  for (let j = 0; j < Math.max(rows.length, radius); j++)
    off += Math.abs((rows[j] ?? 0) - (j < radius ? radius - Math.sqrt(radius ** 2 - (radius - j - 0.5) ** 2) : 0));
  return off <= MAX_OFF_ARC_SHARE * area;
}

const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** The side whose two corners are square while the two others are round alike. @param radii clockwise from the top left */
function squareSideOf(radii: readonly number[]): Side | undefined {
  return SIDES.find((_, k) => {
    const [first, second, third, fourth] = [0, 1, 2, 3].map((at) => radii[(k + at) % 4]);
    return (
      Math.max(first, second) <= MAX_SQUARE_RADIUS_PX &&
      Math.min(third, fourth) >= MIN_ONE_SIDED_RADIUS_PX &&
      Math.abs(third - fourth) <= Math.max(MAX_DEVIATION_PX, MAX_DEVIATION_SHARE * Math.max(third, fourth))
    );
  });
}

/** The part of a corner's square, row by row from the corner, that lies before the surface. */
function freeArea(
  { data }: Pixels,
  corner: number,
  across: number,
  down: number,
  limit: number,
  isOwn: (at: number) => boolean,
): Corner {
  let inside = corner;
  for (let i = 0; i < limit && !isOwn(inside); i++) inside += across + down;
  // Beyond the straight part of the edge lies the ground or the border.
  const beyond = data[corner + across * limit - down] ?? data[corner];
  const contrast = Math.max(channelDistance(beyond, data[inside]), channelDistance(data[corner], data[inside]), 1);
  const rows: number[] = [];
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
    rows.push(i + (i > 0 && share > 0.5 ? soft / share : soft));
  }
  return { rows, area: rows.reduce((sum, free) => sum + free, 0) };
}

/** The radius whose quarter circle leaves this area of its square free. */
const radiusOf = (free: number, limit: number): number =>
  Math.min(limit, Math.round(Math.sqrt(free / (1 - Math.PI / 4))));
