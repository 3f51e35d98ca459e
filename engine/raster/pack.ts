import type { Raster } from '../types.ts';

/** The image that the stages work on: 0xRRGGBB a pixel, row-major, transparency flattened. */
export type Pixels = { width: number; height: number; data: Int32Array };

/** Flattens RGBA over white and packs each pixel into one integer, so that equal colours compare in one step. */
export function packPixels(raster: Raster): Pixels {
  const { width, height, data } = raster;
  const packed = new Int32Array(width * height);
  for (let i = 0, p = 0; i < packed.length; i++, p += 4) {
    const alpha = data[p + 3];
    if (alpha === 255) {
      packed[i] = (data[p] << 16) | (data[p + 1] << 8) | data[p + 2];
    } else {
      const over = (c: number) => Math.round((c * alpha + 255 * (255 - alpha)) / 255);
      packed[i] = (over(data[p]) << 16) | (over(data[p + 1]) << 8) | over(data[p + 2]);
    }
  }
  return { width, height, data: packed };
}
