import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import { BLOCK_PX } from './block-contrast.ts';
import { harmoniseInk } from './harmonise-ink.ts';
import { type Chroma, chromaOf, type InkSums, inkStrength, inkSumsOf } from './ink-sums.ts';
import type { Labels } from './labels.ts';
import { colorOf, gamutShare, type Tone, toneOf } from './tone.ts';

/** Ink of one colour is looked for in so many blocks of chroma to each side, and above and below; if it is of several, nearer. */
const REACHES = [
  [2, 1],
  [1, 1],
  [1, 0],
];
/** Share of its distance from the ground that the luma of ink goes one way by, lighter or darker. */
const MIN_ONE_WAY = 0.6;
/** Pixels that are off the colour of the ink by no more than this share of its contrast have it; more where they are beyond it. */
const [CORE_SHARE, BEYOND_SHARE] = [0.15, 0.4];
/** Levels of chroma that the pixels of a block may be off one colour of ink on average, and share of that colour's. */
const [MAX_OFF, MAX_OFF_SHARE] = [2, 0.3];
/** Share of the chroma of its ground that ink has less of when it is white, grey or black. */
const NEUTRAL_SHARE = 0.5;
/** Pixels around ink that tell its ground, to each side. */
const GROUND_REACH_PX = 2;
/** Levels of luma that two grounds differ by whose edge it tells, and the share of them that a pixel is beyond one at most. */
const [MIN_EDGE_LEVELS, EDGE_SLACK] = [24, 0.15];

/** What a pixel of ink becomes whose colour is the full one. */
export const CORE = 4;

type Ink = { luma: number; sign: number; chroma: Chroma | null };

/**
 * Compression smears the chroma of letters over their ground, and their luma is uneven. Where there is ink of one colour on
 * one ground, all its pixels lie between these two: how far, their luma tells.
 * @param labels kinds change to CORE where ink has its full colour
 */
