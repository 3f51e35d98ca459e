import type { Box } from '../../model/box.ts';
import type { Rule } from '../../model/rule.ts';
import { area, bottom, intersection, right, unionBox } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';

/**
 * Four lines around something, whatever lies inside. `radius` is how far the level lines stay away from the corners; a tab
 * is `open` below, where a line goes on beside it.
 */
export type Frame = { box: Box; rules: Rule[]; color: number; width: number; radius: number; open?: true };

const MAX_RADIUS_PX = 24;
/** The ends of straight pieces are soft: at a corner they may differ by so much. */
const MAX_CORNER_ASYMMETRY_PX = 4;

/**
 * Borders as lines alone: two upright rules of one height with a level rule at each end that stops where they stand.
 * Finds the border of a card whose picture and text part fill it from edge to edge, so that no one surface does.
 */
export function findFrames(rules: readonly Rule[]): Frame[] {
  const level = rules.filter((rule) => rule.width > rule.height);
  const upright = rules.filter((rule) => rule.height > rule.width).sort((a, b) => a.x - b.x);
  const frames: Frame[] = [];
  upright.forEach((left, i) => {
    for (const far of upright.slice(i + 1)) {
      if (Math.abs(far.y - left.y) > 2 || Math.abs(far.height - left.height) > 3 || far.x - left.x < 12) continue;
      const ends = level.filter((rule) => spans(rule, left, far));
      const [top] = ends
        .filter((rule) => rule.y <= left.y + 2 && rule.y >= left.y - MAX_RADIUS_PX)
        .filter((rule) => isRound(rule.x - left.x, left.y - bottom(rule)))
        .sort((a, b) => b.y - a.y);
      const [low] = ends
        .filter((rule) => bottom(rule) >= bottom(left) - 2 && bottom(rule) <= bottom(left) + MAX_RADIUS_PX)
        .filter((rule) => isRound(rule.x - left.x, rule.y - bottom(left)))
        .sort((a, b) => a.y - b.y);
      const open = !low && level.some((rule) => continuesBeside(rule, left, far));
      if (!top || !(low || open) || top === low || channelDistance(top.color, left.color) > 24) continue;
      const within = top.x - left.x;
      if (closesOther(left, level, 'before', within) && closesOther(far, level, 'after', within)) continue;
      const box = { x: left.x, y: top.y, width: right(far) - left.x, height: bottom(low ?? left) - top.y };
      const width = Math.min(left.width, top.height);
      const radius = Math.max(0, top.x - left.x, left.y - top.y - top.height);
      const frame: Frame = {
        box,
        rules: low ? [top, far, low, left] : [top, far, left],
        color: top.color,
        width,
        radius: radius > 1 ? radius : 0,
        ...(open ? { open } : {}),
      };
      // A line between two pixels gives two rules: one frame is enough.
      if (!frames.some((other) => intersection(other.box, box) > 0.85 * area(unionBox([other.box, box]))))
        frames.push(frame);
      break;
    }
  });
  return frames;
}

/** Whether a line begins or ends at the foot of two uprights, outside of them. */
function continuesBeside(rule: Rule, left: Rule, far: Rule): boolean {
  if (Math.abs(bottom(rule) - bottom(left)) > 3 || rule.width < 24) return false;
  return Math.abs(rule.x - far.x) <= 3 || Math.abs(right(rule) - right(left)) <= 3;
}

/** A round corner takes as much off both of its sides; the sides of two neighbours around a third box do not. */
const isRound = (across: number, down: number): boolean =>
  Math.abs(Math.max(0, across) - Math.max(0, down)) <= MAX_CORNER_ASYMMETRY_PX;

/** Whether level rules end nearer to an upright on its other side, in px: it is the border of what stands there. */
function closesOther(upright: Rule, level: readonly Rule[], side: 'before' | 'after', within: number): boolean {
  const met = level.filter((rule) => {
    const gap = side === 'before' ? upright.x - right(rule) : rule.x - right(upright);
    return gap >= 0 && gap < within;
  });
  const hasAt = (y: number): boolean => met.some((rule) => Math.abs(rule.y - y) <= MAX_RADIUS_PX);
  return hasAt(upright.y) && hasAt(bottom(upright));
}

/** Whether a level rule begins at the one and ends at the other upright. */
function spans(rule: Rule, left: Rule, far: Rule): boolean {
  const before = rule.x - left.x;
  const after = right(far) - right(rule);
  return (
    before >= -2 && before <= MAX_RADIUS_PX && after >= -2 && after <= MAX_RADIUS_PX && Math.abs(before - after) <= 3
  );
}
