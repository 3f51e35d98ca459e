import type { Box } from '../model/box.ts';
import type { Pixels } from '../model/pixels.ts';
import { colorOf, type Tone, toneOf } from '../preprocess/lossy/tone.ts';
import { type IconInk, surroundingsOf, toneShare } from './icon-ink.ts';

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
/** Smeared over its neighbours, chroma is less or more than that of the ink by this share. */
const MIN_CHROMA_SHARE = -0.25;
const MAX_CHROMA_SHARE = 1.5;
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
  const seen = Array.from({ length: width * height }, (_, i) =>
    toneOf(image.data[(y + Math.floor(i / width)) * image.width + x + (i % width)]),
  );
  const isInner = (i: number): boolean =>
    i >= width && i < seen.length - width && i % width > 0 && i % width < width - 1;
  const around = seen.filter((_, i) => !isInner(i));
  const ground = medianOf(around);
  const alike = around.filter((tone) => differenceOf(tone, ground) <= MAX_GROUND_LEVELS);
  if (alike.length < MIN_GROUND_SHARE * around.length) return undefined;
  const contrasts = seen.map((tone, i) => (isInner(i) ? tone.y - ground.y : 0));
  const strongest = contrasts.reduce((best, one) => (Math.abs(one) > Math.abs(best) ? one : best), 0);
  const full = seen.filter((_, i) => contrasts[i] / strongest >= FULL_SHARE);
  const ink = medianOf(full);
  const contrast = ink.y - ground.y;
  if (Math.abs(contrast) < MIN_CONTRAST_LEVELS) return undefined;
  const haze = Math.min(MAX_HAZE, RINGING_SHARE + NOISE_LEVELS / 2 / Math.abs(contrast));
  const data = Float32Array.from(contrasts, (one) =>
    Math.min(1, Math.max(0, (one / contrast - haze) / (1 - 2 * haze))),
  );
  const inked = seen.filter((_, i) => data[i] >= MIN_INK);
  const others = inked.filter((tone) => offLine(tone, ground, ink) > MAX_OTHER_LEVELS);
  if (others.length > MAX_OTHER_SHARE * inked.length) return undefined;
  const shape = { width, height, data };
  if (toneShare(shape, PALEST_INK) > MAX_TONE_SHARE) return undefined;
  return { x, y, ink: shape, color: colorOf(ink), ground: colorOf(ground) };
}

function medianOf(tones: readonly Tone[]): Tone {
  const median = (of: keyof Tone): number => {
    const levels = tones.map((tone) => tone[of]).sort((a, b) => a - b);
    return levels[levels.length >> 1] ?? 0;
  };
  return { y: median('y'), cb: median('cb'), cr: median('cr') };
}

const differenceOf = (a: Tone, b: Tone): number =>
  Math.max(Math.abs(a.y - b.y), Math.abs(a.cb - b.cb), Math.abs(a.cr - b.cr));

/** How far a chroma lies off the line from that of the ground to that of the ink, in levels. */
function offLine(seen: Tone, ground: Tone, ink: Tone): number {
  const axis = [ink.cb - ground.cb, ink.cr - ground.cr];
  const from = [seen.cb - ground.cb, seen.cr - ground.cr];
  const length = Math.hypot(...axis);
  if (length < 1) return Math.hypot(...from);
  const share = (from[0] * axis[0] + from[1] * axis[1]) / length ** 2;
  const along = Math.min(MAX_CHROMA_SHARE, Math.max(MIN_CHROMA_SHARE, share));
  return Math.hypot(from[0] - along * axis[0], from[1] - along * axis[1]);
}
