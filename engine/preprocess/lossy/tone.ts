import type { Rgb } from '../../model/color.ts';
import { blue, green, red, rgb } from '../../raster/color.ts';

/** Luma (0..255) and chroma (around 0) of ITU-R BT.601, which JPEG and WebP compress apart from each other. */
export type Tone = { y: number; cb: number; cr: number };

export function toneOf(color: Rgb): Tone {
  const y = 0.299 * red(color) + 0.587 * green(color) + 0.114 * blue(color);
  return { y, cb: 0.564 * (blue(color) - y), cr: 0.713 * (red(color) - y) };
}

export function colorOf({ y, cb, cr }: Tone): Rgb {
  const r = y + cr / 0.713;
  const b = y + cb / 0.564;
  return rgb(level(r), level((y - 0.299 * r - 0.114 * b) / 0.587), level(b));
}

/** The share of its chroma, at most all of it, with which a colour can be shown at its luma. */
export function gamutShare({ y, cb, cr }: Tone): number {
  const steps = [cr / 0.713, cb / 0.564, (-0.299 * cr) / 0.713 / 0.587 - (0.114 * cb) / 0.564 / 0.587];
  const shares = steps.map((step) => (step === 0 ? 1 : (step > 0 ? Math.max(0, 255 - y) : -Math.max(0, y)) / step));
  return Math.min(1, ...shares);
}

/**
 * The tone that a colour had before it was cut off at the end of what can be shown, if it had this luma: what is smeared over white
 * in blue alone comes out darker than white. Null when no channel of it was cut off that way.
 */
export function beforeCutOff(color: Rgb, { y }: Tone, luma: number): Tone | null {
  const end = luma > y ? 255 : 0;
  const levels = [red(color), green(color), blue(color)];
  const share = WEIGHTS.reduce((sum, weight, k) => (levels[k] === end ? sum + weight : sum), 0);
  if (share === 0) return null;
  const beyond = (luma - y) / share;
  const [r, , b] = levels.map((level) => (level === end ? level + beyond : level));
  return { y: luma, cb: 0.564 * (b - luma), cr: 0.713 * (r - luma) };
}

const WEIGHTS = [0.299, 0.587, 0.114];

/** Whether two colours differ by no more than so many levels of luma and of chroma. */
export const isNearTone = (a: Tone, b: Tone, luma: number, chroma: number): boolean =>
  Math.abs(a.y - b.y) <= luma && Math.abs(a.cb - b.cb) <= chroma && Math.abs(a.cr - b.cr) <= chroma;

const level = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));
