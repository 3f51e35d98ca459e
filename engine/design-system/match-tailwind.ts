import { fromHex } from '../raster/color.ts';
import { MAX_ALIKE_DIFFERENCE } from './merge-colors.ts';
import { FORMER_SHADES, isChromatic, NEUTRALS, nearestOf, type Shade, TAILWIND_SHADES } from './nearest-shade.ts';

/** Black and white look like no grey. */
const PLAIN: Record<string, string> = { '#ffffff': 'white', '#000000': 'black' };

/** Measured colours of Tailwind 3 are 0–0.7 from what it had (CIEDE2000), others from 1 up. */
const MAX_FORMER_DIFFERENCE = 0.75;

/**
 * `names`: what Tailwind calls a colour, `indigo-600`. `former`: those of the names that stood for another colour before version 4,
 * which the page has.
 */
export type TailwindColors = { names: Map<string, string>; former: Map<string, string> };

/**
 * Which of the colours of a page Tailwind has, or had; colours that differ stay different. Greys are all taken from one family: the
 * one that most of them are of.
 *
 * @param colors most important first
 * @param tolerances how far each may be from what it is called (CIEDE2000)
 * @param shades what they turn into in states: named where they are Tailwind's, whatever else has that name
 */
export function matchTailwind(
  colors: readonly string[],
  tolerances: ReadonlyMap<string, number> = new Map(),
  shades: Iterable<string> = [],
): TailwindColors {
  const names = new Map<string, string>();
  const former = new Map<string, string>();
  const taken = new Set<string>();
  const take = (hex: string, among: Among): void => {
    const tolerance = tolerances.get(hex) ?? MAX_ALIKE_DIFFERENCE;
    const now = nearestOf(hex, among(TAILWIND_SHADES));
    const [before] = among(FORMER_SHADES).length > 0 ? [nearestOf(hex, among(FORMER_SHADES))] : [];
    const shade =
      now.difference <= tolerance
        ? now
        : before && before.difference <= Math.min(tolerance, MAX_FORMER_DIFFERENCE)
          ? before
          : undefined;
    if (!shade || taken.has(nameOf(shade))) return;
    taken.add(nameOf(shade));
    names.set(hex, nameOf(shade));
    if (shade === before) former.set(nameOf(shade), before.hex);
  };
  const greys: string[] = [];
  for (const hex of colors) {
    if (PLAIN[hex]) names.set(hex, PLAIN[hex]);
    else if (isChromatic(fromHex(hex))) take(hex, chromatic);
    else greys.push(hex);
  }
  const family = familyOf(greys);
  // The nearest one first, so that of two colours at one shade the better one gets it.
  greys
    .map((hex) => ({ hex, difference: differenceTo(hex, ofFamily(family)) }))
    .sort((a, b) => a.difference - b.difference)
    .forEach(({ hex }) => {
      take(hex, ofFamily(family));
    });
  for (const hex of shades) {
    const shade = nearestOf(hex, (isChromatic(fromHex(hex)) ? chromatic : ofFamily(family))(TAILWIND_SHADES));
    if (shade.difference === 0) names.set(hex, nameOf(shade));
  }
  return { names, former };
}

/** Those of some shades that a colour may be named after. */
type Among = (shades: readonly Shade[]) => readonly Shade[];
const chromatic: Among = (shades) => shades.filter(({ family }) => !NEUTRALS.includes(family));
const ofFamily =
  (name: string): Among =>
  (shades) =>
    shades.filter(({ family }) => family === name);

const nameOf = ({ family, step }: Shade): string => `${family}-${step}`;

const differenceTo = (hex: string, among: Among): number =>
  nearestOf(hex, [...among(TAILWIND_SHADES), ...among(FORMER_SHADES)]).difference;

/** The family of greys that has most of some colours, and those best. */
function familyOf(greys: readonly string[]): string {
  const rated = NEUTRALS.map((family) => {
    const near = greys.map((hex) => differenceTo(hex, ofFamily(family)));
    const known = near.filter((difference) => difference <= MAX_ALIKE_DIFFERENCE);
    return { family, count: known.length, error: known.reduce((sum, one) => sum + one, 0) };
  });
  return rated.reduce((best, one) =>
    one.count > best.count || (one.count === best.count && one.error < best.error) ? one : best,
  ).family;
}
