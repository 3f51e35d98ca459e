import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { Pixels } from '../model/pixels.ts';
import { bottom, right } from '../raster/box.ts';
import { blue, channelDistance, green, red, rgb } from '../raster/color.ts';
import type { InkImage } from '../typeface/paint-word.ts';

/** The ink of an icon in one colour: `x` and `y` are the first pixel of `ink`, of which 1 is `color` and 0 the ground. */
export type IconInk = { x: number; y: number; ink: InkImage; color: Rgb; ground: Rgb };

/** Room around the box: soft edges may lie outside of it, and the ground is seen there. */
const ROOM_PX = 2;
/** Share of the pixels around that have the colour of the ground, within so many levels. */
const MIN_GROUND_SHARE = 0.6;
const SAME_LEVELS = 10;
/** Fainter icons are not seen. */
const MIN_CONTRAST_LEVELS = 20;
/** Pixels this far from the ground show a colour; seen from there, those of one ink lie in one direction (a cosine). */
const MIN_COLOR_LEVELS = 16;
const MIN_COLOR_SHARE = 0.08;
const MIN_COSINE = 0.93;
const MAX_OTHER_SHARE = 0.08;
/** The same where compression has smeared colours and strokes. */
const MAX_LOSSY_OTHER_SHARE = 0.2;
const MAX_LOSSY_TONE_SHARE = 0.05;
/** Areas that are neither ground nor full ink are other tones: a share of these makes a picture. Edges and thin gaps are no areas. */
const INNER_INK = 0.3;
const FULL_INK = 0.85;
const MAX_TONE_SHARE = 0.03;
/** Pale areas without edges are a tone, too. */
const MIN_PALE_INK = 0.05;
const MIN_PALE_LEVELS = 8;
const SAME_PALE_INK = 0.02;

/**
 * @param isLossy the picture was compressed
 * @returns undefined for what has several colours or tones, or lies on no plain ground: a picture
 */
export function readIconInk(image: Pixels, box: Box, isLossy = false): IconInk | undefined {
  const { x, y, width, height } = surroundingsOf(image, box);
  const colorAt = (i: number): Rgb => image.data[(y + Math.floor(i / width)) * image.width + x + (i % width)];
  const ground = groundAround(width, height, colorAt);
  if (ground === undefined) return undefined;
  const inner = (i: number): boolean => {
    const [u, v] = [i % width, Math.floor(i / width)];
    return u > 0 && v > 0 && u < width - 1 && v < height - 1;
  };
  const color = inkColor(width * height, ground, colorAt, inner);
  if (color === undefined) return undefined;
  const axis = minus(color, ground);
  const squares = dot(axis, axis);
  const data = new Float32Array(width * height);
  let [colored, others] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    if (!inner(i)) continue;
    const seen = minus(colorAt(i), ground);
    const along = dot(seen, axis);
    const length = Math.hypot(...seen);
    if (length > Math.max(MIN_COLOR_LEVELS, MIN_COLOR_SHARE * Math.sqrt(squares))) {
      colored++;
      if (along < MIN_COSINE * length * Math.sqrt(squares)) others++;
    }
    data[i] = Math.min(1, Math.max(0, along / squares));
  }
  const ink = { width, height, data };
  const [otherShare, mostTones] = isLossy
    ? [MAX_LOSSY_OTHER_SHARE, MAX_LOSSY_TONE_SHARE]
    : [MAX_OTHER_SHARE, MAX_TONE_SHARE];
  const palest = Math.max(MIN_PALE_INK, MIN_PALE_LEVELS / Math.sqrt(squares));
  if (others > otherShare * colored || toneShare(ink, palest) > mostTones) return undefined;
  return { x, y, ink, color, ground };
}

/** The pixels of a box with room around it, as far as the image goes. */
export function surroundingsOf(image: Pixels, box: Box): Box {
  const x = Math.max(0, Math.floor(box.x) - ROOM_PX);
  const y = Math.max(0, Math.floor(box.y) - ROOM_PX);
  const width = Math.min(image.width, Math.ceil(right(box)) + ROOM_PX) - x;
  const height = Math.min(image.height, Math.ceil(bottom(box)) + ROOM_PX) - y;
  return { x, y, width, height };
}

/** The colour of most of the outermost pixels. */
function groundAround(width: number, height: number, colorAt: (i: number) => Rgb): Rgb | undefined {
  const around: Rgb[] = [];
  for (let u = 0; u < width; u++) around.push(colorAt(u), colorAt((height - 1) * width + u));
  for (let v = 1; v < height - 1; v++) around.push(colorAt(v * width), colorAt(v * width + width - 1));
  const ground = commonest(around);
  const alike = around.filter((color) => channelDistance(color, ground) <= SAME_LEVELS);
  return alike.length >= MIN_GROUND_SHARE * around.length ? ground : undefined;
}

/** The commonest of the colours that are farthest from the ground: others are mixtures of the two. */
function inkColor(
  count: number,
  ground: Rgb,
  colorAt: (i: number) => Rgb,
  inner: (i: number) => boolean,
): Rgb | undefined {
  const distanceOf = (color: Rgb) => Math.hypot(...minus(color, ground));
  let most = 0;
  for (let i = 0; i < count; i++) if (inner(i)) most = Math.max(most, distanceOf(colorAt(i)));
  if (most < MIN_CONTRAST_LEVELS) return undefined;
  const full: Rgb[] = [];
  for (let i = 0; i < count; i++) if (inner(i) && distanceOf(colorAt(i)) >= FULL_SHARE * most) full.push(colorAt(i));
  return commonest(full);
}

const FULL_SHARE = 0.92;

function commonest(colors: readonly Rgb[]): Rgb {
  const counts = new Map<Rgb, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  let best = colors[0];
  for (const [color, count] of counts) if (count > counts.get(best)!) best = color;
  return best;
}

/** The share of areas of less than full ink that are no edges: in photographs, and in drawings in two tones. */
export function toneShare({ width, height, data }: InkImage, leastInk: number): number {
  let [ink, tone] = [0, 0];
  for (let v = 1; v < height - 1; v++)
    for (let u = 1; u < width - 1; u++) {
      const level = data[v * width + u];
      if (level < leastInk) continue;
      ink++;
      if (level > FULL_INK) continue;
      let [least, most, spread] = [1, 0, 0];
      for (let dv = -1; dv <= 1; dv++)
        for (let du = -1; du <= 1; du++) {
          const other = data[(v + dv) * width + u + du];
          least = Math.min(least, other);
          most = Math.max(most, other);
          spread = Math.max(spread, Math.abs(other - level));
        }
      if ((least >= INNER_INK && most <= FULL_INK) || (least >= leastInk && spread <= SAME_PALE_INK)) tone++;
    }
  return tone / Math.max(1, ink);
}

/** The colour of full ink where thin strokes cover no pixel whole: the ink seen over that expected, as far as colours go. */
export function strengthen({ color, ground }: IconInk, ratio: number): Rgb {
  const axis = minus(color, ground);
  const base = [red(ground), green(ground), blue(ground)];
  const most = Math.min(...axis.map((step, c) => (step > 0 ? (255 - base[c]) / step : step < 0 ? base[c] / -step : 9)));
  const factor = Math.min(most, Math.max(1, ratio));
  const [r, g, b] = base.map((level, c) => Math.round(level + factor * axis[c]));
  return rgb(r, g, b);
}

const minus = (color: Rgb, ground: Rgb): number[] => [
  red(color) - red(ground),
  green(color) - green(ground),
  blue(color) - blue(ground),
];

const dot = (a: readonly number[], b: readonly number[]): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
