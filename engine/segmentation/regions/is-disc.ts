import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import { channelDistance } from '../../raster/color.ts';

const RIM_POINT_COUNT = 32;

type Place = Box & { label: number };

/** Levels by which two regions of one colour differ. */
const MAX_SAME_LEVELS = 4;

/** Discs of one row or column lie no further apart, in px. */
const MAX_SHIFT_PX = 2;
/** So many are a row of them, whatever colour each has. */
const MIN_LINE_COUNT = 2;

/**
 * The discs among regions: beside some with an icon each, a ring of their size is the disc of one more, if it has the
 * colour of one or is in line with two.
 */
export function findDiscs<T extends Place & { color: Rgb }>(
  regions: readonly T[],
  labels: Int32Array,
  imageWidth: number,
): Set<T> {
  const rims = regions.filter((region) => hasRim(labels, imageWidth, region));
  const discs = rims.filter((region) => isDisc(labels, imageWidth, region));
  const haveOneSize = (a: T, b: T): boolean => Math.abs(a.width - b.width) <= 1 && Math.abs(a.height - b.height) <= 1;
  const areInLine = (a: T, b: T): boolean => Math.abs(a.x - b.x) <= MAX_SHIFT_PX || Math.abs(a.y - b.y) <= MAX_SHIFT_PX;
  return new Set(
    rims.filter((rim) => {
      const like = discs.filter((disc) => haveOneSize(rim, disc));
      return (
        like.some(({ color }) => channelDistance(rim.color, color) <= MAX_SAME_LEVELS) ||
        like.filter((disc) => areInLine(rim, disc)).length >= MIN_LINE_COUNT
      );
    }),
  );
}

/** Whether a region has the outline of a disc, whatever is within: its rim is its own all around, and nothing outside is. */
function hasRim(labels: Int32Array, imageWidth: number, region: Place): boolean {
  if (Math.abs(region.width - region.height) > Math.max(1, 0.03 * region.width)) return false;
  const own = (radius: number): number => shareOfOwn(labelsAt(labels, imageWidth, region, radius), region);
  return own(0.93) >= 0.95 && own(1.12) === 0;
}

/** How far within its edge, and outside of it, the rim of a pill is looked at, in px: the edge itself is antialiased. */
const RIM_PX = 1.75;

/**
 * Whether a region that is wider than high has the outline of a pill, whatever is written on it: two half discs, with straight
 * sides between them.
 */
export function isPill(labels: Int32Array, imageWidth: number, region: Place): boolean {
  const { x, y, width, height, label } = region;
  if (width <= height) return false;
  const own = (radius: number): boolean[] => {
    const ends = angles().map((angle) => {
      const middle = Math.cos(angle) < 0 ? x + height / 2 : x + width - height / 2;
      return [middle + radius * Math.cos(angle), y + height / 2 + radius * Math.sin(angle)];
    });
    const straight = Array.from({ length: Math.floor(width - height) }, (_, i) => x + height / 2 + i + 0.5);
    const sides = straight.flatMap((at) => [-radius, radius].map((off) => [at, y + height / 2 + off]));
    return [...ends, ...sides]
      .map(([u, v]) => [Math.floor(u), Math.floor(v)])
      .filter(([u, v]) => u >= x && v >= y && u < x + width && v < y + height)
      .map(([u, v]) => labels[v * imageWidth + u] === label);
  };
  const inside = own(height / 2 - RIM_PX);
  return inside.filter(Boolean).length >= 0.95 * inside.length && !own(height / 2 + RIM_PX).includes(true);
}

/**
 * Whether a region is a disc, whatever stands on it: the stroke of a round letter, or of a sign in a circle, is thinner than
 * the room around an icon.
 */
export function isDisc(labels: Int32Array, imageWidth: number, region: Place): boolean {
  if (!hasRim(labels, imageWidth, region)) return false;
  const at = (radius: number): number[] => labelsAt(labels, imageWidth, region, radius);
  if (shareOfOwn(at(0.15), region) > 0.5) return true;
  // One area in the middle of a ring is the hole of a letter, or a radio button's.
  if (isRing(labels, imageWidth, region)) return false;
  return shareOfOwn(at(ICON_RADIUS), region) >= 0.95;
}

/** Icons reach no farther than that on a disc, of its radius. */
const ICON_RADIUS = 0.78;

/** Whether one area that is not the region's own is in its middle. */
export function isRing(labels: Int32Array, imageWidth: number, region: Place): boolean {
  const middle = new Set([0.15, 0.3].flatMap((radius) => labelsAt(labels, imageWidth, region, radius)));
  return middle.size === 1 && !middle.has(region.label);
}

const shareOfOwn = (points: readonly number[], { label }: Place): number =>
  points.filter((one) => one === label).length / Math.max(1, points.length);

/** The labels on a circle around the middle of a region; `radius` 1 touches its sides. */
function labelsAt(labels: Int32Array, imageWidth: number, { x, y, width, height }: Place, radius: number): number[] {
  return angles().flatMap((angle) => {
    const u = Math.floor(x + width / 2 + ((radius * width) / 2) * Math.cos(angle));
    const v = Math.floor(y + height / 2 + ((radius * height) / 2) * Math.sin(angle));
    // What lies outside the box is not asked for: beyond the rim only the corners are.
    return u < x || v < y || u >= x + width || v >= y + height ? [] : [labels[v * imageWidth + u]];
  });
}

const angles = (): number[] => Array.from({ length: RIM_POINT_COUNT }, (_, k) => (2 * Math.PI * k) / RIM_POINT_COUNT);
