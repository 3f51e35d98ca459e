import type { Rgb } from '../model/color.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Ink } from '../model/segmentation.ts';

/** A pixel this far from its ground, in levels, shows a colour. */
const MIN_CONTRAST_LEVELS = 64;
/** Cosine of the angle between two colours, seen from the ground: mixtures of one ink with its ground lie on one line. */
const MAX_LIKENESS = 0.85;
/** Each colour of a sign has this share of its pixels, and so many. */
const MIN_SHARE = 0.12;
const MIN_PIXEL_COUNT = 6;

/** Whether one piece of ink has several colours, as logos have and letters have not. */
export function isMotley({ width, data }: Pixels, { labels, background }: Ink, glyph: ConnectedComponent): boolean {
  const colors: { direction: number[]; count: number }[] = [];
  let total = 0;
  for (let y = glyph.y; y < glyph.y + glyph.height; y++)
    for (let at = y * width + glyph.x; at < y * width + glyph.x + glyph.width; at++) {
      if (labels[at] !== glyph.id) continue;
      const difference = minus(data[at], background[at]);
      const length = Math.hypot(...difference);
      if (length < MIN_CONTRAST_LEVELS) continue;
      total++;
      const direction = difference.map((value) => value / length);
      const known = colors.find((color) => cosine(color.direction, direction) > MAX_LIKENESS);
      if (known) known.count++;
      else colors.push({ direction, count: 1 });
    }
  return colors.filter(({ count }) => count >= Math.max(MIN_PIXEL_COUNT, MIN_SHARE * total)).length > 1;
}

const minus = (color: Rgb, ground: Rgb): number[] =>
  [16, 8, 0].map((shift) => ((color >> shift) & 255) - ((ground >> shift) & 255));

const cosine = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * b[i], 0);
