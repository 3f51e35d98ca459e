import type { Box } from '../model/box.ts';
import type { Raster } from '../model/conversion.ts';
import type { Pixels } from '../model/pixels.ts';

/** Copies a rectangle out of the image as opaque RGBA. The box must lie inside the image. */
export function cropPixels(pixels: Pixels, box: Box): Raster {
  const data = new Uint8ClampedArray(box.width * box.height * 4);
  let out = 0;
  for (let y = box.y; y < box.y + box.height; y++) {
    let at = y * pixels.width + box.x;
    for (let x = 0; x < box.width; x++, at++, out += 4) {
      const color = pixels.data[at];
      data[out] = color >> 16;
      data[out + 1] = (color >> 8) & 255;
      data[out + 2] = color & 255;
      data[out + 3] = 255;
    }
  }
  return { width: box.width, height: box.height, data };
}

/** The part of the image inside a box, which must lie in the image. */
export function cropPacked({ width, data }: Pixels, box: Box): Pixels {
  const cropped = new Int32Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    const from = (box.y + y) * width + box.x;
    cropped.set(data.subarray(from, from + box.width), y * box.width);
  }
  return { width: box.width, height: box.height, data: cropped };
}
