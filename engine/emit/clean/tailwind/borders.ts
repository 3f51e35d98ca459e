import type { Css } from '../../../model/element.ts';
import { CORNERS, SIDES } from '../expand-shorthands.ts';
import { MAX_RADIUS_ERROR_PX, nearest, RADII } from '../scale.ts';
import { inRem, type Place } from './lengths.ts';
import type { Utility } from './order.ts';

const take = (rest: Css, names: readonly string[]): (string | undefined)[] => {
  const values = names.map((name) => rest[name]);
  for (const name of names) delete rest[name];
  return values;
};

const allEqual = (values: readonly (string | undefined)[]): boolean => values.every((value) => value === values[0]);

/** `border`, `border-b-2`, `border-dashed`, `border-gray-200`. */
export function borderUtilities(rest: Css, colorName: (value: string) => string): Utility[] {
  const widths = take(
    rest,
    SIDES.map((side) => `border-${side}-width`),
  );
  const styles = take(
    rest,
    SIDES.map((side) => `border-${side}-style`),
  );
  const colors = take(
    rest,
    SIDES.map((side) => `border-${side}-color`),
  );
  const [style] = styles.filter((one) => one !== undefined);
  return [
    ...bySides(widths).map(([side, value]) => ({
      property: propertyOf(side, 'width'),
      name: `border${side}${widthName(value)}`,
    })),
    ...(style ? [{ property: 'border-style', name: `border-${style}` }] : []),
    ...colorsBySides(colors).map(([side, value]) => ({
      property: propertyOf(side, 'color'),
      name: `border${side}-${colorName(value)}`,
    })),
  ];
}

const LETTERS = ['-t', '-r', '-b', '-l'];
const PROPERTY_SIDES: Record<string, string> = {
  '-t': 'top-',
  '-r': 'right-',
  '-b': 'bottom-',
  '-l': 'left-',
  '-x': 'x-',
  '-y': 'y-',
};
const propertyOf = (side: string, what: string): string => `border-${PROPERTY_SIDES[side] ?? ''}${what}`;

/** Values of four sides under as few names as there can be. */
function bySides(values: readonly (string | undefined)[]): [side: string, value: string][] {
  const [top, right, bottom, left] = values;
  if (top !== undefined && allEqual(values)) return [['', top]];
  const accented = exceptOne(values);
  if (accented) return accented;
  const all: [string, string | undefined][] = [
    ...(left === right
      ? ([['-x', left]] as const)
      : ([
          ['-r', right],
          ['-l', left],
        ] as const)),
    ...(top === bottom
      ? ([['-y', top]] as const)
      : ([
          ['-t', top],
          ['-b', bottom],
        ] as const)),
  ].map(([side, value]) => [side, value]);
  return all.filter((entry): entry is [string, string] => entry[1] !== undefined);
}

/** What three sides have, and the one that differs: Tailwind's rules for one side come behind those for all. */
function exceptOne(values: readonly (string | undefined)[]): [side: string, value: string][] | undefined {
  const at = values.findIndex((value, i) => values.every((other, k) => k === i || other !== value));
  const others = values.filter((_, i) => i !== at);
  const [common] = others;
  if (at < 0 || common === undefined || values[at] === undefined || !allEqual(others)) return undefined;
  return [
    ['', common],
    [LETTERS[at], values[at]],
  ];
}

/** One colour for all lines of an element needs no side: the others have no width. */
function colorsBySides(values: readonly (string | undefined)[]): [side: string, value: string][] {
  const known = values.filter((value): value is string => value !== undefined);
  if (known.length > 0 && allEqual(known)) return [['', known[0]]];
  const accented = exceptOne(values);
  if (accented) return accented;
  return LETTERS.flatMap((side, i): [string, string][] => (values[i] === undefined ? [] : [[side, values[i]]]));
}

function widthName(value: string): string {
  const width = Math.round(Number.parseFloat(value));
  return width === 1 ? '' : `-${width}`;
}

const CORNER_NAMES = ['tl', 'tr', 'br', 'bl'];
const CORNER_PAIRS: readonly [name: string, side: string, first: number, second: number][] = [
  ['t', 'top', 0, 1],
  ['r', 'right', 1, 2],
  ['b', 'bottom', 2, 3],
  ['l', 'left', 3, 0],
];

/** `rounded-lg`, `rounded-t-lg`, `rounded-full`. */
export function radiusUtilities(rest: Css, place: Place): Utility[] {
  const radii = take(
    rest,
    CORNERS.map((corner) => `border-${corner}-radius`),
  );
  const named = (side: string, property: string, value: string): Utility => {
    const name = radiusName(value, place);
    return { property, name: `rounded${side && `-${side}`}-${name}` };
  };
  if (radii[0] !== undefined && allEqual(radii)) return [named('', 'border-radius', radii[0])];
  for (const [name, side, first, second] of CORNER_PAIRS) {
    const value = radii[first];
    const others = radii.filter((_, i) => i !== first && i !== second);
    if (
      value !== undefined &&
      value === radii[second] &&
      others.every((other) => other === undefined || /^0/.test(other))
    )
      return [named(name, `border-${side}-radius`, value)];
  }
  return radii.flatMap((value, i) =>
    value === undefined ? [] : [named(CORNER_NAMES[i], `border-${CORNERS[i]}-radius`, value)],
  );
}

/** From this radius on, in px, ends are round, whatever the height. */
const MIN_FULL_RADIUS_PX = 100;

function radiusName(value: string, { tokens, name }: Place): string {
  if (value === '0' || value === '0px') return 'none';
  const radius = Number.parseFloat(value);
  if (value.endsWith('%') ? radius >= 50 : radius >= MIN_FULL_RADIUS_PX) return 'full';
  const step = nearest(radius, Object.values(RADII), MAX_RADIUS_ERROR_PX);
  const known = Object.entries(RADII).find(([, length]) => length === step);
  return known ? known[0] : tokens.name('radius', inRem(value), name);
}
