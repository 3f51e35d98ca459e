import type { Pixels } from '../model/pixels.ts';

/**
 * The image at 1/`factor` of its size, each pixel the mean of those that a browser snaps to it; what is left over at the
 * right and bottom goes. With 1.5 that is two pixels or one by turns, so that edges and thin lines stay sharp.
 */
export function shrinkPixels(image: Pixels, factor: number): Pixels {
  const width = Math.max(1, Math.floor(image.width / factor));
  const height = Math.max(1, Math.floor(image.height / factor));
  const data = new Int32Array(width * height);
  for (let y = 0, out = 0; y < height; y++) {
    const [top, foot] = [Math.round(y * factor), Math.min(image.height, Math.round((y + 1) * factor))];
    for (let x = 0; x < width; x++, out++) {
      const [left, end] = [Math.round(x * factor), Math.min(image.width, Math.round((x + 1) * factor))];
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let v = top; v < foot; v++) {
        for (let at = v * image.width + left; at < v * image.width + end; at++) {
          const color = image.data[at];
          red += color >> 16;
          green += (color >> 8) & 255;
          blue += color & 255;
        }
      }
      const count = (foot - top) * (end - left);
      data[out] = (Math.round(red / count) << 16) | (Math.round(green / count) << 8) | Math.round(blue / count);
    }
  }
  return { width, height, data };
}
