import type { Pixels } from '../model/pixels.ts';
import { channelDistance } from '../raster/color.ts';

const TILE_SIZE_PX = 16;
/** How far lossy compression moves a pixel in the quality that screenshots are saved in. */
const MAX_HALO_LEVELS = 10;

/** Share of the ground that has its exact colour: in half of a lossy picture's tiles at most; and in lossless ones. */
const LOSSY_SHARE = 0.8;
const EXACT_SHARE = 0.97;
/** In those of a picture that is hardly lossy, or has little ink; no ground is exact there, however. */
const HARDLY_LOSSY_SHARE = 0.92;
const MAX_CHANCE_TILES = 0.01;
/** Share of tiles with exact ground around ink that chance makes in a lossy picture. */
const MAX_EXACT_TILES = 0.15;

/**
 * Whether the picture went through lossy compression. Around a letter in a clean picture the ground is one exact
 * colour; JPEG leaves a halo of almost that colour.
 */
export function isNoisy(image: Pixels): boolean {
  const shares: number[] = [];
  const colors = new ColorCounts();
  for (let y = 0; y + TILE_SIZE_PX <= image.height; y += TILE_SIZE_PX) {
    for (let x = 0; x + TILE_SIZE_PX <= image.width; x += TILE_SIZE_PX) {
      const share = exactShare(image, x, y, colors);
      if (share !== null) shares.push(share);
    }
  }
  if (shares.length < 8) return false;
  shares.sort((a, b) => a - b);
  // Where text lies on gradients and photographs, no ground is one colour; but elsewhere on that page it is.
  const exact = shares.filter((share) => share > EXACT_SHARE).length;
  const limit = exact < MAX_CHANCE_TILES * shares.length ? HARDLY_LOSSY_SHARE : LOSSY_SHARE;
  return exact < MAX_EXACT_TILES * shares.length && shares[shares.length >> 1] < limit;
}

/** Of the pixels near a tile's commonest colour, how many have it exactly; null for tiles without ground and ink. */
function exactShare({ width, data }: Pixels, x0: number, y0: number, found: ColorCounts): number | null {
  found.clear();
  let last = data[y0 * width + x0];
  let times = 0;
  for (let y = y0; y < y0 + TILE_SIZE_PX; y++) {
    for (let at = y * width + x0; at < y * width + x0 + TILE_SIZE_PX; at++) {
      if (data[at] !== last) {
        found.add(last, times);
        last = data[at];
        times = 0;
      }
      times++;
    }
  }
  found.add(last, times);
  const { colors, counts, size } = found;
  if (size < 4) return null;
  let mode = 0;
  for (let k = 1; k < size; k++) if (counts[k] > counts[mode]) mode = k;
  let near = 0;
  let far = 0;
  for (let k = 0; k < size; k++) {
    const distance = channelDistance(colors[k], colors[mode]);
    if (distance <= MAX_HALO_LEVELS) near += counts[k];
    else if (distance > 60) far += counts[k];
  }
  return near >= 0.4 * TILE_SIZE_PX * TILE_SIZE_PX && far >= 6 ? counts[mode] / near : null;
}

/** The colours of one tile after another, in the order in which they come: a hash table that is never allocated again. */
class ColorCounts {
  readonly colors = new Int32Array(TILE_SIZE_PX * TILE_SIZE_PX);
  readonly counts = new Int32Array(TILE_SIZE_PX * TILE_SIZE_PX);
  size = 0;
  /** Tile and index of a colour: what earlier tiles left is free. */
  readonly #slots = new Int32Array(1024);
  #tile = 0;

  clear(): void {
    this.size = 0;
    this.#tile++;
  }

  add(color: number, times: number): void {
    this.counts[this.#indexOf(color)] += times;
  }

  #indexOf(color: number): number {
    for (let slot = Math.imul(color, 0x9e3779b1) >>> 22; ; slot = (slot + 1) & 1023) {
      const entry = this.#slots[slot];
      if (entry >> 8 !== this.#tile) {
        this.#slots[slot] = (this.#tile << 8) | this.size;
        this.colors[this.size] = color;
        this.counts[this.size] = 0;
        return this.size++;
      }
      if (this.colors[entry & 255] === color) return entry & 255;
    }
  }
}
