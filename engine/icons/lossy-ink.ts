import type { Box } from '../model/box.ts';
import type { Pixels } from '../model/pixels.ts';
import { blue, green, red, rgb } from '../raster/color.ts';
import { type IconInk, surroundingsOf, toneShare } from './icon-ink.ts';

/** Brightness and the two differences in colour, as JPEG keeps them: the first of each pixel, the others of 2 × 2. In levels. */
type Ycc = [y: number, cb: number, cr: number];

/** How far pixels of one colour differ after compression, and how many of those around an icon differ by less. */
const NOISE_LEVELS = 10;
const MAX_GROUND_LEVELS = 24;
const MIN_GROUND_SHARE = 0.75;
/** Icons are told by their brightness, if it differs enough. */
const MIN_CONTRAST_LEVELS = 28;
/** Ringing beside an edge is a part of the contrast there; of that and of the noise no more is taken for ground. */
const RINGING_SHARE = 0.04;
const MAX_HAZE = 0.2;
/** Pixels of full ink have this share of the strongest contrast. */
const FULL_SHARE = 0.8;
/** Chroma off the line from that of the ground to that of the ink is another colour, where there is ink; in levels. */
const MAX_OTHER_LEVELS = 28;
const MIN_INK = 0.5;
const MAX_OTHER_SHARE = 0.15;
const MAX_TONE_SHARE = 0.08;
const PALEST_INK = 0.05;

/**
 * The ink of an icon as `readIconInk` reads it, from a picture as it was compressed: brightness keeps the shape when colours
 * are smeared over their neighbours.
 *
 * @returns undefined for a picture, and where brightness tells too little
 */
export function readLossyInk(image: Pixels, box: Box): IconInk | undefined {
  const { x, y, width, height } = surroundingsOf(image, box);
  const seen = Array.from({ length: width * height }, (_, i): Ycc => {
    const color = image.data[(y + Math.floor(i / width)) * image.width + x + (i % width)];
    return toYcc(red(color), green(color), blue(color));
  });
  const isInner = (i: number): boolean =>
    i >= width && i < seen.length - width && i % width > 0 && i % width < width - 1;
  const around = seen.filter((_, i) => !isInner(i));
  const ground = medianOf(around);
  const alike = around.filter((color) => color.every((level, c) => Math.abs(level - ground[c]) <= MAX_GROUND_LEVELS));
  if (alike.length < MIN_GROUND_SHARE * around.length) return undefined;
  const contrasts = seen.map((color, i) => (isInner(i) ? color[0] - ground[0] : 0));
  const strongest = contrasts.reduce((best, one) => (Math.abs(one) > Math.abs(best) ? one : best), 0);
  const full = seen.filter((_, i) => contrasts[i] / strongest >= FULL_SHARE);
  const ink = medianOf(full);
  const contrast = ink[0] - ground[0];
  if (Math.abs(contrast) < MIN_CONTRAST_LEVELS) return undefined;
  const haze = Math.min(MAX_HAZE, RINGING_SHARE + NOISE_LEVELS / 2 / Math.abs(contrast));
  const data = Float32Array.from(contrasts, (one) =>
    Math.min(1, Math.max(0, (one / contrast - haze) / (1 - 2 * haze))),
  );
  const inked = seen.filter((_, i) => data[i] >= MIN_INK);
  const others = inked.filter((color) => offLine(color, ground, ink) > MAX_OTHER_LEVELS);
  if (others.length > MAX_OTHER_SHARE * inked.length) return undefined;
  const shape = { width, height, data };
  if (toneShare(shape, PALEST_INK) > MAX_TONE_SHARE) return undefined;
  return { x, y, ink: shape, color: toRgb(ink), ground: toRgb(ground) };
}

const toYcc = (r: number, g: number, b: number): Ycc => {
  const y = 0.299 * r + 0.587 * g + 0.114 * b;
  return [y, 0.564 * (b - y), 0.713 * (r - y)];
};

const toRgb = ([y, cb, cr]: Ycc) => {
  const level = (value: number): number => Math.round(Math.min(255, Math.max(0, value)));
  return rgb(level(y + 1.402 * cr), level(y - 0.344 * cb - 0.714 * cr), level(y + 1.772 * cb));
};

function medianOf(colors: readonly Ycc[]): Ycc {
  const median = (c: number): number => {
    const levels = colors.map((color) => color[c]).sort((a, b) => a - b);
    return levels[levels.length >> 1] ?? 0;
  };
  return [median(0), median(1), median(2)];
}

/** How far a chroma lies off the line between two others, in levels. */
function offLine([, cb, cr]: Ycc, [, gb, gr]: Ycc, [, ib, ir]: Ycc): number {
  const [ab, ar, sb, sr] = [ib - gb, ir - gr, cb - gb, cr - gr];
  const length = Math.hypot(ab, ar);
  if (length < 1) return Math.hypot(sb, sr);
  const along = Math.min(1.5, Math.max(-0.25, (sb * ab + sr * ar) / length ** 2));
  return Math.hypot(sb - along * ab, sr - along * ar);
}