export function restoreInk(image: Pixels, clean: Pixels, labels: Labels): void {
  const { width, height } = image;
  const { kinds, near, grounds } = labels;
  const across = Math.ceil(width / BLOCK_PX);
  const down = Math.ceil(height / BLOCK_PX);
  const sums: (InkSums | null)[] = [];
  for (let by = 0; by < down; by++) for (let bx = 0; bx < across; bx++) sums.push(inkSumsOf(image, labels, bx, by));
  for (let by = 0; by < down; by += 2) {
    for (let bx = 0; bx < across; bx += 2) {
      const inks = new Map<number, Ink | null>();
      for (let v = by; v < Math.min(down, by + 2); v++)
        for (let u = bx; u < Math.min(across, bx + 2); u++) restoreBlock(u, v, inks);
    }
  }
  harmoniseInk(clean, (at) => kinds[at] === CORE);

  /** @param inks of the blocks that share their chroma with it, by their ground */
  function restoreBlock(bx: number, by: number, inks: Map<number, Ink | null>): void {
    const own = sums[by * across + bx];
    for (let y = by * BLOCK_PX; y < Math.min(height, (by + 1) * BLOCK_PX); y++) {
      for (let x = bx * BLOCK_PX; x < Math.min(width, (bx + 1) * BLOCK_PX); x++) {
        const at = y * width + x;
        if (kinds[at] === 0) continue;
        const [ground, other] = own ? [own.ground, -1] : groundsAt(x, y);
        if (ground < 0) continue;
        if (other >= 0) {
          blend(at, grounds.toneAt(ground, at), grounds.toneAt(other, at));
          continue;
        }
        const color = grounds.colorAt(ground, at);
        if (color < 0) continue;
        if (!inks.has(ground)) inks.set(ground, inkOn(ground, color, bx, by));
        const ink = inks.get(ground);
        if (ink) paint(at, grounds.toneAt(ground, at), ink);
      }
    }
  }

  /** The soft edge between two grounds is between their colours, too: its luma tells where. */
  function blend(at: number, a: Tone, b: Tone): void {
    const { y } = toneOf(image.data[at]);
    const share = (y - a.y) / (b.y - a.y);
    if (Math.abs(b.y - a.y) < MIN_EDGE_LEVELS || share < -EDGE_SLACK || share > 1 + EDGE_SLACK) return;
    const part = Math.max(0, Math.min(1, share));
    const mix = (from: number, to: number): number => from + part * (to - from);
    clean.data[at] = colorOf({ y: mix(a.y, b.y), cb: mix(a.cb, b.cb), cr: mix(a.cr, b.cr) });
  }

  /** Ink of full strength has a colour that can be shown, and on a colourful ground often none. */
  function withinGamut(ground: Tone, { blueward, redward }: Chroma, luma: number): Chroma {
    const [cb, cr] = [ground.cb + blueward * luma, ground.cr + redward * luma];
    const isNeutral = Math.hypot(cb, cr) < NEUTRAL_SHARE * Math.hypot(ground.cb, ground.cr);
    const share = isNeutral ? 0 : gamutShare({ y: ground.y + luma, cb, cr });
    return { blueward: (share * cb - ground.cb) / luma, redward: (share * cr - ground.cr) / luma };
  }

  function paint(at: number, ground: Tone, { luma, chroma, sign }: Ink): void {
    const tone = toneOf(image.data[at]);
    const off = sign * (tone.y - ground.y);
    if (off < 0 || off > (1 + BEYOND_SHARE) * luma) return;
    const hasColor = off > luma || luma - off <= CORE_SHARE * luma;
    const step = sign * (hasColor ? luma : off);
    if (hasColor && chroma) kinds[at] = CORE;
    const cb = chroma ? ground.cb + chroma.blueward * step : tone.cb;
    const cr = chroma ? ground.cr + chroma.redward * step : tone.cr;
    clean.data[at] = colorOf({ y: ground.y + step, cb, cr });
  }

  /** The one colour of the ink on a ground around a block; null when there is none. */
  function inkOn(ground: number, color: Rgb, bx: number, by: number): Ink | null {
    const tone = toneOf(color);
    const own = sumsAround(ground, bx, by, 0, 0);
    const ownLuma = own.reduce((sum, part) => sum + part.ink.y, 0);
    const seen = chromaOf(own, color);
    const isNear = (a: number, b: number): boolean =>
      Math.abs(ownLuma * (a - b)) <= MAX_OFF * BLOCK_PX * BLOCK_PX * own.length + MAX_OFF_SHARE * Math.abs(ownLuma * b);
    let ink: Ink | null = null;
    for (const [reachAcross, reachDown] of REACHES) {
      const around = sumsAround(ground, bx, by, reachAcross, reachDown);
      const [signed, size] = around.reduce(([a, b], part) => [a + part.ink.y, b + part.size], [0, 0]);
      if (size === 0 || Math.abs(signed) < MIN_ONE_WAY * size) continue;
      const found = chromaOf(around, color);
      if (!found) continue;
      const luma = inkStrength(around);
      const sign = Math.sign(signed);
      const chroma = withinGamut(tone, found, sign * luma);
      ink ??= { luma, sign, chroma: null };
      if (!seen || (isNear(seen.blueward, chroma.blueward) && isNear(seen.redward, chroma.redward)))
        return { ...ink, chroma };
    }
    return ink;
  }

  /** The sums of the blocks on a ground that share their chroma with the one given, and of as many such groups to each side. */
  function sumsAround(ground: number, bx: number, by: number, reachAcross: number, reachDown: number): InkSums[] {
    const found: InkSums[] = [];
    const [left, top] = [bx - (bx % 2) - 2 * reachAcross, by - (by % 2) - 2 * reachDown];
    const [right, bottom] = [left + 4 * reachAcross + 1, top + 4 * reachDown + 1];
    for (let v = Math.max(0, top); v <= Math.min(down - 1, bottom); v++)
      for (let u = Math.max(0, left); u <= Math.min(across - 1, right); u++) {
        const next = sums[v * across + u];
        if (next && next.ground === ground) found.push(next);
      }
    return found;
  }

  /** The plain colour that most pixels around have, and the one that most of the others have; -1: none. */
  function groundsAt(x: number, y: number): [number, number] {
    const counts = new Map<number, number>();
    for (let v = Math.max(0, y - GROUND_REACH_PX); v <= Math.min(height - 1, y + GROUND_REACH_PX); v++) {
      for (let u = Math.max(0, x - GROUND_REACH_PX); u <= Math.min(width - 1, x + GROUND_REACH_PX); u++) {
        const at = v * width + u;
        if (near[at] >= 0 && kinds[at] === 0) counts.set(near[at], (counts.get(near[at]) ?? 0) + 1);
      }
    }
    const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
    return [first?.[0] ?? -1, second?.[0] ?? -1];
  }
}
