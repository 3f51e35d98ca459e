import type { Rgb } from '../model/color.ts';

export const red = (color: Rgb): number => (color >> 16) & 255;
export const green = (color: Rgb): number => (color >> 8) & 255;
export const blue = (color: Rgb): number => color & 255;

export const rgb = (r: number, g: number, b: number): Rgb => (r << 16) | (g << 8) | b;

/** A colour below another one that hides so much of it, 0..1. */
export const mix = (below: Rgb, above: Rgb, alpha: number): Rgb =>
  rgb(
    Math.round((1 - alpha) * red(below) + alpha * red(above)),
    Math.round((1 - alpha) * green(below) + alpha * green(above)),
    Math.round((1 - alpha) * blue(below) + alpha * blue(above)),
  );

/** `#rrggbb`. */
export const toHex = (color: Rgb): string => `#${color.toString(16).padStart(6, '0')}`;

/** @param hex `#rrggbb` */
export const fromHex = (hex: string): Rgb => Number.parseInt(hex.slice(1), 16);

/** Largest difference of a channel, 0..255: cheap, and what flat regions are grown by. */
export function channelDistance(a: Rgb, b: Rgb): number {
  const dr = Math.abs(red(a) - red(b));
  const dg = Math.abs(green(a) - green(b));
  const db = Math.abs(blue(a) - blue(b));
  return Math.max(dr, dg, db);
}

/** Light of a channel's 256 levels, 0..1. */
export const LINEAR = Float64Array.from({ length: 256 }, (_, c) =>
  c <= 10 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
);

/** Relative luminance, 0..1 (WCAG 2.2). */
export function luminance(color: Rgb): number {
  return 0.2126 * LINEAR[red(color)] + 0.7152 * LINEAR[green(color)] + 0.0722 * LINEAR[blue(color)];
}

/** Contrast ratio, 1..21 (WCAG 2.2). */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const la = luminance(a);
  const lb = luminance(b);
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
}

/** Far enough from grey to mean something. */
export function isColorful(color: Rgb): boolean {
  const grey = Math.round((red(color) + green(color) + blue(color)) / 3);
  return channelDistance(color, rgb(grey, grey, grey)) > 28;
}
