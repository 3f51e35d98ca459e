import type { Css } from '../../../model/element.ts';
import { SIDES } from '../expand-shorthands.ts';
import { distanceName, widthName } from '../length-names.ts';
import { CONTAINERS, fractionOf, stepOf } from '../scale.ts';
import type { Tokens } from '../tokens.ts';
import type { Utility } from './order.ts';

/** What names are taken from: the element that a declaration is on. */
export type Place = { tokens: Tokens; name: string };

const WORDS: Record<string, string> = {
  ...{ auto: 'auto', '0': '0', 'min-content': 'min', 'max-content': 'max', 'fit-content': 'fit', none: 'none' },
};

/** What stands behind the prefix of a utility for a length: `4`, `1/2`, `auto`, or the name of a token. */
export function lengthName(
  value: string,
  { tokens, name }: Place,
  namespace: 'container' | 'spacing' = 'spacing',
  tolerance?: number,
): string {
  if (WORDS[value]) return WORDS[value];
  const percent = /^([\d.]+)%$/.exec(value);
  const fraction = percent && fractionOf(Number(percent[1]));
  if (fraction) return fraction;
  const pixels = /^([\d.]+)px$/.exec(value);
  const step = pixels && stepOf(Number(pixels[1]), tolerance);
  if (step) return step;
  // A share of what is around says how large it is.
  return tokens.name(namespace, inRem(value), percent ? `share-${Math.round(Number(percent[1]))}` : name);
}

/** Lengths from 4 px up are in rem, as those of the theme are. */
export function inRem(value: string): string {
  const pixels = /^([\d.]+)px$/.exec(value);
  return pixels && Number(pixels[1]) >= 4 ? `${Math.round(Number(pixels[1]) * 625) / 10000}rem` : value;
}

/** A utility with a length, which may be negative. */
export function lengthUtility(property: string, prefix: string, value: string, place: Place): Utility {
  const isNegative = value.startsWith('-');
  const named = { ...place, name: distanceName(property) };
  const length = isNegative ? value.slice(1) : value;
  const name = lengthName(length, named);
  return { property, name: `${isNegative && name !== '0' ? '-' : ''}${prefix}-${name}` };
}

/** Four sides as few utilities: `p-4`, `px-6 py-4`, `pt-2`. Takes what it used out of `rest`. */
export function sideUtilities(kind: 'margin' | 'padding', rest: Css, place: Place): Utility[] {
  const letter = kind[0];
  const values = SIDES.map((side) => rest[`${kind}-${side}`]);
  for (const side of SIDES) delete rest[`${kind}-${side}`];
  const [top, right, bottom, left] = values;
  const of = (sides: string, value: string | undefined): Utility[] => {
    if (value === undefined) return [];
    const property = {
      '': kind,
      x: `${kind}-x`,
      y: `${kind}-y`,
      t: `${kind}-top`,
      r: `${kind}-right`,
      b: `${kind}-bottom`,
      l: `${kind}-left`,
    }[sides];
    return [lengthUtility(property ?? kind, `${letter}${sides}`, value, place)];
  };
  if (top !== undefined && values.every((value) => value === top)) return of('', top);
  const x = left !== undefined && left === right;
  const y = top !== undefined && top === bottom;
  return [
    ...(x ? of('x', left) : [...of('l', left), ...of('r', right)]),
    ...(y ? of('y', top) : [...of('t', top), ...of('b', bottom)]),
  ];
}

/** `inset-0`, `inset-x-0`, `top-4`. */
export function insetUtilities(rest: Css, place: Place): Utility[] {
  const [top, right, bottom, left] = SIDES.map((side) => rest[side]);
  for (const side of SIDES) delete rest[side];
  const of = (property: string, value: string | undefined): Utility[] =>
    value === undefined ? [] : [lengthUtility(property, property, value, place)];
  if (top !== undefined && [right, bottom, left].every((value) => value === top)) return of('inset', top);
  return [
    ...(left !== undefined && left === right ? of('inset-x', left) : [...of('left', left), ...of('right', right)]),
    ...(top !== undefined && top === bottom ? of('inset-y', top) : [...of('top', top), ...of('bottom', bottom)]),
  ];
}

/** `gap-4`, `gap-x-4 gap-y-2`. */
export function gapUtilities(rest: Css, place: Place): Utility[] {
  const { 'row-gap': row, 'column-gap': column } = rest;
  delete rest['row-gap'];
  delete rest['column-gap'];
  if (row !== undefined && row === column) return [lengthUtility('gap', 'gap', row, place)];
  return [
    ...(column === undefined ? [] : [lengthUtility('column-gap', 'gap-x', column, place)]),
    ...(row === undefined ? [] : [lengthUtility('row-gap', 'gap-y', row, place)]),
  ];
}

const SIZES: Record<string, string> = {
  ...{
    width: 'w',
    height: 'h',
    'min-width': 'min-w',
    'min-height': 'min-h',
    'max-width': 'max-w',
    'max-height': 'max-h',
  },
};

/** Width and height, `size-6` where both are one. */
export function sizeUtilities(rest: Css, place: Place): Utility[] {
  const utilities: Utility[] = [];
  if (rest.width !== undefined && rest.width === rest.height && rest.width !== 'auto') {
    utilities.push({ property: 'size', name: `size-${lengthName(rest.width, place)}` });
    delete rest.width;
    delete rest.height;
  }
  for (const [property, prefix] of Object.entries(SIZES)) {
    const value = rest[property];
    delete rest[property];
    if (value !== undefined) utilities.push({ property, name: `${prefix}-${sizeName(property, value, place)}` });
  }
  return utilities;
}

function sizeName(property: string, value: string, place: Place): string {
  if (/^100(d|s|l)?v[hw]$/.test(value)) return /^100v/.test(value) ? 'screen' : value.slice(3);
  const isWidth = property.endsWith('width');
  if (!isWidth) return lengthName(value, { ...place, name: `${place.name}-height` });
  const pixels = Number(/^([\d.]+)px$/.exec(value)?.[1]);
  if (pixels && CONTAINERS[pixels] && (property === 'max-width' || !stepOf(pixels, 0))) return CONTAINERS[pixels];
  const named = { ...place, name: widthName(place.name) };
  return property === 'max-width' ? lengthName(value, named, 'container', 0) : lengthName(value, named);
}
