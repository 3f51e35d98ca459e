import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import { NO_SURFACE, type PaintedBox } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import { channelDistance } from '../raster/color.ts';

/** Rings that hold an icon, in pixels, how far they are from round, and how wide their line is. */
const [MIN_SIDE_PX, MAX_SIDE_PX] = [24, 72];
const MAX_OBLONG_PX = 1;
const MAX_LINE_PX = 4;
const MIN_CONTRAST_LEVELS = 24;
/** Places around the ring, in each of which it covers so much of a pixel and is so far from its radius at most. */
const PLACE_COUNT = 48;
const MIN_COVERAGE = 0.3;
const SLACK_PX = 1;
/** What is on it keeps away from the line by this part of the side, and has this part of it at least. */
const MIN_INSET = 0.08;
const MIN_ICON_SHARE = 0.2;

/** A ring with an icon in it, seen as one drawing: the box with a round border that it is, and the box of the icon. */
export function splitRing(image: Pixels, drawing: Box): { painted: PaintedBox; icon: Box } | undefined {
  const { x, y, width, height } = drawing;
  if (Math.min(width, height) < MIN_SIDE_PX || Math.max(width, height) > MAX_SIDE_PX) return undefined;
  if (Math.abs(width - height) > MAX_OBLONG_PX) return undefined;
  const at = (u: number, v: number): Rgb => image.data[v * image.width + u];
  const ground = at(Math.max(0, x - 1), Math.max(0, y - 1));
  const contrast = (u: number, v: number): number => channelDistance(at(u, v), ground);
  const [mx, my] = [x + (width >> 1), y + (height >> 1)];
  // Where it runs along rows or columns of pixels its line is seen best.
  const lines = [
    Array.from({ length: MAX_LINE_PX + 1 }, (_, i) => [mx, y + i]),
    Array.from({ length: MAX_LINE_PX + 1 }, (_, i) => [mx, y + height - 1 - i]),
    Array.from({ length: MAX_LINE_PX + 1 }, (_, i) => [x + i, my]),
    Array.from({ length: MAX_LINE_PX + 1 }, (_, i) => [x + width - 1 - i, my]),
  ];
  const [u, v] = lines
    .flat()
    .reduce((best, one) => (contrast(one[0], one[1]) > contrast(best[0], best[1]) ? one : best));
  const most = contrast(u, v);
  if (most < MIN_CONTRAST_LEVELS) return undefined;
  const widths = lines.map((line) => line.reduce((sum, [a, b]) => sum + contrast(a, b) / most, 0));
  const line = Math.round(widths.sort((a, b) => a - b)[1]);
  if (line < 1 || line >= MAX_LINE_PX) return undefined;
  const [cx, cy, radius] = [x + width / 2, y + height / 2, (width + height) / 4];
  const inset = Math.max(1, Math.round(MIN_INSET * width));
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let b = y; b < y + height; b++)
    for (let a = x; a < x + width; a++) {
      const distance = Math.hypot(a + 0.5 - cx, b + 0.5 - cy);
      if (distance > radius - line - SLACK_PX || contrast(a, b) < MIN_COVERAGE * most) continue;
      if (distance > radius - line - inset) return undefined;
      [x0, y0, x1, y1] = [Math.min(x0, a), Math.min(y0, b), Math.max(x1, a + 1), Math.max(y1, b + 1)];
    }
  if (Math.max(x1 - x0, y1 - y0) < MIN_ICON_SHARE * width) return undefined;
  for (let i = 0; i < PLACE_COUNT; i++) {
    const [dx, dy] = [Math.cos((2 * Math.PI * i) / PLACE_COUNT), Math.sin((2 * Math.PI * i) / PLACE_COUNT)];
    const seen = [-SLACK_PX, 0, SLACK_PX].map((off) => {
      const way = radius - line / 2 + off;
      return contrast(Math.floor(cx + way * dx), Math.floor(cy + way * dy));
    });
    if (Math.max(...seen) < MIN_COVERAGE * most) return undefined;
  }
  return {
    painted: {
      box: drawing,
      paint: {
        border: { color: at(u, v), width: line, sides: ['top', 'right', 'bottom', 'left'] },
        radius: Math.round(radius),
      },
      surface: NO_SURFACE,
    },
    icon: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
  };
}
