import type { Box } from '../model/box.ts';

export const right = (box: Box): number => box.x + box.width;
export const bottom = (box: Box): number => box.y + box.height;
export const centerX = (box: Box): number => box.x + box.width / 2;
export const centerY = (box: Box): number => box.y + box.height / 2;
export const area = (box: Box): number => box.width * box.height;

/** The smallest box around all of them; the empty box when there are none. */
export function unionBox(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  let x0 = Number.POSITIVE_INFINITY;
  let y0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  let y1 = Number.NEGATIVE_INFINITY;
  for (const box of boxes) {
    x0 = Math.min(x0, box.x);
    y0 = Math.min(y0, box.y);
    x1 = Math.max(x1, right(box));
    y1 = Math.max(y1, bottom(box));
  }
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

/** Length of the shared part of two boxes' rows (negative: the gap between them). */
export const overlapY = (a: Box, b: Box): number => Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y);

/** Length of the shared part of two boxes' columns (negative: the gap between them). */
export const overlapX = (a: Box, b: Box): number => Math.min(right(a), right(b)) - Math.max(a.x, b.x);

/** Area of the shared part, in pixels. */
export const intersection = (a: Box, b: Box): number => Math.max(0, overlapX(a, b)) * Math.max(0, overlapY(a, b));

/** Whether `inner` lies in `outer`, give or take `slack` pixels. */
export function contains(outer: Box, inner: Box, slack = 0): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    right(inner) <= right(outer) + slack &&
    bottom(inner) <= bottom(outer) + slack
  );
}

/** The box on an image that is `factor` times as large. */
export const scaleBox = ({ x, y, width, height }: Box, factor: number): Box => ({
  x: x * factor,
  y: y * factor,
  width: width * factor,
  height: height * factor,
});

/** The whole pixels that the sides of a box are nearest to, as a browser draws it. */
export function snapBox({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)];
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top };
}
