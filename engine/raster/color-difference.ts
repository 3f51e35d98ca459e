import type { Rgb } from '../model/color.ts';
import { blue, green, LINEAR, red } from './color.ts';

/** CIE L*a*b* (D65, 2°). */
type Lab = readonly [l: number, a: number, b: number];

const fold = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);

/** sRGB to Lab under D65, by IEC 61966-2-1 and CIE 15. */
export function toLab(color: Rgb): Lab {
  const r = LINEAR[red(color)];
  const g = LINEAR[green(color)];
  const b = LINEAR[blue(color)];
  const x = fold((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = fold(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = fold((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Hue in degrees, 0–360. */
const hueOf = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
const sin = (angle: number): number => Math.sin((angle * Math.PI) / 180);
const cos = (angle: number): number => Math.cos((angle * Math.PI) / 180);
const seventh = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/**
 * The CIEDE2000 difference of two colours: about 1 can just be noticed side by side, black and white are 100 apart. The engine
 * imports nothing of ours, so `fidelity/ciede2000.ts` is not in its reach; a test holds both together.
 *
 * Source: Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test Data, and
 * Mathematical Observations" (2005), with kL = kC = kH = 1.
 */
export function colorDifference(first: Rgb, second: Rgb): number {
  const [l1, a1, b1] = toLab(first);
  const [l2, a2, b2] = toLab(second);
  const g = 1.5 - 0.5 * seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [c1, c2] = [Math.hypot(g * a1, b1), Math.hypot(g * a2, b2)];
  const [h1, h2] = [hueOf(g * a1, b1), hueOf(g * a2, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const meanH = isGrey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const meanL = (l1 + l2) / 2;
  const meanC = (c1 + c2) / 2;
  const t = 1 - 0.17 * cos(meanH - 30) + 0.24 * cos(2 * meanH) + 0.32 * cos(3 * meanH + 6) - 0.2 * cos(4 * meanH - 63);
  const light = (l2 - l1) / (1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * meanC);
  const hue = (2 * Math.sqrt(c1 * c2) * sin(turn / 2)) / (1 + 0.015 * meanC * t);
  // The ellipses of blues are turned.
  const rotation = -2 * seventh(meanC) * sin(60 * Math.exp(-(((meanH - 275) / 25) ** 2)));
  return Math.sqrt(Math.max(0, light ** 2 + chroma ** 2 + hue ** 2 + rotation * chroma * hue));
}
