import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { Pixels } from '../model/pixels.ts';
import { bottom, right } from '../raster/box.ts';
import { blue, channelDistance, green, red, rgb } from '../raster/color.ts';

/** A ground whose sides differ by less is one colour. */
const MAX_PLAIN_LEVELS = 6;

/** Fills boxes with the ground around them: one colour, or what leads from each side to the one across. Changes the pixels. */
export function eraseBoxes(image: Pixels, boxes: readonly Box[]): void {
  for (const box of boxes) eraseBox(image, box);
}

function eraseBox(image: Pixels, box: Box): void {
  const { width, height, data } = image;
  const row = (y: number): Rgb[] =>
    y < 0 || y >= height ? [] : [...data.subarray(y * width + box.x, y * width + right(box))];
  const column = (x: number): Rgb[] =>
    x < 0 || x >= width ? [] : Array.from({ length: box.height }, (_, i) => data[(box.y + i) * width + x]);
  const sides = [row(box.y - 1), row(bottom(box)), column(box.x - 1), column(right(box))].map(commonest);
  const known = sides.filter((color) => color !== undefined);
  if (known.length === 0) return;
  const [above, below, before, after] = sides;
  const isPlain = known.every((color) => channelDistance(color, known[0]) <= MAX_PLAIN_LEVELS);
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      const across = between(before, after, (x + 0.5) / box.width);
      const down = between(above, below, (y + 0.5) / box.height);
      const color = isPlain ? known[0] : (between(across, down, 0.5) ?? known[0]);
      data[(box.y + y) * width + box.x + x] = color;
    }
}

/** The commonest colour of a side; undefined beyond the end of the picture. */
function commonest(colors: readonly Rgb[]): Rgb | undefined {
  const counts = new Map<Rgb, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function between(a: Rgb | undefined, b: Rgb | undefined, share: number): Rgb | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const mix = (of: (color: Rgb) => number): number => Math.round((1 - share) * of(a) + share * of(b));
  return rgb(mix(red), mix(green), mix(blue));
}
