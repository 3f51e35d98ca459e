import type { Css, Element } from '../../../model/element.ts';
import { elementsOf, pxOf, widestCss } from './css.ts';

/** Values of a page for variables of Bootstrap that stand in an order, by the name of the variable. */
export type Scale = Map<string, string>;

/** Rounder corners than this are those of a pill. */
export const MIN_PILL_RADIUS_PX = 40;

const RADII: readonly [variable: string, px: number][] = [
  ['--bs-border-radius-sm', 4],
  ['--bs-border-radius', 6],
  ['--bs-border-radius-lg', 8],
  ['--bs-border-radius-xl', 16],
  ['--bs-border-radius-xxl', 32],
];

/** The radius that most boxes have is Bootstrap's own; smaller and larger ones take the steps beside it. */
export function inferRadii(body: Element): Scale {
  const counts = countOf(body, (css) => {
    const radius = pxOf(css['border-radius']);
    return radius && radius < MIN_PILL_RADIUS_PX ? String(radius) : undefined;
  });
  const scale: Scale = new Map();
  const [[most] = ['6']] = [...counts].sort((a, b) => b[1] - a[1]);
  const sizes = [...counts.keys()].map(Number).sort((a, b) => a - b);
  const middle = RADII.findIndex(([variable]) => variable === '--bs-border-radius');
  scale.set(RADII[middle][0], `${most}px`);
  for (const size of sizes.filter((one) => one < Number(most)).slice(-1)) scale.set(RADII[0][0], `${size}px`);
  sizes
    .filter((one) => one > Number(most))
    .slice(0, RADII.length - middle - 1)
    .forEach((size, i) => {
      scale.set(RADII[middle + 1 + i][0], `${size}px`);
    });
  return scale;
}

/** Steps of `rounded-*` with the radius of each. */
export const radiusSteps = (scale: Scale): number[] => [
  0,
  ...RADII.map(([variable, px]) => pxOf(scale.get(variable)) ?? px),
];

/** Bootstrap's shadows, the smallest first, each with a blur that it is used for. */
const SHADOWS: readonly [variable: string, className: string, blur: number][] = [
  ['--bs-box-shadow-sm', 'shadow-sm', 4],
  ['--bs-box-shadow', 'shadow', 16],
  ['--bs-box-shadow-lg', 'shadow-lg', 48],
];

/** The shadows of a page, those that are used most. */
export function inferShadows(body: Element): Scale {
  const counts = countOf(body, (css) => (css['box-shadow']?.includes('inset') ? undefined : css['box-shadow']));
  const scale: Scale = new Map();
  for (const [shadow] of [...counts].sort((a, b) => b[1] - a[1])) {
    const free = SHADOWS.filter(([variable]) => !scale.has(variable));
    const [best] = free.sort((a, b) => blurDistance(shadow, a[2]) - blurDistance(shadow, b[2]));
    if (best) scale.set(best[0], shadow);
  }
  return scale;
}

/** The class of a shadow: its own variable's, or that of the nearest blur. */
export function shadowClass(scale: Scale, shadow: string): string {
  const own = SHADOWS.find(([variable]) => scale.get(variable) === shadow);
  const [nearest] = [...SHADOWS].sort((a, b) => blurDistance(shadow, a[2]) - blurDistance(shadow, b[2]));
  return (own ?? nearest)[1];
}

const blurDistance = (shadow: string, blur: number): number =>
  Math.abs(Math.log(Math.max(1, pxOf(shadow.split(' ')[2]) ?? 1) / blur));

function countOf(body: Element, read: (css: Css) => string | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  const visit = (element: Element): void => {
    const value = read(widestCss(element));
    if (value && value !== 'none') counts.set(value, (counts.get(value) ?? 0) + 1);
    for (const child of elementsOf(element)) visit(child);
  };
  visit(body);
  return counts;
}
