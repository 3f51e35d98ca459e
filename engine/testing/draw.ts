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
