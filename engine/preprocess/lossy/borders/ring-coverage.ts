import type { Box } from '../../../model/box.ts';
import { bottom, right } from '../../../raster/box.ts';

/** How much of a pixel the line around a box covers, and how much all of the box does, 0..1. */
export type Coverage = { ring: number; whole: number };

/** Samples to each side of a pixel. */
const SAMPLES = 4;

/** Tells for a pixel how much of it a rounded box and the line inside its edge cover. */
export function ringCoverage(box: Box, thickness: number, radius: number): (x: number, y: number) => Coverage {
  const inner = {
    x: box.x + thickness,
    y: box.y + thickness,
    width: box.width - 2 * thickness,
    height: box.height - 2 * thickness,
  };
  const innerRadius = Math.max(0, radius - thickness);
  return (x, y) => {
    let [all, inside] = [0, 0];
    for (let v = 0; v < SAMPLES; v++) {
      for (let u = 0; u < SAMPLES; u++) {
        const [px, py] = [x + (u + 0.5) / SAMPLES, y + (v + 0.5) / SAMPLES];
        if (!isInside(px, py, box, radius)) continue;
        all++;
        if (isInside(px, py, inner, innerRadius)) inside++;
      }
    }
    return { ring: (all - inside) / SAMPLES ** 2, whole: all / SAMPLES ** 2 };
  };
}

function isInside(x: number, y: number, box: Box, radius: number): boolean {
  const dx = Math.max(box.x + radius - x, x - (right(box) - radius));
  const dy = Math.max(box.y + radius - y, y - (bottom(box) - radius));
  if (dx > radius || dy > radius) return false;
  return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius;
}

/** How far the middle of a pixel lies outside the edge of a rounded box; inside of it below 0. */
export function distanceOutside(box: Box, radius: number, x: number, y: number): number {
  const across = Math.abs(x + 0.5 - (box.x + box.width / 2)) - (box.width / 2 - radius);
  const down = Math.abs(y + 0.5 - (box.y + box.height / 2)) - (box.height / 2 - radius);
  return Math.hypot(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0) - radius;
}
