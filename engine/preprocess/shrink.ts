import type { Pixels } from '../model/pixels.ts';

/** The image at 1/`factor` of its size, each pixel the mean of a square; what is left over at the right and bottom goes. */
export function shrinkPixels(image: Pixels, factor: number): Pixels {
  const width = Math.max(1, Math.floor(image.width / factor));
  const height = Math.max(1, Math.floor(image.height / factor));
  const data = new Int32Array(width * height);
  const count = factor * factor;
  for (let y = 0, out = 0; y < height; y++) {
    for (let x = 0; x < width; x++, out++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let dy = 0; dy < factor; dy++) {
        let at = (y * factor + dy) * image.width + x * factor;
        for (let dx = 0; dx < factor; dx++, at++) {
          const color = image.data[at];
          red += color >> 16;
          green += (color >> 8) & 255;
          blue += color & 255;
        }
      }
      data[out] = (Math.round(red / count) << 16) | (Math.round(green / count) << 8) | Math.round(blue / count);
    }
  }
  return { width, height, data };
}
