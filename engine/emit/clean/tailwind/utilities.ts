import type { Css } from '../../../model/element.ts';
import { widthName } from '../length-names.ts';
import type { TypeScale } from '../type-scale.ts';
import { borderUtilities, radiusUtilities } from './borders.ts';
import { KEYWORDS } from './keywords.ts';
import {
  gapUtilities,
  insetUtilities,
  lengthName,
  lengthUtility,
  type Place,
  sideUtilities,
  sizeUtilities,
} from './lengths.ts';
import { sortUtilities, type Utility } from './order.ts';
import { backgroundUtilities, type ColorName, shadowUtilities } from './paint.ts';
import { typeUtilities } from './type.ts';

/** `scale`: the type sizes of the page. `size`: that around the element in px. `family`: what a list of families is called. */
export type Naming = Place & {
  scale: TypeScale;
  size: number;
  hasLeading?: boolean;
  color: ColorName;
  family: (value: string) => string;
};

/** Tailwind's utilities for declarations with one for each side, corner and axis, sorted. What it has none for is left out. */
export function utilitiesOf(css: Css, naming: Naming): string[] {
  const rest = splitArea(css);
  const { color } = naming;
  const grouped: Utility[] = [
    ...insetUtilities(rest, naming),
    ...sideUtilities('margin', rest, naming),
    ...sideUtilities('padding', rest, naming),
    ...gapUtilities(rest, naming),
    ...sizeUtilities(rest, naming),
    ...borderUtilities(rest, (value) => color(value, 'edge')),
    ...radiusUtilities(rest, naming),
    ...backgroundUtilities(rest, color, naming),
    ...shadowUtilities(rest, naming),
    ...typeUtilities(rest, naming.size, naming),
  ];
  const single = Object.entries(rest).flatMap(([property, value]) => {
    const name = KEYWORDS[property]?.[value] ?? SPECIAL[property]?.(value, naming);
    return name ? [{ property, name }] : [];
  });
  return sortUtilities([...grouped, ...single]);
}

/** A cell is named by two utilities; each takes the prefix of its screen. */
function splitArea({ 'grid-area': area, ...rest }: Css): Css {
  const [row, column] = area?.split(' / ') ?? [];
  return column ? { ...rest, 'grid-row-start': row, 'grid-column-start': column } : rest;
}

const span =
  (prefix: string) =>
  (value: string): string | undefined => {
    if (value === 'auto') return `${prefix}-auto`;
    if (value === '1 / -1') return `${prefix}-span-full`;
    const count = /^span (\d+)(?: \/ span \d+)?$/.exec(value);
    return count ? `${prefix}-span-${count[1]}` : undefined;
  };

const tracks =
  (prefix: string) =>
  (value: string, { tokens, name }: Naming): string => {
    if (value === 'none') return `${prefix}-none`;
    const count = /^repeat\((\d+), minmax\(0, 1fr\)\)$/.exec(value)?.[1];
    if (count) return `${prefix}-${count}`;
    if (value === 'minmax(0, 1fr)') return `${prefix}-1`;
    return `${prefix}-${tokens.name('grid-template-columns', value, name)}`;
  };

/** Utilities with a number, a colour or a length in them. */
const SPECIAL: Record<string, (value: string, naming: Naming) => string | undefined> = {
  color: (value, { color }) => `text-${color(value, 'text')}`,
  'accent-color': (value, { color }) => `accent-${color(value, 'text')}`,
  'outline-color': (value, { color }) => `outline-${color(value, 'edge')}`,
  'outline-width': (value) => `outline-${Number.parseFloat(value)}`,
  'outline-offset': (value) => `outline-offset-${Number.parseFloat(value)}`,
  'font-family': (value, { family }) => `font-${family(value)}`,
  'z-index': (value) => (value.startsWith('-') ? `-z-${value.slice(1)}` : `z-${value}`),
  order: (value) => (value.startsWith('-') ? `-order-${value.slice(1)}` : `order-${value}`),
  opacity: (value) => `opacity-${Math.round(Number(value) * 100)}`,
  'aspect-ratio': (value) => `aspect-${value.replace(/\s/g, '')}`,
  'flex-basis': (value, naming) => `basis-${lengthName(value, { ...naming, name: widthName(naming.name) })}`,
  'grid-column': span('col'),
  'grid-row': span('row'),
  'grid-column-start': (value) => `col-start-${value}`,
  'grid-row-start': (value) => `row-start-${value}`,
  'grid-template-columns': tracks('grid-cols'),
  'text-underline-offset': (value) => `underline-offset-${Number.parseFloat(value)}`,
  transition: (value) => (value.startsWith('color') ? 'transition-colors' : 'transition'),
  'grid-auto-rows': (value) => (value === '1fr' ? 'auto-rows-fr' : undefined),
  'border-spacing': (value, naming) => lengthUtility('border-spacing', 'border-spacing', value, naming).name,
};
