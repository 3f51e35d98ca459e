import type { Rgb } from '../model/color.ts';
import type { PaintedBox } from '../model/paint.ts';
import { blue, green, red, rgb } from './color.ts';

/** What a box is painted with at a pixel; its gradient runs as CSS has it. */
export function colorAt({ box, paint: { fill = 0, gradient } }: PaintedBox, x: number, y: number): Rgb {
  if (!gradient) return fill;
  const angle = (gradient.angle * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const length = Math.abs(dx) * box.width + Math.abs(dy) * box.height;
  const way = dx * (x + 0.5 - box.x - box.width / 2) + dy * (y + 0.5 - box.y - box.height / 2);
  const at = way / length + 0.5;
  const next = Math.max(
    1,
    gradient.stops.findIndex((stop) => stop.at >= at),
  );
  const [from, to] = [gradient.stops[next - 1], gradient.stops[next]];
  const share = Math.min(1, Math.max(0, (at - from.at) / Math.max(1e-6, to.at - from.at)));
  const mix = (of: (color: Rgb) => number): number =>
    Math.round(of(from.color) + share * (of(to.color) - of(from.color)));
  return rgb(mix(red), mix(green), mix(blue));
}
