import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { Pixels } from '../model/pixels.ts';
import { bottom, right } from '../raster/box.ts';
import { blue, channelDistance, green, red, rgb } from '../raster/color.ts';
import type { InkImage } from '../typeface/paint-word.ts';

/**
 * The ink of an icon in one colour: `x` and `y` are the first pixel of `ink`, of which 1 is `color` and 0 the ground. Where that is
 * a gradient, `groundAt` says its colour at a pixel of `ink`, also outside of it, and `ground` is its commonest.
 */
export type IconInk = {
  x: number;
  y: number;
  ink: InkImage;
  color: Rgb;
  ground: Rgb;
  groundAt?: (u: number, v: number) => Rgb;
};

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
  const around = groundAround(width, height, colorAt);
  if (!around) return undefined;
  const { ground, at } = around;
  const groundAt = (i: number): Rgb => at?.(i % width, Math.floor(i / width)) ?? ground;
  const inner = (i: number): boolean => {
    const [u, v] = [i % width, Math.floor(i / width)];
    return u > 0 && v > 0 && u < width - 1 && v < height - 1;
  };
  const color = inkColor(width * height, groundAt, colorAt, inner);
  if (color === undefined) return undefined;
  const squares = squareOf(minus(color, ground));
  const data = new Float32Array(width * height);
  let [colored, others] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    if (!inner(i)) continue;
    const here = groundAt(i);
    const axis = minus(color, here);
    const reach = squareOf(axis);
    const seen = minus(colorAt(i), here);
    const along = dot(seen, axis);
    const length = Math.hypot(...seen);
    if (length > Math.max(MIN_COLOR_LEVELS, MIN_COLOR_SHARE * Math.sqrt(reach))) {
      colored++;
      if (along < MIN_COSINE * length * Math.sqrt(reach)) others++;
    }
    data[i] = Math.min(1, Math.max(0, along / reach));
  }
  const ink = { width, height, data };
  const [otherShare, mostTones] = isLossy
    ? [MAX_LOSSY_OTHER_SHARE, MAX_LOSSY_TONE_SHARE]
    : [MAX_OTHER_SHARE, MAX_TONE_SHARE];
  const palest = Math.max(MIN_PALE_INK, MIN_PALE_LEVELS / Math.sqrt(squares));
  if (others > otherShare * colored || toneShare(ink, palest) > mostTones) return undefined;
  return { x, y, ink, color, ground, ...(at ? { groundAt: at } : {}) };
}

/** The pixels of a box with room around it, as far as the image goes. */
export function surroundingsOf(image: Pixels, box: Box): Box {
  const x = Math.max(0, Math.floor(box.x) - ROOM_PX);
  const y = Math.max(0, Math.floor(box.y) - ROOM_PX);
  const width = Math.min(image.width, Math.ceil(right(box)) + ROOM_PX) - x;
  const height = Math.min(image.height, Math.ceil(bottom(box)) + ROOM_PX) - y;
  return { x, y, width, height };
}

/** What lies behind an icon: the colour of most of it, and that at each pixel of a gradient. */
type Ground = { ground: Rgb; at?: (u: number, v: number) => Rgb };

/** The colour of most of the outermost pixels, or the gradient that they show. */
function groundAround(width: number, height: number, colorAt: (i: number) => Rgb): Ground | undefined {
  const around: number[] = [];
  for (let u = 0; u < width; u++) around.push(u, (height - 1) * width + u);
  for (let v = 1; v < height - 1; v++) around.push(v * width, v * width + width - 1);
  const ground = commonest(around.map(colorAt));
  const least = MIN_GROUND_SHARE * around.length;
  const isLike = (i: number, color: Rgb): boolean => channelDistance(colorAt(i), color) <= SAME_LEVELS;
  if (around.filter((i) => isLike(i, ground)).length >= least) return { ground };
  const at = planeThrough(around, width, colorAt);
  const isOnPlane = (i: number): boolean => at !== undefined && isLike(i, at(i % width, Math.floor(i / width)));
  return at && around.filter(isOnPlane).length >= least ? { ground, at } : undefined;
}

/** The plane that comes nearest to the colours of some pixels, those left out that are far from it (least squares). */
function planeThrough(all: readonly number[], width: number, colorAt: (i: number) => Rgb): Ground['at'] {
  let planes: number[][] = [];
  const at = (u: number, v: number): Rgb => {
    const [r, g, b] = planes.map(([level, across, down]) =>
      Math.round(Math.min(255, Math.max(0, level + across * u + down * v))),
    );
    return rgb(r, g, b);
  };
  const isNear = (i: number): boolean =>
    channelDistance(colorAt(i), at(i % width, Math.floor(i / width))) <= MAX_OFF_PLANE_LEVELS;
  for (let round = 0; round < 2; round++) {
    const kept = round === 0 ? all : all.filter(isNear);
    planes = [red, green, blue].map((level) => solvePlane(kept, width, (i) => level(colorAt(i))) ?? []);
    if (planes.some(({ length }) => length === 0)) return undefined;
  }
  return at;
}

/** Pixels of the icon itself, at the edge of its box, are farther from the ground. */
const MAX_OFF_PLANE_LEVELS = 24;

/** @returns level, and its steps to the right and down; undefined where the pixels lie on a line */
function solvePlane(pixels: readonly number[], width: number, level: (i: number) => number): number[] | undefined {
  const count = pixels.length;
  const mean = (read: (i: number) => number): number => pixels.reduce((sum, i) => sum + read(i), 0) / count;
  const [x, y] = [(i: number) => i % width, (i: number) => Math.floor(i / width)];
  const [mx, my, ml] = [mean(x), mean(y), mean(level)];
  const product = (a: (i: number) => number, ma: number, b: (i: number) => number, mb: number): number =>
    mean((i) => (a(i) - ma) * (b(i) - mb));
  const [xx, xy, yy] = [product(x, mx, x, mx), product(x, mx, y, my), product(y, my, y, my)];
  const [xl, yl] = [product(x, mx, level, ml), product(y, my, level, ml)];
  const determinant = xx * yy - xy * xy;
  if (!(determinant > 0)) return undefined;
  const across = (xl * yy - yl * xy) / determinant;
  const down = (yl * xx - xl * xy) / determinant;
  return [ml - across * mx - down * my, across, down];
}

/** The commonest of the colours that are farthest from the ground: others are mixtures of the two. */
function inkColor(
  count: number,
  groundAt: (i: number) => Rgb,
  colorAt: (i: number) => Rgb,
  inner: (i: number) => boolean,
): Rgb | undefined {
  const distanceAt = (i: number) => Math.hypot(...minus(colorAt(i), groundAt(i)));
  let most = 0;
  for (let i = 0; i < count; i++) if (inner(i)) most = Math.max(most, distanceAt(i));
  if (most < MIN_CONTRAST_LEVELS) return undefined;
  const full: Rgb[] = [];
  for (let i = 0; i < count; i++) if (inner(i) && distanceAt(i) >= FULL_SHARE * most) full.push(colorAt(i));
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

const squareOf = (a: readonly number[]): number => dot(a, a);

const dot = (a: readonly number[], b: readonly number[]): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
