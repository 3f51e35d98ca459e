import type { Rgb } from '../../model/color.ts';
import type { PaintedBox } from '../../model/paint.ts';
import { NO_SURFACE } from '../../model/paint.ts';
import type { Pixels } from '../../model/pixels.ts';
import { bottom, right, unionBox } from '../../raster/box.ts';
import { measureShadow } from './measure-shadow.ts';

/** Between two parts of a card, the line that divides them included, and what their ends may be off each other, in px. */
const [MAX_GAP_PX, SAME_END_PX] = [2, 2];

/**
 * Two boxes side by side, round where they do not touch, are the parts of one card: that has the round corners and throws the
 * shadow, and the wider part is what is seen of it.
 */
export function joinHalves(image: Pixels, boxes: readonly PaintedBox[], page: Rgb): PaintedBox[] {
  const joined: PaintedBox[] = [];
  const gone = new Set<PaintedBox>();
  for (const first of boxes) {
    const second = boxes.find((other) => areHalves(first, other));
    if (!second) continue;
    const box = unionBox([first.box, second.box]);
    const [wide, narrow] = first.box.width > second.box.width ? [first, second] : [second, first];
    const { border: _, squareSide: _side, shadow: own, ...paint } = wide.paint;
    const shadow = own ?? measureShadow(image, box, page);
    const radius = Math.min(first.paint.radius ?? 0, second.paint.radius ?? 0);
    joined.push({ box, paint: { ...paint, radius, ...(shadow ? { shadow } : {}) }, surface: wide.surface });
    gone.add(wide);
    narrow.paint = { ...narrow.paint, shadow: undefined };
  }
  return joined.length === 0 ? [...boxes] : [...joined, ...boxes.filter((box) => !gone.has(box))];
}

function areHalves({ box, paint, surface }: PaintedBox, { box: other, paint: its }: PaintedBox): boolean {
  const gap = other.x - right(box);
  return (
    surface !== NO_SURFACE &&
    paint.squareSide === 'right' &&
    its.squareSide === 'left' &&
    paint.fill !== undefined &&
    its.fill !== undefined &&
    gap >= 0 &&
    gap <= MAX_GAP_PX &&
    Math.abs(other.y - box.y) <= SAME_END_PX &&
    Math.abs(bottom(other) - bottom(box)) <= SAME_END_PX
  );
}
