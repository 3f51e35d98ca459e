import type { Pixels } from '../raster/pack.ts';
import type { Box } from '../types.ts';
import type { Labelling } from './label-flat-regions.ts';

/**
 * A connected piece of what is not surface: glyphs, icons, photographs, borders.
 * `surface` is the label of the surface that touches it most, `share` how much of the touching that is (0..1).
 */
export type Spot = Box & { id: number; pixels: number; surface: number; share: number; second: number };

export type SpotMap = { ids: Int32Array; spots: Spot[] };

/** 8-connected components of the pixels outside every surface, with the surface each one lies on. */
export function findSpots(image: Pixels, { labels }: Labelling, isSurface: Uint8Array): SpotMap {
  const { width, height } = image;
  const ids = new Int32Array(width * height).fill(-1);
  const spots: Spot[] = [];
  const stack: number[] = [];
  for (let start = 0; start < ids.length; start++) {
    if (ids[start] !== -1 || isSurface[labels[start]]) continue;
    const id = spots.length;
    let x0 = width;
    let x1 = 0;
    let y0 = height;
    let y1 = 0;
    let pixels = 0;
    const touching = new Map<number, number>();
    stack.push(start);
    ids[start] = id;
    while (stack.length > 0) {
      const at = stack.pop()!;
      const x = at % width;
      const y = (at - x) / width;
      pixels++;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
      for (let dy = -1; dy <= 1; dy++) {
        const ny = y + dy;
        if (ny < 0 || ny >= height) continue;
        for (let dx = -1; dx <= 1; dx++) {
          const nx = x + dx;
          if (nx < 0 || nx >= width) continue;
          const next = ny * width + nx;
          const label = labels[next];
          if (isSurface[label]) {
            if (dx === 0 || dy === 0) touching.set(label, (touching.get(label) ?? 0) + 1);
          } else if (ids[next] === -1) {
            ids[next] = id;
            stack.push(next);
          }
        }
      }
    }
    spots.push({ id, pixels, x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1, ...mostTouching(touching) });
  }
  return { ids, spots };
}

function mostTouching(touching: Map<number, number>): { surface: number; share: number; second: number } {
  let total = 0;
  let surface = -1;
  let best = 0;
  for (const [label, count] of touching) {
    total += count;
    if (count > best) {
      best = count;
      surface = label;
    }
  }
  let second = -1;
  let next = 0;
  for (const [label, count] of touching) {
    if (label !== surface && count > next) {
      next = count;
      second = label;
    }
  }
  return { surface, share: total === 0 ? 0 : best / total, second };
}
