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

/** Whether two colours differ by no more than so many levels of luma and of chroma. */
export const isNearTone = (a: Tone, b: Tone, luma: number, chroma: number): boolean =>
  Math.abs(a.y - b.y) <= luma && Math.abs(a.cb - b.cb) <= chroma && Math.abs(a.cr - b.cr) <= chroma;

const level = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));
