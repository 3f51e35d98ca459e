import type { Rgb } from '../facts.ts';

/** Reads `#rgb`, `#rrggbb`, `#rrggbbaa` and `rgb(r g b)` with or without commas; null for anything else. Alpha is ignored. */
export function parseColor(css: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(css);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/i.exec(css);
  const hex = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  if (hex) return hex.map((pair) => Number.parseInt(pair, 16)) as unknown as Rgb;
  const numbers = /^rgba?\(([^)]*)\)$/i.exec(css)?.[1]?.match(/[\d.]+/g);
  if (!numbers || numbers.length < 3) return null;
  return numbers.slice(0, 3).map((number) => Math.round(Number(number))) as unknown as Rgb;
}
