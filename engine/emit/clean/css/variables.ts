import type { Purpose } from '../../../design-system/collect-color-uses.ts';
import { purposeOf } from '../../../design-system/collect-color-uses.ts';
import { matchShadow, SHADOW_VALUES } from '../../../design-system/match-shadow.ts';
import { nameOf, type Palette } from '../../../design-system/palette.ts';
import { distanceName } from '../length-names.ts';
import { MAX_RADIUS_ERROR_PX, nearest, RADII, stepOf } from '../scale.ts';
import { inRem } from '../tailwind/lengths.ts';
import { type Tokens, unnamedColor } from '../tokens.ts';
import { documentedSize, type TypeScale } from '../type-scale.ts';

/** Writes values as they stand in a style sheet: variables for what belongs to the design system. */
export type Writer = (property: string, value: string, on: { tag: string; name: string }) => string;

export function valueWriter(
  palette: Palette,
  families: ReadonlyMap<string, string>,
  scale: TypeScale,
  variables: Tokens,
): Writer {
  const variable = (...asked: Parameters<Tokens['name']>): string => `var(--${asked[0]}-${variables.name(...asked)})`;
  const color = (hex: string, purpose: Purpose): string => {
    const named = nameOf(palette, hex, purpose);
    // What the palette has no name for takes none that it has.
    return named
      ? `var(--color-${variables.set('color', named, shortHex(hex))})`
      : variable('color', shortHex(hex), unnamedColor(purpose));
  };
  return (property, value, { tag, name }) => {
    if (KEYWORDS.has(value)) return value;
    if (/^(padding|margin|row-gap|column-gap|gap|top|right|bottom|left)/.test(property))
      return spaceOf(value, variable, distanceName(property));
    if (property === '--container') return variable('container', inRem(value), 'page');
    if (property === 'font-size') return sizeOf(value, variable, scale.get(value)?.name ?? name);
    if (property === 'font-family') return variable('font', quoted(value), families.get(value) ?? 'sans');
    if (property.endsWith('radius')) return radiusOf(value, variable, name);
    if (property === 'box-shadow' && value !== 'none') {
      const known = matchShadow(value);
      return variable('shadow', known ? SHADOW_VALUES[known] : modernColors(value), known ?? name);
    }
    const purpose = purposeOf(property, tag);
    if (value.startsWith('url(')) return value;
    const colored = value
      .replace(/#[0-9a-f]{6}\b/g, (hex) => color(hex, purpose))
      .replace(/currentColor/g, 'currentcolor');
    return LENGTHS.has(property) ? inRem(onStep(colored)) : modernColors(colored);
  };
}

const KEYWORDS = new Set('inherit initial normal auto none'.split(' '));
const LENGTHS = new Set('width height min-width min-height max-width max-height flex-basis'.split(' '));

type Variable = (...asked: Parameters<Tokens['name']>) => string;

function onStep(value: string): string {
  const step = /^[\d.]+px$/.test(value) ? stepOf(Number.parseFloat(value)) : undefined;
  return step && step !== 'px' ? `${Number(step) * 4}px` : value;
}

function spaceOf(value: string, variable: Variable, name: string): string {
  const isNegative = value.startsWith('-');
  const length = isNegative ? value.slice(1) : value;
  if (!/^[\d.]+px$/.test(length)) return value;
  const step = stepOf(Number.parseFloat(length));
  if (step === '0') return '0';
  const known =
    step === undefined
      ? variable('space', inRem(length), name)
      : step === 'px'
        ? '1px'
        : variable('space', inRem(`${Number(step) * 4}px`), step.replace('.', '-'));
  return isNegative ? (known.startsWith('var') ? `calc(-1 * ${known})` : `-${known}`) : known;
}

function sizeOf(value: string, variable: Variable, name: string): string {
  const known = documentedSize(Number.parseFloat(value));
  return known ? variable('text', inRem(`${known.size}px`), known.name) : variable('text', inRem(value), name);
}

/** From this radius on, in px, ends are round, whatever the height. */
const MIN_FULL_RADIUS_PX = 100;

function radiusOf(value: string, variable: Variable, name: string): string {
  const radius = Number.parseFloat(value);
  if (radius === 0) return '0';
  if (value.endsWith('%')) return value;
  if (radius >= MIN_FULL_RADIUS_PX) return variable('radius', '9999px', 'full');
  const near = nearest(radius, Object.values(RADII), MAX_RADIUS_ERROR_PX);
  const known = Object.entries(RADII).find(([, length]) => length === near);
  return known ? variable('radius', inRem(`${known[1]}px`), known[0]) : variable('radius', inRem(value), name);
}

/** Families in quotes, so that nobody takes them for keywords in the wrong case. */
const quoted = (stack: string): string => stack.replace(/(^|, )([A-Z][^,']*)/g, "$1'$2'");

/** `#ffffff` as `#fff`. */
export const shortHex = (hex: string): string => hex.replace(/^#(\w)\1(\w)\2(\w)\3$/, '#$1$2$3');

/** `rgba(0, 0, 0, 0.1)` as `rgb(0 0 0 / 10%)`. */
const modernColors = (value: string): string =>
  value.replace(/rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)/g, (_, r, g, b, alpha) =>
    alpha === undefined ? `rgb(${r} ${g} ${b})` : `rgb(${r} ${g} ${b} / ${Math.round(1000 * Number(alpha)) / 10}%)`,
  );
