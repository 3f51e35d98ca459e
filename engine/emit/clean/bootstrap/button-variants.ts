import { areNearHues, isChromatic, nearestShade } from '../../../design-system/nearest-shade.ts';
import type { Element } from '../../../model/element.ts';
import { fromHex, luminance } from '../../../raster/color.ts';
import { colorDifference } from '../../../raster/color-difference.ts';
import { TRANSLUCENT_GROUND, TRANSLUCENT_LINE } from './as-opaque.ts';
import { colorIn, elementsOf, groundOf, isDrawn, textOf, widestCss } from './css.ts';
import { SLOTS, THEMES, type ThemeName } from './slots.ts';

/** Colours of a button, `#rrggbb`, or `rgba(…)` for ground and line; outlined ones have no ground. */
export type ButtonColors = { ground?: string | undefined; letters: string; line?: string | undefined };

/** `primary`, or `outline-dark`, by the colours that it has. */
export type ButtonVariants = ReadonlyMap<string, ButtonColors>;

/** What a variant has as Bootstrap ships it. */
function shippedColors(name: string): ButtonColors {
  const theme = name.replace('outline-', '') as ThemeName;
  const color = SLOTS.find(({ variable }) => variable === `--bs-${theme}`)?.color ?? '#000000';
  if (name.startsWith('outline-')) return { letters: color, line: color };
  return { ground: color, letters: DARK_LETTERS.has(theme) ? '#000000' : '#ffffff', line: color };
}

const DARK_LETTERS = new Set<ThemeName>(['light', 'warning', 'info']);

/** Colours that are nearer than this are one (CIEDE2000). */
const SAME = 3;
const isSame = (a: string | undefined, b: string | undefined): boolean =>
  a === b || (isHex(a) && isHex(b) && colorDifference(fromHex(a), fromHex(b)) <= SAME);
const isHex = (color: string | undefined): color is string => color?.startsWith('#') === true;

/** Whether a variant is as Bootstrap ships it. */
export const isShipped = (name: string, colors: ButtonColors): boolean => {
  const shipped = shippedColors(name);
  return (
    isSame(colors.ground, shipped.ground) &&
    isSame(colors.letters, shipped.letters) &&
    isSame(colors.line, shipped.line)
  );
};

/** The colours of a button, of one that has a ground or a line. */
export function colorsOf(element: Element, ground: string, text: string): ButtonColors | undefined {
  const css = widestCss(element);
  const own = css[TRANSLUCENT_GROUND] ?? groundOf(css);
  const line = isDrawn(css.border) ? (css[TRANSLUCENT_LINE] ?? colorIn(css.border)) : undefined;
  const letters = colorIn(css.color) ?? lettersIn(element) ?? text;
  if (own && !(own === ground && line)) return { ground: own, letters, line: line ?? own };
  return line ? { letters, line } : undefined;
}

const lettersIn = (element: Element): string | undefined =>
  elementsOf(element)
    .map((child) => colorIn(child.css.color) ?? lettersIn(child))
    .find((found) => found !== undefined);

/** A button, and what it stands on. */
type Standing = { element: Element; around: { ground: string } };

/** Gives each pair of colours that buttons have a variant of Bootstrap's, most used first: the primary colour its own, others the nearest that is free. */
export function inferButtonVariants(buttons: readonly Standing[], text: string, primary: string): ButtonVariants {
  const uses: { colors: ButtonColors; count: number }[] = [];
  for (const { element, around } of buttons) {
    const colors = textOf(element).trim() === '' ? undefined : colorsOf(element, around.ground, text);
    const known = colors && uses.find((use) => areSame(use.colors, colors));
    if (known) known.count += 1;
    else if (colors) uses.push({ colors, count: 1 });
  }
  const variants = new Map<string, ButtonColors>();
  const kept = uses.sort((a, b) => rank(b, primary) - rank(a, primary));
  for (const { colors } of kept) {
    const name = nameFor(colors, primary, variants);
    if (name) variants.set(name, colors);
  }
  return variants;
}

/** The primary colour comes first. */
const rank = ({ colors, count }: { colors: ButtonColors; count: number }, primary: string): number =>
  count + (colors.ground === primary || (!colors.ground && colors.letters === primary) ? 1e6 : 0);

const areSame = (a: ButtonColors, b: ButtonColors): boolean =>
  isSame(a.ground, b.ground) && isSame(a.letters, b.letters) && isSame(a.line, b.line);

function nameFor(colors: ButtonColors, primary: string, taken: ButtonVariants): string | undefined {
  const main = colors.ground ?? colors.letters;
  const free = (prefix: string, themes: readonly ThemeName[]): string[] =>
    themes.map((theme) => `${prefix}${theme}`).filter((name) => !taken.has(name));
  // What shines through is a lighter or a darker kind of what is around it.
  if (!isHex(main)) {
    const [first, second]: ThemeName[] = isLight(colors.letters) ? ['light', 'dark'] : ['dark', 'light'];
    return [...free('outline-', [first]), ...free('', [first]), ...free('outline-', ['secondary', second])][0];
  }
  const prefix = colors.ground ? '' : 'outline-';
  if (main === primary && !taken.has(`${prefix}primary`)) return `${prefix}primary`;
  const off = (theme: ThemeName): number =>
    colorDifference(fromHex(shippedColors(theme).ground ?? main), fromHex(main));
  const fitting = THEMES.filter((theme) => PLAIN.has(theme) || isOfHue(theme, main)).sort((a, b) => off(a) - off(b));
  return [...free(prefix, fitting), ...free(prefix, ['primary'])][0];
}

/** Variants that mean nothing by their hue; the others are for colours that are near to it. */
const PLAIN = new Set<ThemeName>(['secondary', 'light', 'dark']);
const isOfHue = (theme: ThemeName, color: string): boolean => {
  const shipped = shippedColors(theme).ground;
  return (
    theme !== 'primary' &&
    shipped !== undefined &&
    isChromatic(fromHex(color)) &&
    areNearHues(nearestShade(shipped).family, nearestShade(color).family)
  );
};

const MIN_LIGHT_LUMINANCE = 0.5;
const isLight = (color: string): boolean => isHex(color) && luminance(fromHex(color)) >= MIN_LIGHT_LUMINANCE;

/** The variant of these colours; undefined where too many others came first. */
export const variantFor = (variants: ButtonVariants, colors: ButtonColors): string | undefined =>
  [...variants].find(([, one]) => areSame(one, colors))?.[0];
