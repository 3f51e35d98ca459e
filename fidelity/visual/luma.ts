import type { Raster } from '../facts.ts';

/** Lightness on a scale of 0–255, good enough for edges. One byte a pixel. */
export function lumaOf({ width, height, data }: Raster): Uint8Array {
  const luma = new Uint8Array(width * height);
  for (let k = 0, at = 0; k < luma.length; k += 1, at += 4) {
    luma[k] = (77 * (data[at] as number) + 150 * (data[at + 1] as number) + 29 * (data[at + 2] as number)) >> 8;
  }
  return luma;
}
