import type { Box } from '../../model/box.ts';
import type { Rule } from '../../model/rule.ts';
import { bottom, intersection, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import type { Frame } from './find-frames.ts';

/** Of a control: pages, segments. */
const MIN_HEIGHT_PX = 24;
const MAX_HEIGHT_PX = 60;
const MIN_WIDTH_PX = 12;
/** How far lines end before those that they meet, and where a corner is round. */
const MAX_GAP_PX = 3;
const MAX_CORNER_PX = 10;
/** Beside a filled segment two more are a control; without one it takes more of them (see `findCells`). */
const MIN_SEGMENT_COUNT = 2;
const MAX_COLOR_DIFFERENCE_LEVELS = 48;

/** A place where a segment begins or ends: the line there, if there is one. */
type Edge = { x: number; rule?: Rule };

/**
 * The segments between two lines above each other that begin or end at a filled one: the pages after the current one. What is
 * filled hides the line beside it, and the corners of the last one may be round, so that these are no cells.
 *
 * @param filled surfaces of other colours than the page
 */
export function findSegments(rules: readonly Rule[], filled: readonly Box[], cells: readonly Frame[]): Frame[] {
  const level = rules.filter((rule) => rule.width > rule.height);
  const upright = rules.filter((rule) => rule.height > rule.width);
  return level.flatMap((top) => {
    const low = level.find(
      (rule) =>
        rule.y - bottom(top) >= MIN_HEIGHT_PX &&
        bottom(rule) - top.y <= MAX_HEIGHT_PX &&
        Math.abs(rule.x - top.x) <= MAX_GAP_PX &&
        Math.abs(right(rule) - right(top)) <= MAX_GAP_PX,
    );
    if (!low || channelDistance(top.color, low.color) > MAX_COLOR_DIFFERENCE_LEVELS) return [];
    const height = bottom(low) - top.y;
    const isLevel = (box: Box): boolean =>
      Math.abs(box.y - top.y) <= MAX_GAP_PX && Math.abs(bottom(box) - bottom(low)) <= MAX_GAP_PX;
    const lines = upright.filter(
      (rule) =>
        rule.y >= top.y - MAX_GAP_PX &&
        rule.y <= top.y + MAX_CORNER_PX &&
        bottom(rule) <= bottom(low) + MAX_GAP_PX &&
        bottom(rule) >= bottom(low) - MAX_CORNER_PX &&
        rule.x >= top.x - MAX_CORNER_PX &&
        right(rule) <= right(top) + MAX_CORNER_PX,
    );
    const before = filled.some((box) => isLevel(box) && Math.abs(right(box) - top.x) <= MAX_GAP_PX);
    const after = filled.some((box) => isLevel(box) && Math.abs(box.x - right(top)) <= MAX_GAP_PX);
    if (!before && !after) return [];
    const edges: Edge[] = [
      ...(before ? [{ x: top.x }] : []),
      ...lines.map((rule) => ({ x: rule.x, rule })),
      ...(after ? [{ x: right(top) - 1 }] : []),
    ].sort((a, b) => a.x - b.x);
    const frames = edges.slice(1).flatMap((far, i): Frame[] => {
      const near = edges[i];
      const width = top.height;
      const box = { x: near.x, y: top.y, width: far.x + width - near.x, height };
      if (box.width < MIN_WIDTH_PX) return [];
      const own = [top, low, near.rule, far.rule].filter((rule) => rule !== undefined);
      return [{ box, rules: own, color: top.color, width, radius: 0 }];
    });
    const isKnown = frames.some(({ box }) => cells.some((cell) => intersection(cell.box, box) > 0));
    return frames.length >= MIN_SEGMENT_COUNT && !isKnown ? frames : [];
  });
}
