import type { Css } from '../../model/element.ts';

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];
/** Clockwise from the top left, as `border-radius` counts them. */
export const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;

/** Splits a value at its spaces, but for those in brackets. */
export const partsOf = (value: string): string[] => value.match(/(?:[^\s(]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];

/** Values of one to four parts, for four sides or corners in their order. */
function fourOf(value: string): [string, string, string, string] {
  const [first = '0', second = first, third = first, fourth = second] = partsOf(value);
  return [first, second, third, fourth];
}

const SHORTHANDS = new Set([
  ...['padding', 'margin', 'inset', 'border-radius', 'gap', 'background'],
  ...['border', 'border-width', 'border-style', 'border-color', ...SIDES.map((side) => `border-${side}`)],
]);

/** The same declarations with one for each side, corner and axis, so that equal ones can be told from others. */
export function expandShorthands(css: Css): Css {
  const expanded: Css = {};
  for (const [property, value] of Object.entries(css)) {
    if (SHORTHANDS.has(property)) Object.assign(expanded, expand(property, value.trim()));
    else expanded[property] = value.trim();
  }
  return expanded;
}

/** @param property a shorthand */
function expand(property: string, value: string): Css {
  if (property === 'padding' || property === 'margin') return bySide((side) => `${property}-${side}`, fourOf(value));
  if (property === 'inset') return bySide((side) => side, fourOf(value));
  if (property === 'border-radius')
    return Object.fromEntries(fourOf(value).map((one, i) => [`border-${CORNERS[i]}-radius`, one]));
  if (property === 'border') return Object.assign({}, ...SIDES.map((side) => borderOf(side, value)));
  if (property === 'border-width' || property === 'border-style' || property === 'border-color') {
    const what = property.slice('border-'.length);
    return bySide((side) => `border-${side}-${what}`, fourOf(value));
  }
  if (property === 'gap') {
    const [row = '0', column = row] = partsOf(value);
    return { 'row-gap': row, 'column-gap': column };
  }
  if (property === 'background') return expandBackground(value);
  return borderOf(property.slice('border-'.length) as Side, value);
}

const bySide = (nameOf: (side: Side) => string, values: readonly string[]): Css =>
  Object.fromEntries(SIDES.map((side, i) => [nameOf(side), values[i]]));

const STYLES = new Set(['solid', 'dashed', 'dotted', 'double', 'none']);

/** `1px solid #e5e7eb`, in any order. */
function borderOf(side: Side, value: string): Css {
  const css: Css = { [`border-${side}-width`]: '0' };
  for (const part of partsOf(value)) {
    if (part === 'none') css[`border-${side}-width`] = '0';
    else if (STYLES.has(part)) css[`border-${side}-style`] = part;
    else if (/^[\d.]+(px)?$/.test(part)) css[`border-${side}-width`] = part;
    else css[`border-${side}-color`] = part;
  }
  if (css[`border-${side}-width`] === '0') return { [`border-${side}-width`]: '0' };
  return css;
}

function expandBackground(value: string): Css {
  if (/gradient\(|url\(/.test(value)) return { 'background-image': value };
  return { 'background-color': value === 'none' ? 'transparent' : value };
}
