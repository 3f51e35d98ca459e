import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import { blue, green, red } from '../../raster/color.ts';
import { BLOCK_PX } from './block-contrast.ts';
import type { Labels } from './labels.ts';
import { type Tone, toneOf } from './tone.ts';

/** Share of a block's ground that has one colour. */
const MIN_GROUND_SHARE = 0.9;
/** The share of ink that is not quite as dark as the colour it was painted in, because of its soft edge. */
const CORE_QUANTILE = 0.9;
/** Levels to the end of a channel's range, in which what is smeared over a ground is cut off. */
const CUT_OFF_LEVELS = 12;
/** Channels that chroma moves apart by less, in levels for one of chroma, do not tell how much there is of it. */
const MIN_APART = 0.3;

/** Chroma of ink for a level of its luma, below which nothing is cut off. */
const MIN_SATURATION = 0.1;

type Channels = [number, number, number];

/** What a block's pixels are off their one ground, in all. */
export type InkSums = {
  ground: number;
  /** Red, green and blue, of all pixels. */
  all: Channels;
  /** Of ink alone, and its luma without signs. */
  ink: Tone;
  size: number;
  /** How many pixels of ink are off by so many levels; empty when there are none. */
  steps: Uint16Array;
};

/** Chroma for each level of luma that ink is off its ground. */
export type Chroma = { blueward: number; redward: number };

/** What comes back is null where there are several grounds or none. */
export function inkSumsOf(
  { width, height, data }: Pixels,
  { kinds, near, grounds: known }: Labels,
  bx: number,
  by: number,
): InkSums | null {
  const grounds = new Map<number, number>();
  let [all, inks] = [0, 0];
  const each = (visit: (at: number) => void): void => {
    for (let y = by * BLOCK_PX; y < Math.min(height, (by + 1) * BLOCK_PX); y++)
      for (let x = bx * BLOCK_PX; x < Math.min(width, (bx + 1) * BLOCK_PX); x++) visit(y * width + x);
  };
  each((at) => {
    if (kinds[at] !== 0) inks++;
    else if (near[at] >= 0) {
      grounds.set(near[at], (grounds.get(near[at]) ?? 0) + 1);
      all++;
    }
  });
  let [ground, most] = [-1, 0];
  for (const [id, count] of grounds) if (count > most) [ground, most] = [id, count];
  if (ground < 0 || most < MIN_GROUND_SHARE * all) return null;
  const sums: InkSums = {
    ground,
    all: [0, 0, 0],
    ink: { y: 0, cb: 0, cr: 0 },
    size: 0,
    steps: new Uint16Array(inks > 0 ? 256 : 0),
  };
  each((at) => {
    const color = known.colorAt(ground, at);
    if (color < 0) return;
    sums.all[0] += red(data[at]) - red(color);
    sums.all[1] += green(data[at]) - green(color);
    sums.all[2] += blue(data[at]) - blue(color);
    if (kinds[at] === 0) return;
    const { y, cb, cr } = toneOf(data[at]);
    const tone = known.toneAt(ground, at);
    sums.ink.y += y - tone.y;
    sums.ink.cb += cb - tone.cb;
    sums.ink.cr += cr - tone.cr;
    sums.size += Math.abs(y - tone.y);
    sums.steps[Math.round(Math.abs(y - tone.y))]++;
  });
  return sums;
}

/**
 * The chroma of the one colour of ink that explains the sums. Smearing keeps them, except in a channel that the ground has nearly
 * at the end of its range: how much chroma there is, the other two tell, and which, the ink alone.
 */
export function chromaOf(parts: readonly InkSums[], ground: Rgb): Chroma | null {
  const channels: Channels = [0, 0, 0];
  let [inkLuma, cb, cr] = [0, 0, 0];
  for (const part of parts) {
    for (const k of [0, 1, 2]) channels[k] += part.all[k];
    inkLuma += part.ink.y;
    cb += part.ink.cb;
    cr += part.ink.cr;
  }
  const size = Math.hypot(cb, cr);
  const plain = (): Chroma | null => {
    const luma = 0.299 * channels[0] + 0.587 * channels[1] + 0.114 * channels[2];
    if (luma === 0) return null;
    return { blueward: (0.564 * (channels[2] - luma)) / luma, redward: (0.713 * (channels[0] - luma)) / luma };
  };
  if (size <= MIN_SATURATION * Math.abs(inkLuma)) return plain();
  [cb, cr] = [cb / size, cr / size];
  const slopes: Channels = [cr / 0.713, -0.344 * cb - 0.714 * cr, cb / 0.564];
  const levels: Channels = [red(ground), green(ground), blue(ground)];
  const kept = [0, 1, 2].filter((k) =>
    slopes[k] > 0 ? levels[k] <= 255 - CUT_OFF_LEVELS : levels[k] >= CUT_OFF_LEVELS,
  );
  const [a, b] = kept;
  if (kept.length === 2 && Math.abs(slopes[a] - slopes[b]) >= MIN_APART) {
    const chroma = (channels[a] - channels[b]) / (slopes[a] - slopes[b]);
    return along(chroma, channels[a] - slopes[a] * chroma);
  }
  if (kept.length === 1 && Math.abs(slopes[a]) >= MIN_APART) return along((channels[a] - inkLuma) / slopes[a], inkLuma);
  return plain();

  function along(chroma: number, luma: number): Chroma | null {
    return luma === 0 ? null : { blueward: (cb * chroma) / luma, redward: (cr * chroma) / luma };
  }
}

/** Levels that ink of its full colour is off the ground. */
export function inkStrength(parts: readonly InkSums[]): number {
  const all = new Uint32Array(256);
  let rest = 0;
  for (const { steps } of parts) {
    for (let level = 0; level < steps.length; level++) {
      all[level] += steps[level];
      rest += steps[level];
    }
  }
  rest *= 1 - CORE_QUANTILE;
  for (let level = 255; level > 0; level--) {
    rest -= all[level];
    if (rest <= 0) return level;
  }
  return 0;
}
