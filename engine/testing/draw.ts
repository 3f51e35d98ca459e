import type { Box } from '../model/box.ts';
import type { Pixels } from '../model/pixels.ts';

/** An image from rows of letters: `draw(['..#', '.#.'], { '.': 0xffffff, '#': 0 })`. For tests. */
export function draw(rows: readonly string[], colors: Record<string, number>): Pixels {
  const width = rows[0].length;
  const data = new Int32Array(width * rows.length);
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      data[y * width + x] = colors[letter];
    });
  });
  return { width, height: rows.length, data };
}

/** A blank image. For tests. */
export function blank(width: number, height: number, color: number): Pixels {
  return { width, height, data: new Int32Array(width * height).fill(color) };
}

/** Fills a rectangle. For tests. */
export function fill(image: Pixels, box: Box, color: number): Pixels {
  for (let y = box.y; y < box.y + box.height; y++) {
    image.data.fill(color, y * image.width + box.x, y * image.width + box.x + box.width);
  }
  return image;
}

/** Fills a disc of which the centre and the radius are given in pixels. For tests. */
export function fillDisc(image: Pixels, x: number, y: number, radius: number, color: number): Pixels {
  for (let v = 0; v < image.height; v++)
    for (let u = 0; u < image.width; u++)
      if (Math.hypot(u + 0.5 - x, v + 0.5 - y) <= radius) image.data[v * image.width + u] = color;
  return image;
}

/** Fills a rectangle with what a camera sees: a slow change of light, shapes, and grain of a few levels. For tests. */
export function fillPhotograph(image: Pixels, { x, y, width, height }: Box): Pixels {
  let state = 7;
  const grain = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return ((state >> 16) % 13) - 6;
  };
  const level = (value: number): number => Math.min(255, Math.max(0, Math.round(value + grain())));
  for (let v = 0; v < height; v++) {
    for (let u = 0; u < width; u++) {
      const light = 110 + 50 * Math.sin(u / 23) + 40 * Math.cos(v / 17 + u / 60);
      image.data[(y + v) * image.width + x + u] =
        (level(light) << 16) | (level(0.8 * light) << 8) | level(0.6 * light + 40);
    }
  }
  return image;
}
