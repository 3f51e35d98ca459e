import type { Box, Raster, Region } from '../facts.ts';
import { lab } from '../lab.ts';

/** How far into a box its corner is looked at, and how far outside of it the ground is (px). */
const REACH = 14;
const OUTSIDE = 3;
/** An outline that differs less from the ground (CIE76) is not seen; nor is a corner that is off by less (px along the diagonal). */
const MIN_CONTRAST = 6;
const TOLERANCE = 1.25;
/** Boxes with a shorter side have no corners that could be told apart; smaller pictures are icons, which end anywhere. */
const MIN_SIDE = { box: 16, image: 64 };

type Point = { x: number; y: number };
type Direction = { dx: number; dy: number };

export interface CornerComparison {
  /** The box or picture of the result. */
  box: Box;
  /** Corners that can be seen on both pages, and those of them that are cut off further, or less far, than in the design. */
  seen: number;
  rounder: number;
  lessRound: number;
}

/**
 * Whether the corners of the result's boxes and pictures are as round as the design's, which mean colours of cells do not see.
 * A corner is looked at along its diagonal and along both sides, from outside inwards: where the outline begins tells how much
 * of the corner is cut off. Both images have one pixel per CSS pixel.
 */
export function compareCorners(design: Raster, result: Raster, regions: readonly Region[]): CornerComparison[] {
  return regions
    .filter(({ kind, width, height }) => Math.min(width, height) >= MIN_SIDE[kind])
    .map(({ x, y, width, height }) => {
      const reach = Math.floor(Math.min(REACH, width / 2, height / 2));
      const [left, top] = [Math.round(x), Math.round(y)];
      const [right, bottom] = [Math.round(x + width) - 1, Math.round(y + height) - 1];
      const differences = [
        { x: left, y: top, dx: 1, dy: 1 },
        { x: right, y: top, dx: -1, dy: 1 },
        { x: left, y: bottom, dx: 1, dy: -1 },
        { x: right, y: bottom, dx: -1, dy: -1 },
      ].map((corner) => (cutOff(result, corner, reach) ?? Number.NaN) - (cutOff(design, corner, reach) ?? Number.NaN));
      const count = (holds: (difference: number) => boolean) => differences.filter(holds).length;
      return {
        box: { x, y, width, height },
        seen: count(Number.isFinite),
        rounder: count((difference) => difference > TOLERANCE),
        lessRound: count((difference) => difference < -TOLERANCE),
      };
    });
}

/**
 * How much of a corner is missing along its diagonal, in pixels of either axis, wherever near the point it is; undefined where no
 * outline is seen.
 */
function cutOff(image: Raster, { x, y, dx, dy }: Point & Direction, reach: number): number | undefined {
  const across = beginOf(image, { x, y: y + dy * (reach - 1) }, { dx, dy: 0 }, reach);
  const down = beginOf(image, { x: x + dx * (reach - 1), y }, { dx: 0, dy }, reach);
  if (across === undefined || down === undefined) return undefined;
  const [right, lower] = [Math.round(across), Math.round(down)];
  const diagonal = beginOf(image, { x: x + right * dx, y: y + lower * dy }, { dx, dy }, reach);
  return diagonal && diagonal - (across - right + down - lower) / 2;
}

/** Where something begins on the way inwards, from `OUTSIDE` before the point on: half of the largest difference from the ground is reached. */
function beginOf(image: Raster, from: Point, { dx, dy }: Direction, reach: number): number | undefined {
  const ground = colorAt(image, from.x - OUTSIDE * dx, from.y - OUTSIDE * dy);
  if (!ground) return undefined;
  const differences: number[] = [];
  for (let step = 1 - OUTSIDE; step < reach; step += 1) {
    const color = colorAt(image, from.x + step * dx, from.y + step * dy);
    if (!color) return undefined;
    differences.push(Math.hypot(color[0] - ground[0], color[1] - ground[1], color[2] - ground[2]));
  }
  const most = Math.max(...differences);
  if (most < MIN_CONTRAST) return undefined;
  const at = differences.findIndex((difference) => difference >= most / 2);
  const [before, here] = [differences[at - 1] ?? 0, differences[at] as number];
  return at + 1 - OUTSIDE - (here > before ? (here - most / 2) / (here - before) : 0);
}

function colorAt({ width, height, data }: Raster, x: number, y: number) {
  if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
  const at = 4 * (y * width + x);
  return lab([data[at] as number, data[at + 1] as number, data[at + 2] as number]);
}
