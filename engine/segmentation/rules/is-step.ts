import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Rule } from '../../model/rule.ts';
import { bottom, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { isBetween } from './is-soft-edge.ts';

/** Antialiased edges are no thicker. */
const MAX_THICKNESS_PX = 2;
/** How far from the line its two sides are looked at, and how far beyond its ends. */
const REACH_PX = 4;
/** What differs by no more is one colour. */
const MAX_SAME_LEVELS = 8;

/**
 * Whether a line is a step of the antialiased edge between two surfaces, where a wave or a slope runs level for a while: it is
 * a blend of both sides, and beyond one of its ends they still meet, without it.
 */
export function isStep({ width, height, data }: Pixels, rule: Rule): boolean {
  const level = rule.width > rule.height;
  const thickness = level ? rule.height : rule.width;
  if (thickness > MAX_THICKNESS_PX) return false;
  const [start, end] = level ? [rule.x, right(rule)] : [rule.y, bottom(rule)];
  const [near, far] = level ? [rule.y, bottom(rule) - 1] : [rule.x, right(rule) - 1];
  const at = (along: number, across: number): Rgb | undefined => {
    const [x, y] = level ? [along, across] : [across, along];
    return x < 0 || y < 0 || x >= width || y >= height ? undefined : data[y * width + x];
  };
  const middle = (start + end) >> 1;
  const [own, one, other] = [at(middle, near), at(middle, near - REACH_PX), at(middle, far + REACH_PX)];
  if (own === undefined || one === undefined || other === undefined || !isBetween(own, one, other)) return false;
  const isSame = (color: Rgb | undefined, as: Rgb): boolean =>
    color !== undefined && channelDistance(color, as) <= MAX_SAME_LEVELS;
  return [start - REACH_PX, end - 1 + REACH_PX].some(
    (along) =>
      isSame(at(along, near - REACH_PX), one) &&
      isSame(at(along, far + REACH_PX), other) &&
      !isSame(at(along, near), own) &&
      !isSame(at(along, far), own),
  );
}
