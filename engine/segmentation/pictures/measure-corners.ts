import type { Box } from '../../model/box.ts';
import type { Corners } from '../../model/layout-node.ts';
import type { Pixels } from '../../model/pixels.ts';
import { bottom, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';

/** Levels by which the corner of a picture differs from its ground. */
const SAME_LEVELS = 12;
/** Radii of pictures, in px, and of their shorter side. */
const [MIN_RADIUS_PX, MAX_RADIUS_PX, MAX_RADIUS_SHARE] = [4, 64, 0.45];
/** Corners of one picture differ by no more, in px, and both sides of a corner. */
const MAX_DIFFERENCE_PX = 2;

/**
 * The round corners of a photograph: how much of its first rows and columns shows the ground around it. All four, or the two
 * of its top or its foot, as in a card; nothing where a corner cannot be told from a sky in the colour of the ground.
 */
export function measureCorners(image: Pixels, box: Box): Corners | undefined {
  const most = Math.min(MAX_RADIUS_PX, MAX_RADIUS_SHARE * Math.min(box.width, box.height));
  const radii = CORNERS.map(([dx, dy]) => radiusAt(image, box, dx, dy)).map((radius) =>
    radius !== undefined && radius >= MIN_RADIUS_PX && radius <= most ? radius : undefined,
  );
  const [topLeft, topRight, footLeft, footRight] = radii;
  const agree = (...some: (number | undefined)[]): boolean => {
    const known = some.filter((radius) => radius !== undefined);
    return known.length === some.length && Math.max(...known) - Math.min(...known) <= MAX_DIFFERENCE_PX;
  };
  const mean = (a: number, b: number): number => Math.round((a + b) / 2);
  if (agree(...radii)) return { radius: mean(Math.min(...radii.map(Number)), Math.max(...radii.map(Number))) };
  const known = radii.filter((radius) => radius !== undefined);
  if (agree(topLeft, topRight) && known.length === 2)
    return { radius: mean(topLeft!, topRight!), squareSide: 'bottom' };
  if (agree(footLeft, footRight) && known.length === 2)
    return { radius: mean(footLeft!, footRight!), squareSide: 'top' };
  return undefined;
}

const CORNERS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** The radius of the corner from which `dx` and `dy` lead into the picture. */
function radiusAt({ width, height, data }: Pixels, box: Box, dx: number, dy: number): number | undefined {
  const [x, y] = [dx > 0 ? box.x : right(box) - 1, dy > 0 ? box.y : bottom(box) - 1];
  const [outX, outY] = [x - dx, y - dy];
  if (outX < 0 || outY < 0 || outX >= width || outY >= height) return undefined;
  const ground = data[outY * width + outX];
  const runOf = (stepX: number, stepY: number): number => {
    let count = 0;
    while (count <= MAX_RADIUS_PX) {
      const at = (y + count * stepY) * width + x + count * stepX;
      if (channelDistance(data[at], ground) > SAME_LEVELS) break;
      count++;
    }
    return count;
  };
  const [across, down] = [runOf(dx, 0), runOf(0, dy)];
  if (Math.abs(across - down) > MAX_DIFFERENCE_PX || across > MAX_RADIUS_PX) return undefined;
  // The first row of a quarter of a disc begins behind r - √(r - ¼) pixels.
  const inset = (across + down) / 2;
  let radius = 1;
  while (radius - Math.sqrt(radius - 0.25) < inset && radius <= MAX_RADIUS_PX) radius += 0.5;
  return inset < 1 ? undefined : radius;
}
