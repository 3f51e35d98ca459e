import { bottom, contains, right } from '../raster/box.ts';
import { channelDistance, type Rgb } from '../raster/color.ts';
import type { Pixels } from '../raster/pack.ts';
import type { Box } from '../types.ts';
import type { Spot } from './find-spots.ts';
import type { Region } from './label-flat-regions.ts';

/** The border of a small box: too short for rules, one closed line around what lies in it. */
export type Ring = { box: Box; color: Rgb; width: number };

const MAX_WIDTH = 4;
/** A line differs at least this much from what it parts, in levels; the soft seam of two surfaces lies between them. */
const LEAST = 10;

/**
 * The line that a spot draws around a surface: a check box, a page number in its frame.
 *
 * @returns undefined when the spot is no more than the soft seam of the surface
 */
export function ringOf(image: Pixels, spot: Spot, inner: Region): Ring | undefined {
  if (!contains(spot, inner)) return undefined;
  const edges = [inner.x - spot.x, inner.y - spot.y, right(spot) - right(inner), bottom(spot) - bottom(inner)];
  const width = Math.min(...edges);
  if (width < 1 || Math.max(...edges) > MAX_WIDTH || Math.max(...edges) - width > 1) return undefined;
  const [x, y] = [inner.x + (inner.width >> 1), inner.y + (inner.height >> 1)];
  const sides = [
    lineAt(image, spot.x - 1, y, 1, 0, edges[0]),
    lineAt(image, x, spot.y - 1, 0, 1, edges[1]),
    lineAt(image, right(spot), y, -1, 0, edges[2]),
    lineAt(image, x, bottom(spot), 0, -1, edges[3]),
  ];
  const colors = sides.filter((color) => color !== undefined);
  if (colors.length < 4 || colors.some((color) => channelDistance(color, colors[0]) > 24)) return undefined;
  return { box: { x: spot.x, y: spot.y, width: spot.width, height: spot.height }, color: colors[0], width };
}

/** The colour of a line that is crossed from `x`, `y` just outside it, if it is one and not a step between two colours. */
function lineAt(
  { width, height, data }: Pixels,
  x: number,
  y: number,
  dx: number,
  dy: number,
  thickness: number,
): Rgb | undefined {
  const at = (k: number): Rgb | undefined => {
    const [px, py] = [x + dx * k, y + dy * k];
    return px < 0 || py < 0 || px >= width || py >= height ? undefined : data[py * width + px];
  };
  const [outer, inner] = [at(0), at(thickness + 1)];
  if (outer === undefined || inner === undefined) return undefined;
  let best: Rgb | undefined;
  let strongest = LEAST;
  for (let k = 1; k <= thickness; k++) {
    const color = at(k)!;
    const [out, into] = [channelDistance(color, outer), channelDistance(color, inner)];
    if (out + into - channelDistance(outer, inner) < LEAST || Math.min(out, into) < strongest) continue;
    strongest = Math.min(out, into);
    best = color;
  }
  return best;
}
