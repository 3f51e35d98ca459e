import type { Rgb } from './color.ts';
import type { Pixels } from './pack.ts';

const TILE = 8;
/** A tile without edges stays this flat through compression. */
const CALM = 4;
/** Ripples around letters go this far from their ground, in levels. */
const RIPPLE = 12;
const MAX_GROUNDS = 48;

/**
 * Takes the ripples of lossy compression off flat grounds. Compression works in tiles: those without an edge keep their
 * exact colour and say what the grounds of the page are; pixels elsewhere that are nearly such a colour become it.
 */
export function removeNoise(image: Pixels): Pixels {
  const { width, height } = image;
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const calm = new Int32Array(columns * rows);
  const counts = new Map<Rgb, number>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const color = calmColor(image, column * TILE, row * TILE);
      calm[row * columns + column] = color;
      if (color >= 0) counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  const common = [...counts]
    .filter(([, count]) => count >= 6)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_GROUNDS)
    .map(([color]) => color);
  const data = image.data.slice();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (calm[row * columns + column] >= 0) continue;
      const near = groundsAround(calm, columns, rows, column, row);
      const grounds = near.length > 0 ? near : common;
      for (let y = row * TILE; y < Math.min(height, (row + 1) * TILE); y++) {
        for (let x = column * TILE; x < Math.min(width, (column + 1) * TILE); x++) {
          data[y * width + x] = snap(data[y * width + x], grounds);
        }
      }
    }
  }
  return { width, height, data };
}

/** The commonest colour of a tile whose pixels are all nearly alike, else -1. */
function calmColor({ width, height, data }: Pixels, x0: number, y0: number): Rgb {
  const first = data[y0 * width + x0];
  const counts = new Map<Rgb, number>();
  for (let y = y0; y < Math.min(height, y0 + TILE); y++) {
    for (let at = y * width + x0; at < y * width + Math.min(width, x0 + TILE); at++) {
      if (distance(data[at], first) > CALM) return -1;
      counts.set(data[at], (counts.get(data[at]) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0][0];
}

/** The colours of the calm tiles near a tile. */
function groundsAround(calm: Int32Array, columns: number, rows: number, column: number, row: number): Rgb[] {
  const found = new Set<Rgb>();
  for (let y = Math.max(0, row - 2); y <= Math.min(rows - 1, row + 2); y++) {
    for (let x = Math.max(0, column - 2); x <= Math.min(columns - 1, column + 2); x++) {
      if (calm[y * columns + x] >= 0) found.add(calm[y * columns + x]);
    }
  }
  return [...found];
}

function snap(color: Rgb, grounds: readonly Rgb[]): Rgb {
  let best = color;
  let least = RIPPLE + 1;
  for (const ground of grounds) {
    const d = distance(color, ground);
    if (d < least) {
      least = d;
      best = ground;
    }
  }
  return best;
}

function distance(a: Rgb, b: Rgb): number {
  return Math.max(
    Math.abs((a >> 16) - (b >> 16)),
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)),
    Math.abs((a & 255) - (b & 255)),
  );
}
