import type { Pixels } from '../../model/pixels.ts';
import type { Quad } from './line.ts';
import { aspectOf, toPhoto } from './projection.ts';

/** The width of most windows on laptops; how wide the page really is does not show in a photograph. */
const PAGE_WIDTH_PX = 1280;
/** Pixels of the photo a pixel of the page from which more of them are kept, for pictures. */
const MIN_DENSE_SCALE = 2.2;

/** What is seen within the corners, straight on: as wide as a usual window, or twice that where the photo is fine enough. */
export function rectify(photo: Pixels, corners: Quad): Pixels {
  const [a, b, c, d] = corners;
  const seenWidth = (Math.hypot(b.x - a.x, b.y - a.y) + Math.hypot(c.x - d.x, c.y - d.y)) / 2;
  const width = seenWidth > MIN_DENSE_SCALE * PAGE_WIDTH_PX ? 2 * PAGE_WIDTH_PX : PAGE_WIDTH_PX;
  const height = Math.max(1, Math.round(width / aspectOf(corners, photo)));
  const place = toPhoto(corners, { width, height });
  // Samples a pixel in each direction: the mean of all that it covers.
  const samples = Math.max(1, Math.ceil(seenWidth / width));
  const data = new Int32Array(width * height);
  for (let y = 0, out = 0; y < height; y++) {
    for (let x = 0; x < width; x++, out++) {
      let [red, green, blue] = [0, 0, 0];
      for (let v = 0; v < samples; v++) {
        for (let u = 0; u < samples; u++) {
          const at = place(x + (u + 0.5) / samples, y + (v + 0.5) / samples);
          const px = Math.min(photo.width - 1.001, Math.max(0, at.x - 0.5));
          const py = Math.min(photo.height - 1.001, Math.max(0, at.y - 0.5));
          const [left, top] = [Math.floor(px), Math.floor(py)];
          const [p, q] = [px - left, py - top];
          const own = top * photo.width + left;
          const weights = [(1 - p) * (1 - q), p * (1 - q), (1 - p) * q, p * q];
          for (let k = 0; k < 4; k++) {
            const color = photo.data[own + (k & 1) + (k >> 1) * photo.width];
            red += weights[k] * (color >> 16);
            green += weights[k] * ((color >> 8) & 255);
            blue += weights[k] * (color & 255);
          }
        }
      }
      const count = samples * samples;
      data[out] = (Math.round(red / count) << 16) | (Math.round(green / count) << 8) | Math.round(blue / count);
    }
  }
  return { width, height, data };
}
