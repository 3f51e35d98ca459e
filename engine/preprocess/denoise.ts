import type { Pixels } from '../model/pixels.ts';
import { blue, green, red, rgb } from '../raster/color.ts';

const TILE_SIZE_PX = 8;
/** Only every n-th tile in each direction is examined: sensor noise is everywhere. */
const TILE_STEP = 3;
/** Standard deviation of the noise from which a picture is a photograph of a screen, not a screenshot (engine-log: grain). */
const MIN_GRAIN_LEVELS = 1.5;
/** More than any sensor has: a texture, or noise itself. */
const MAX_GRAIN_LEVELS = 14;
/** Share of tiles that may have no noise at all, less than this, where light or shadow is beyond the sensor. */
const MAX_FLAT_TILE_SHARE = 0.15;
const MIN_ROUGHNESS_LEVELS = 0.1;
/** Neighbours on each side that are averaged. */
const FILTER_RADIUS_PX = 3;
/** Pixels that differ by more standard deviations belong to different things. */
const MAX_DEVIATION_COUNT = 3;

/**
 * Takes the grain of a camera's sensor off: each pixel becomes the mean of the pixels around it that differ from it by no
 * more than grain does, so that edges stay (the sigma filter of J.-S. Lee, 1983). Pictures without grain are returned as
 * they are.
 */
export function denoise(image: Pixels): Pixels {
  const grain = estimateGrain(image);
  return grain < MIN_GRAIN_LEVELS || grain > MAX_GRAIN_LEVELS ? image : smoothGrain(image, grain);
}

/** The same for a picture that is known to have grain: the mean of several pixels has less. */
export function smoothGrain(image: Pixels, grain = Math.max(MIN_GRAIN_LEVELS, estimateGrain(image))): Pixels {
  const near = MAX_DEVIATION_COUNT * grain + 2;
  return pack(smoothOnce(smoothOnce(unpack(image), near), 0.6 * near));
}

type Channels = { width: number; height: number; r: Uint8Array; g: Uint8Array; b: Uint8Array };

function unpack({ width, height, data }: Pixels): Channels {
  const [r, g, b] = [new Uint8Array(data.length), new Uint8Array(data.length), new Uint8Array(data.length)];
  for (let at = 0; at < data.length; at++) {
    r[at] = red(data[at]);
    g[at] = green(data[at]);
    b[at] = blue(data[at]);
  }
  return { width, height, r, g, b };
}

function pack({ width, height, r, g, b }: Channels): Pixels {
  const data = new Int32Array(r.length);
  for (let at = 0; at < data.length; at++) data[at] = rgb(r[at], g[at], b[at]);
  return { width, height, data };
}

function smoothOnce({ width, height, r, g, b }: Channels, near: number): Channels {
  const smooth = { width, height, r: r.slice(), g: g.slice(), b: b.slice() };
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - FILTER_RADIUS_PX);
    const end = Math.min(height - 1, y + FILTER_RADIUS_PX);
    for (let x = 0; x < width; x++) {
      const own = y * width + x;
      const left = Math.max(0, x - FILTER_RADIUS_PX);
      const across = Math.min(width - 1, x + FILTER_RADIUS_PX) - left;
      let red = 0;
      let green = 0;
      let blue = 0;
      let count = 0;
      for (let v = top; v <= end; v++) {
        for (let at = v * width + left, last = at + across; at <= last; at++) {
          if (Math.abs(g[at] - g[own]) > near || Math.abs(r[at] - r[own]) > near || Math.abs(b[at] - b[own]) > near)
            continue;
          red += r[at];
          green += g[at];
          blue += b[at];
          count++;
        }
      }
      smooth.r[own] = Math.round(red / count);
      smooth.g[own] = Math.round(green / count);
      smooth.b[own] = Math.round(blue / count);
    }
  }
  return smooth;
}

/**
 * Standard deviation of the noise in levels: that of half of all tiles, around the plane that their light makes. Most of a
 * page is flat, so that half of the tiles show nothing but noise.
 */
export function estimateGrain({ width, height, data }: Pixels): number {
  const found: number[] = [];
  for (let y = 0; y + TILE_SIZE_PX <= height; y += TILE_STEP * TILE_SIZE_PX) {
    for (let x = 0; x + TILE_SIZE_PX <= width; x += TILE_STEP * TILE_SIZE_PX) {
      found.push(roughness((u, v) => green(data[(y + v) * width + x + u])));
    }
  }
  if (found.length < 8) return 0;
  found.sort((a, b) => a - b);
  // A sensor leaves no ground without noise: where one is, the noise is that of photographs on the page.
  if (found[Math.floor(MAX_FLAT_TILE_SHARE * found.length)] < MIN_ROUGHNESS_LEVELS) return 0;
  return found[found.length >> 1];
}

/** Standard deviation of a tile from the plane that fits it best. */
function roughness(valueAt: (u: number, v: number) => number): number {
  const middle = (TILE_SIZE_PX - 1) / 2;
  let sum = 0;
  let squares = 0;
  let across = 0;
  let down = 0;
  for (let v = 0; v < TILE_SIZE_PX; v++) {
    for (let u = 0; u < TILE_SIZE_PX; u++) {
      const value = valueAt(u, v);
      sum += value;
      squares += value * value;
      across += value * (u - middle);
      down += value * (v - middle);
    }
  }
  const count = TILE_SIZE_PX * TILE_SIZE_PX;
  const spread = (count * (TILE_SIZE_PX * TILE_SIZE_PX - 1)) / 12;
  const rest = squares - (sum * sum) / count - (across * across + down * down) / spread;
  return Math.sqrt(Math.max(0, rest) / count);
}
