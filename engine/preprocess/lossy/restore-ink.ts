import type { Pixels } from '../../model/pixels.ts';
import { BLOCK_PX } from './block-contrast.ts';
import { colorOf, type Tone, toneOf } from './tone.ts';

/** Ink of one colour is looked for in so many blocks to each side, and above and below. */
const [REACH_ACROSS, REACH_DOWN] = [3, 1];
/** Share of a neighbourhood's ground that has one colour. */
const MIN_GROUND_SHARE = 0.9;
/** The share of ink that is not quite as dark as the colour it was painted in, because of its soft edge. */
const CORE_QUANTILE = 0.9;
/** Pixels that are off the colour of the ink by no more than this share of its contrast have it. */
const CORE_SHARE = 0.15;
/** Levels by which the chroma of a block may be off what one colour of ink would make, and share of it. */
const [MAX_OFF, MAX_OFF_SHARE] = [5, 0.3];

type Found = {
  /** Not 0 where ink is. */
  kinds: Uint8Array;
  /** The ground that each pixel is nearest to, or -1, and its tone. */
  near: Int16Array;
  tones: readonly Tone[];
};

type Sums = { ground: number; luma: number; size: number; cb: number; cr: number; steps: Uint16Array };

/**
 * Compression smears the chroma of letters over their ground, and their luma is uneven. Where there is ink of one colour on
 * one ground, all its pixels lie between these two: the sums over a neighbourhood, which smearing keeps, tell their
 * chroma by their luma; and the ink that is nearly the strongest is of one colour.
 */
export function restoreInk(image: Pixels, clean: Pixels, found: Found): void {
  const { width, height } = image;
  const across = Math.ceil(width / BLOCK_PX);
  const down = Math.ceil(height / BLOCK_PX);
  const sums: (Sums | null)[] = [];
  for (let by = 0; by < down; by++) for (let bx = 0; bx < across; bx++) sums.push(sumsOf(image, found, bx, by));
  for (let by = 0; by < down; by++) {
    for (let bx = 0; bx < across; bx++) {
      const own = sums[by * across + bx];
      if (!own || own.size === 0) continue;
      const around: Sums[] = [];
      for (let v = Math.max(0, by - REACH_DOWN); v <= Math.min(down - 1, by + REACH_DOWN); v++)
        for (let u = Math.max(0, bx - REACH_ACROSS); u <= Math.min(across - 1, bx + REACH_ACROSS); u++) {
          const next = sums[v * across + u];
          if (next && next.ground === own.ground) around.push(next);
        }
      const luma = sum(around, 'luma');
      const size = sum(around, 'size');
      if (Math.abs(luma) < 0.6 * size) continue;
      const sign = Math.sign(luma);
      const [blueward, redward] = [sum(around, 'cb') / luma, sum(around, 'cr') / luma];
      const fits =
        isNear(own.cb, blueward * own.luma, BLOCK_PX * BLOCK_PX) &&
        isNear(own.cr, redward * own.luma, BLOCK_PX * BLOCK_PX);
      const core = quantile(around, CORE_QUANTILE);
      const ground = found.tones[own.ground];
      for (let y = by * BLOCK_PX; y < Math.min(height, (by + 1) * BLOCK_PX); y++) {
        for (let x = bx * BLOCK_PX; x < Math.min(width, (bx + 1) * BLOCK_PX); x++) {
          const at = y * width + x;
          if (found.kinds[at] === 0) continue;
          const tone = toneOf(image.data[at]);
          const off = sign * (tone.y - ground.y);
          if (off < 0) continue;
          const step = sign * (Math.abs(off - core) <= CORE_SHARE * core ? core : off);
          clean.data[at] = colorOf({
            y: ground.y + step,
            cb: fits ? ground.cb + blueward * step : tone.cb,
            cr: fits ? ground.cr + redward * step : tone.cr,
          });
        }
      }
    }
  }
}

const isNear = (is: number, expected: number, count: number): boolean =>
  Math.abs(is - expected) <= MAX_OFF * count + MAX_OFF_SHARE * Math.abs(expected);

const sum = (parts: readonly Sums[], key: 'luma' | 'size' | 'cb' | 'cr'): number =>
  parts.reduce((total, part) => total + part[key], 0);

/** What a block's pixels are off their ground, in all; null when they have several grounds or none. */
function sumsOf({ width, height, data }: Pixels, { kinds, near, tones }: Found, bx: number, by: number): Sums | null {
  const grounds = new Map<number, number>();
  let all = 0;
  const each = (visit: (at: number) => void): void => {
    for (let y = by * BLOCK_PX; y < Math.min(height, (by + 1) * BLOCK_PX); y++)
      for (let x = bx * BLOCK_PX; x < Math.min(width, (bx + 1) * BLOCK_PX); x++) visit(y * width + x);
  };
  each((at) => {
    if (near[at] < 0 || kinds[at] !== 0) return;
    grounds.set(near[at], (grounds.get(near[at]) ?? 0) + 1);
    all++;
  });
  let [ground, most] = [-1, 0];
  for (const [id, count] of grounds) if (count > most) [ground, most] = [id, count];
  if (ground < 0 || most < MIN_GROUND_SHARE * all) return null;
  const sums: Sums = { ground, luma: 0, size: 0, cb: 0, cr: 0, steps: new Uint16Array(256) };
  const { y, cb, cr } = tones[ground];
  each((at) => {
    const tone = toneOf(data[at]);
    sums.luma += tone.y - y;
    sums.cb += tone.cb - cb;
    sums.cr += tone.cr - cr;
    if (kinds[at] === 0) return;
    sums.size += Math.abs(tone.y - y);
    sums.steps[Math.round(Math.abs(tone.y - y))]++;
  });
  return sums;
}

/** The distance from the ground that so great a share of the ink does not exceed. */
function quantile(parts: readonly Sums[], share: number): number {
  let rest = 0;
  for (const { steps } of parts) for (const count of steps) rest += count;
  rest *= 1 - share;
  for (let level = 255; level > 0; level--) {
    for (const { steps } of parts) rest -= steps[level];
    if (rest <= 0) return level;
  }
  return 0;
}
