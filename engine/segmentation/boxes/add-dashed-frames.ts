import { NO_SURFACE, type PaintedBox } from '../../model/paint.ts';
import { area, intersection, unionBox } from '../../raster/box.ts';
import type { DashedFrame } from './find-dashed-frames.ts';

/** Gives dashed borders to the boxes that they lie around; around none, each is a box of its own. */
export function addDashedFrames(boxes: readonly PaintedBox[], frames: readonly DashedFrame[]): PaintedBox[] {
  const result = boxes.map((box) => ({ ...box }));
  for (const { box, color, width, style } of frames) {
    const border = { color, width, style, sides: ['top', 'right', 'bottom', 'left'] as const };
    const inner = result.find((other) => intersection(other.box, box) > 0.8 * area(unionBox([other.box, box])));
    if (!inner) result.push({ box, paint: { border }, surface: NO_SURFACE });
    else if (!inner.paint.border) Object.assign(inner, { box, paint: { ...inner.paint, border } });
  }
  return result;
}
