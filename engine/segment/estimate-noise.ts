import { channelDistance } from '../raster/color.ts';
import type { Pixels } from '../raster/pack.ts';

const TILE = 16;
/** Levels that lossy compression moves a pixel by, at most, in the quality that screenshots are saved in. */
const NEAR = 10;

/**
 * Whether the picture went through lossy compression. Around a letter in a clean picture the ground is one exact
 * colour; JPEG leaves a halo of almost that colour.
 */
export function isNoisy(image: Pixels): boolean {
  const shares: number[] = [];
  for (let y = 0; y + TILE <= image.height; y += TILE) {
    for (let x = 0; x + TILE <= image.width; x += TILE) {
      const share = exactShare(image, x, y);
      if (share !== null) shares.push(share);
    }
  }
  if (shares.length < 8) return false;
  shares.sort((a, b) => a - b);
  return shares[shares.length >> 1] < 0.8;
}

/** Of the pixels near a tile's commonest colour, how many have it exactly; null for tiles without ground and ink. */
function exactShare({ width, data }: Pixels, x0: number, y0: number): number | null {
  const counts = new Map<number, number>();
  for (let y = y0; y < y0 + TILE; y++) {
    for (let at = y * width + x0; at < y * width + x0 + TILE; at++)
      counts.set(data[at], (counts.get(data[at]) ?? 0) + 1);
  }
  if (counts.size < 4) return null;
  let mode = 0;
  let most = 0;
  for (const [color, count] of counts) {
    if (count > most) {
      most = count;
      mode = color;
    }
  }
  let near = 0;
  let far = 0;
  for (const [color, count] of counts) {
    const distance = channelDistance(color, mode);
    if (distance <= NEAR) near += count;
    else if (distance > 60) far += count;
  }
  return near >= 0.4 * TILE * TILE && far >= 6 ? most / near : null;
}
