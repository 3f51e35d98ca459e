import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Paint, PaintedBox } from '../../model/paint.ts';
import type { Pixels } from '../../model/pixels.ts';
import { bottom, contains, right, unionBox } from '../../raster/box.ts';
import { groundBelow } from './explain-surfaces.ts';
import { measureShadow } from './measure-shadow.ts';

/** A line between two strips is no thicker. */
const MAX_LINE_PX = 2;
/** Strips that differ in height by no more are a column of like things, as buttons are. */
const MAX_HEIGHT_ERROR_PX = 2;

/**
 * Boxes of one width that lie one right below the other, round above the first or below the last only, are the strips of one
 * card: its title, the head of its table, its body. The first and the last have the colour of the card, which takes the place of
 * all that have it; what has a border is seen whole by that. Without the card, what lies across the edge of a band would have its
 * title in one band and its body in the next.
 */
export function joinStrips(image: Pixels, boxes: readonly PaintedBox[], page: Rgb): PaintedBox[] {
  const sorted = boxes.toSorted((a, b) => a.box.y - b.box.y);
  const out = new Set(boxes);
  for (const first of sorted) {
    if (first.paint.squareSide === 'top') continue;
    const strips = [first];
    for (;;) {
      const next = sorted.find((other) => follows(other.box, strips[strips.length - 1].box));
      if (!next || next.paint.squareSide === 'bottom') break;
      strips.push(next);
      if (next.paint.squareSide === 'top') break;
    }
    const last = strips[strips.length - 1];
    const isOpen = first.paint.squareSide === 'bottom' || last.paint.squareSide === 'top';
    if (strips.length < 2 || !isOpen || strips.some((strip) => !out.has(strip))) continue;
    const { fill } = first.paint;
    if (fill === undefined || fill !== last.paint.fill || strips.some(({ paint }) => paint.border)) continue;
    const heights = strips.map(({ box }) => box.height);
    if (Math.max(...heights) - Math.min(...heights) <= MAX_HEIGHT_ERROR_PX) continue;
    const whole = unionBox(strips.map(({ box }) => box));
    if (boxes.some(({ box }) => contains(whole, box) && contains(box, whole, MAX_LINE_PX))) continue;
    for (const strip of strips) {
      out.delete(strip);
      if (strip.paint.fill !== fill) out.add({ ...strip, paint: withoutShadow(strip.paint) });
    }
    const radius = first.paint.radius ?? last.paint.radius;
    const shadow = measureShadow(image, whole, groundBelow(whole, boxes, page)) ?? last.paint.shadow;
    const paint = { fill, ...(radius ? { radius } : {}), ...(shadow ? { shadow } : {}) };
    out.add({ box: whole, paint, surface: last.surface });
  }
  return [...out];
}

/** Whether a box begins where another of the same width ends, or below a line. */
const follows = (box: Box, above: Box): boolean =>
  Math.abs(box.x - above.x) <= 1 &&
  Math.abs(right(box) - right(above)) <= 1 &&
  box.y >= bottom(above) &&
  box.y - bottom(above) <= MAX_LINE_PX;

function withoutShadow({ shadow: _, ...paint }: Paint): Paint {
  return paint;
}
