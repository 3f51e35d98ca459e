import type { Rgb } from '../model/color.ts';
import { blue, fromHex, green, isColorful, luminance, red } from '../raster/color.ts';
import { colorDifference } from '../raster/color-difference.ts';
import { FORMER_FAMILIES } from './former-palette.ts';
import { FAMILIES, SHADES } from './tailwind-palette.ts';

/** A colour of Tailwind's palette: `blue` and 600. */
export type Shade = { family: string; step: number; hex: string };

/** The greys of the palette, plainest in name first. */
export const NEUTRALS: readonly string[] = ['gray', 'slate', 'zinc', 'neutral', 'stone'];

const shadesIn = (families: Record<string, string>): readonly Shade[] =>
  Object.entries(families).flatMap(([family, shades]) =>
    shades.split(' ').map((hex, i) => ({ family, step: SHADES[i], hex: `#${hex}` })),
  );

/** The whole palette, and what was called so before version 4. */
export const TAILWIND_SHADES = shadesIn(FAMILIES);
export const FORMER_SHADES = shadesIn(FORMER_FAMILIES);
const isGrey = ({ family }: Shade): boolean => NEUTRALS.includes(family);
const GREYS = TAILWIND_SHADES.filter(({ family }) => family === 'gray');
const HUES = TAILWIND_SHADES.filter((shade) => !isGrey(shade));

export type Nearest = Shade & { difference: number };

/** The one of some shades that looks most like a colour; the first of equals. */
export function nearestOf(hex: string, shades: readonly Shade[]): Nearest {
  // Whoever designs in a palette has its very colours.
  const same = shades.find((shade) => shade.hex === hex);
  if (same) return { ...same, difference: 0 };
  const color = fromHex(hex);
  let [nearest, least] = [shades[0], Number.POSITIVE_INFINITY];
  for (const shade of shades) {
    const difference = colorDifference(color, fromHex(shade.hex));
    if (difference >= least) continue;
    nearest = shade;
    least = difference;
  }
  return { ...nearest, difference: least };
}

/** What a colour would be called in a palette: its hue and how dark it is. Greys are all of one family. */
export const nearestShade = (hex: string): Nearest => nearestOf(hex, isChromatic(fromHex(hex)) ? HUES : GREYS);

/** Relative luminance from which a colour is a tint. */
const MIN_TINT_LUMINANCE = 0.7;
/** Tinted greys have up to 0.4, tints of colours from 0.75. */
const MIN_TINT_SATURATION = 0.6;
const MIN_TINT_SPREAD = 6;

/** Whether it has a hue that means something: no grey, however tinted. Pale colours show less of theirs. */
export function isChromatic(color: Rgb): boolean {
  if (isColorful(color)) return true;
  const channels = [red(color), green(color), blue(color)];
  const [low, high] = [Math.min(...channels), Math.max(...channels)];
  return (
    luminance(color) > MIN_TINT_LUMINANCE &&
    high - low >= MIN_TINT_SPREAD &&
    (high - low) / (510 - high - low) >= MIN_TINT_SATURATION
  );
}

/** The wheel of hues, in the order of the palette. */
const WHEEL = Object.keys(FAMILIES).filter((family) => !NEUTRALS.includes(family));

/** Whether two families are the same hue, or neighbours on the wheel. */
export function areNearHues(a: string, b: string): boolean {
  const turn = Math.abs(WHEEL.indexOf(a) - WHEEL.indexOf(b));
  return Math.min(turn, WHEEL.length - turn) <= 1;
}
