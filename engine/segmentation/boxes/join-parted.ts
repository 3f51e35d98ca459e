import type { Box } from '../../model/box.ts';
import type { PaintedBox } from '../../model/paint.ts';
import { bottom, right, unionBox } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';

/** Edges that meet differ by no more, in px, and colours of one ground by no more levels. */
const SAME_EDGE_PX = 2;
const SAME_LEVELS = 2;
/** What parts a ground is no lower, in px: rows of a table take turns, and each is a box. */
const MIN_PARTING_PX = 96;
/** A line that parts a ground is no wider, in px, and parts of one width are cells. */
const MAX_LINE_PX = 2;
const MIN_WIDTH_DIFFERENCE_PX = 8;

/**
 * One ground that another one parts from side to side, as an open submenu does with its sidebar or a grey body with its card, was
 * found as two boxes, and so was a bar that an upright line parts: they become one, on which the other, or the line, lies.
 */
export function joinParted(boxes: readonly PaintedBox[]): readonly PaintedBox[] {
  for (const first of boxes) {
    const rest = isGround(first)
      ? (restBelow(first, boxes) ?? boxes.find((one) => isRestBeside(first, one)))
      : undefined;
    if (!rest) continue;
    const radius = Math.max(first.paint.radius ?? 0, rest.paint.radius ?? 0);
    const whole: PaintedBox = {
      ...first,
      box: unionBox([first.box, rest.box]),
      paint: { ...first.paint, ...(radius > 0 ? { radius } : {}) },
    };
    return joinParted(boxes.flatMap((one) => (one === first ? [whole] : one === rest ? [] : [one])));
  }
  return boxes;
}

function isRestBeside({ box, paint }: PaintedBox, other: PaintedBox): boolean {
  const gap = other.box.x - right(box);
  return (
    gap > 0 &&
    gap <= MAX_LINE_PX &&
    Math.abs(other.box.y - box.y) <= 1 &&
    Math.abs(other.box.height - box.height) <= 1 &&
    Math.abs(other.box.width - box.width) >= MIN_WIDTH_DIFFERENCE_PX &&
    isGround(other) &&
    channelDistance(other.paint.fill!, paint.fill!) <= SAME_LEVELS
  );
}

/** The box of the same ground that goes on below others, which are flush below the upper one and each other. */
function restBelow({ box, paint }: PaintedBox, boxes: readonly PaintedBox[]): PaintedBox | undefined {
  let end = bottom(box);
  for (;;) {
    const next = boxes.find((one) => isFlushBelow(one.box, end, box));
    if (!next) return undefined;
    const isRest = isGround(next) && channelDistance(next.paint.fill!, paint.fill!) <= SAME_LEVELS;
    if (isRest) return isAsWide(next.box, box, SAME_EDGE_PX) && end - bottom(box) >= MIN_PARTING_PX ? next : undefined;
    end = bottom(next.box);
  }
}

/** In one colour, and without a frame of its own. */
const isGround = ({ paint }: PaintedBox): boolean =>
  paint.fill !== undefined && !paint.gradient && (paint.border?.sides.length ?? 0) < 4;

/** Beside the current entry there may be a stroke, in px. */
const MAX_STROKE_PX = 6;

const isFlushBelow = (box: Box, end: number, ground: Box): boolean =>
  Math.abs(box.y - end) <= SAME_EDGE_PX && box.height > SAME_EDGE_PX && isAsWide(box, ground, MAX_STROKE_PX);

const isAsWide = (box: Box, ground: Box, slack: number): boolean =>
  Math.abs(box.x - ground.x) <= slack && Math.abs(right(box) - right(ground)) <= slack;
