import type { Box } from '../../model/box.ts';

const RIM_POINT_COUNT = 32;

/**
 * Whether a region is a disc, whatever stands on it: its rim is its own all around, and nothing just outside is. The hole of
 * a round letter is the same on both sides of its middle; an icon hardly ever is.
 */
export function isDisc(labels: Int32Array, imageWidth: number, region: Box & { label: number }): boolean {
  const { x, y, width, height, label } = region;
  if (Math.abs(width - height) > Math.max(1, 0.03 * width)) return false;
  const labelsAt = (radius: number): number[] =>
    Array.from({ length: RIM_POINT_COUNT }, (_, k) => (2 * Math.PI * k) / RIM_POINT_COUNT).flatMap((angle) => {
      const u = Math.floor(x + width / 2 + ((radius * width) / 2) * Math.cos(angle));
      const v = Math.floor(y + height / 2 + ((radius * height) / 2) * Math.sin(angle));
      // What lies outside the box is not asked for: beyond the rim only the corners are.
      return u < x || v < y || u >= x + width || v >= y + height ? [] : [labels[v * imageWidth + u]];
    });
  const circle = (radius: number): boolean[] => labelsAt(radius).map((one) => one === label);
  const own = (points: readonly boolean[]): number => points.filter(Boolean).length / Math.max(1, points.length);
  if (own(circle(0.93)) < 0.95 || own(circle(1.12)) > 0) return false;
  if (own(circle(0.15)) > 0.5) return true;
  // One area in the middle of a ring is the hole of a letter, or a radio button's.
  if (new Set([0.15, 0.3].flatMap(labelsAt)).size === 1) return false;
  const half = RIM_POINT_COUNT / 2;
  const asymmetric = [0.3, 0.45, 0.6].reduce((count, radius) => {
    const points = circle(radius);
    return count + points.slice(0, half).filter((point, k) => point !== points[k + half]).length;
  }, 0);
  return asymmetric > MAX_ASYMMETRIC_PAIR_COUNT;
}

/** Of 48 pairs of opposite points within a letter, so many may differ by the pixels that they fall on. */
const MAX_ASYMMETRIC_PAIR_COUNT = 5;
