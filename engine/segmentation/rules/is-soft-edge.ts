import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Rule } from '../../model/rule.ts';
import { bottom, right } from '../../raster/box.ts';
import { blue, channelDistance, green, red } from '../../raster/color.ts';

/** Width of an edge out of focus; beyond it its two sides are seen as they are (engine-log: soft-edges). */
const EDGE_WIDTH_PX = 3;
/** Sides that differ by less have no edge between them. */
const MIN_EDGE_LEVELS = 24;
/** How far what is left of the grain takes a blend beyond both sides. */
const MAX_OVERSHOOT_LEVELS = 6;
const SAMPLE_POSITIONS = [0.25, 0.5, 0.75];

/**
 * Whether a line is only where one surface blends into another: in a photograph of a screen each edge does, in pieces. A
 * line that was drawn has a colour of its own, or the same ground on both sides.
 */
export function isSoftEdge({ width, height, data }: Pixels, rule: Rule): boolean {
  const level = rule.width > rule.height;
  if ((level ? rule.height : rule.width) > 2) return false;
  const at = (x: number, y: number) =>
    data[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))];
  const blends = SAMPLE_POSITIONS.filter((place) => {
    const x = Math.floor(rule.x + place * rule.width);
    const y = Math.floor(rule.y + place * rule.height);
    return level
      ? isBetween(at(x, y), at(x, rule.y - EDGE_WIDTH_PX), at(x, bottom(rule) - 1 + EDGE_WIDTH_PX))
      : isBetween(at(x, y), at(rule.x - EDGE_WIDTH_PX, y), at(right(rule) - 1 + EDGE_WIDTH_PX, y));
  });
  return blends.length >= 2;
}

/** Whether a colour may be a blend of two that differ. */
export function isBetween(color: Rgb, one: Rgb, other: Rgb): boolean {
  if (channelDistance(one, other) < MIN_EDGE_LEVELS) return false;
  return [red, green, blue].every((channel) => {
    const [a, b] = [channel(one), channel(other)];
    return (
      channel(color) >= Math.min(a, b) - MAX_OVERSHOOT_LEVELS && channel(color) <= Math.max(a, b) + MAX_OVERSHOOT_LEVELS
    );
  });
}
