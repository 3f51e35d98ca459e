import { fromHex } from '../raster/color.ts';
import { MAX_ALIKE_DIFFERENCE } from './merge-colors.ts';
import { isChromatic, NEUTRALS, type Nearest, nearestOf, TAILWIND_SHADES } from './nearest-shade.ts';

/** Black and white look like no grey. */
const PLAIN: Record<string, string> = { '#ffffff': 'white', '#000000': 'black' };

/**
 * Which of the colours of a page Tailwind has, as `indigo-600` for each; colours that differ stay different. Greys are all taken
 * from one family: the one that most of them are of.
 *
 * @param colors most important first
 * @param tolerances how far each may be from what it is called (CIEDE2000)
 * @param shades what they turn into in states: named where they are Tailwind's, whatever else has that name
 */
export function matchTailwind(
  colors: readonly string[],
  tolerances: ReadonlyMap<string, number> = new Map(),
  shades: Iterable<string> = [],
): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const take = (hex: string, { family, step, difference }: Nearest): void => {
    const name = `${family}-${step}`;
    if (difference > (tolerances.get(hex) ?? MAX_ALIKE_DIFFERENCE) || taken.has(name)) return;
    taken.add(name);
    names.set(hex, name);
  };
  const greys: string[] = [];
  for (const hex of colors) {
    if (PLAIN[hex]) names.set(hex, PLAIN[hex]);
    else if (isChromatic(fromHex(hex))) take(hex, nearestOf(hex, CHROMATIC));
    else greys.push(hex);
  }
  const family = familyOf(greys);
  // The nearest one first, so that of two colours at one shade the better one gets it.
  greys
    .map((hex) => ({ hex, shade: nearestOf(hex, shadesOf(family)) }))
    .sort((a, b) => a.shade.difference - b.shade.difference)
    .forEach(({ hex, shade }) => {
      take(hex, shade);
    });
  for (const hex of shades) {
    const { step, difference, ...shade } = nearestOf(hex, isChromatic(fromHex(hex)) ? CHROMATIC : shadesOf(family));
    if (difference === 0) names.set(hex, `${shade.family}-${step}`);
  }
  return names;
}

const CHROMATIC = TAILWIND_SHADES.filter(({ family }) => !NEUTRALS.includes(family));
const shadesOf = (family: string) => TAILWIND_SHADES.filter((shade) => shade.family === family);

/** The family of greys that has most of some colours, and those best. */
function familyOf(greys: readonly string[]): string {
  const rated = NEUTRALS.map((family) => {
    const near = greys.map((hex) => nearestOf(hex, shadesOf(family)).difference);
    const known = near.filter((difference) => difference <= MAX_ALIKE_DIFFERENCE);
    return { family, count: known.length, error: known.reduce((sum, one) => sum + one, 0) };
  });
  return rated.reduce((best, one) =>
    one.count > best.count || (one.count === best.count && one.error < best.error) ? one : best,
  ).family;
}
