import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { Gradient, PaintedBox } from '../model/paint.ts';
import { blue, green, red, rgb } from './color.ts';

/** What a box is painted with at a pixel. */
export const colorAt = ({ box, paint: { fill = 0, gradient } }: PaintedBox, x: number, y: number): Rgb =>
  gradient ? gradientIn(box, gradient)(x, y) : fill;

/** The colours of a gradient in a box, by pixel; it runs as CSS has it. */
export function gradientIn(box: Box, { angle: degrees, stops }: Gradient): (x: number, y: number) => Rgb {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const length = Math.abs(dx) * box.width + Math.abs(dy) * box.height;
  return (x, y) => {
    const way = dx * (x + 0.5 - box.x - box.width / 2) + dy * (y + 0.5 - box.y - box.height / 2);
    const at = way / length + 0.5;
    const next = Math.max(
      1,
      stops.findIndex((stop) => stop.at >= at),
    );
    const [from, to] = [stops[next - 1], stops[next]];
    const share = Math.min(1, Math.max(0, (at - from.at) / Math.max(1e-6, to.at - from.at)));
    const between = (a: number, b: number): number => Math.round(a + share * (b - a));
    return rgb(
      between(red(from.color), red(to.color)),
      between(green(from.color), green(to.color)),
      between(blue(from.color), blue(to.color)),
    );
  };
}
