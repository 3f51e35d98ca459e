import type { Rgb } from './facts.ts';

/** CIE L*a*b* (D65, 2°): L 0–100, a and b about −128…127. */
export type Lab = readonly [number, number, number];

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const fold = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * t * (1 / 116) + 16 / 116);

/** sRGB (0–255; fractions are rounded) to Lab under D65, by IEC 61966-2-1 and CIE 15. */
export function lab([red, green, blue]: Rgb): Lab {
  const r = linear[Math.round(red)] as number;
  const g = linear[Math.round(green)] as number;
  const b = linear[Math.round(blue)] as number;
  const x = fold((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = fold(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = fold((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** WCAG's relative luminance of an sRGB colour, 0 (black) to 1 (white). */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * (linear[red] as number) + 0.7152 * (linear[green] as number) + 0.0722 * (linear[blue] as number);
