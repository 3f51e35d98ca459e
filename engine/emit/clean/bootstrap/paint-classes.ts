import type { Css, Element } from '../../../model/element.ts';
import { nearestSlot } from './assign-colors.ts';
import type { Around } from './context.ts';
import { colorIn, groundOf, hasShadow, isDrawn, pxOf, widestCss } from './css.ts';
import { gradientOf } from './gradients.ts';
import { MIN_PILL_RADIUS_PX, radiusSteps, shadowClass } from './scales.ts';
import { edgeClass, groundClass, type Theme } from './theme.ts';

/** What the class of a component paints of its own accord. */
export type OwnPaint = { ground?: string; hasBorder?: boolean; edge?: string | undefined; radius?: string };

/** Classes for ground, border, corners and shadow, as far as the component has them not. */
export function paintClasses(element: Element, around: Around, theme: Theme, own: OwnPaint = {}): string[] {
  const css = widestCss(element);
  return [
    ...groundClasses(css, around, theme, own),
    ...borderClasses(element.tag, css, theme, own),
    ...radiusClasses(css, theme, own),
    ...(hasShadow(css) ? [shadowClass(theme.shadows, css['box-shadow'])] : []),
  ];
}

function groundClasses(css: Css, around: Around, theme: Theme, own: OwnPaint): string[] {
  const ground = groundOf(css);
  if (!ground) return [];
  const gradient = gradientOf(css);
  const isGradient = gradient !== undefined && (theme.gradients.has(gradient) || theme.navbar?.gradient === gradient);
  if (isGradient) return [...likeClass(theme, ground), 'bg-gradient'];
  return ground === (own.ground ?? around.ground) ? [] : [groundClass(theme, ground)];
}

/** A gradient hides what is behind it: the colour that it begins with is only said where a class has it. */
function likeClass({ colors }: Theme, color: string): string[] {
  const { name, difference } = nearestSlot(colors, color, 'ground');
  return difference <= MAX_LIKE_DIFFERENCE ? [name] : [];
}
/** CIEDE2000. */
const MAX_LIKE_DIFFERENCE = 5;

const SIDES: readonly [string, string][] = [
  ['border-top', 'border-top'],
  ['border-right', 'border-end'],
  ['border-bottom', 'border-bottom'],
  ['border-left', 'border-start'],
];
const MAX_BORDER_STEP = 5;

function borderClasses(tag: string, css: Css, theme: Theme, own: OwnPaint): string[] {
  const drawnSides = SIDES.filter(([property]) => isDrawn(css[property]));
  // Its lines have one colour: that of the side that stands out.
  const accent = drawnSides.filter(([one]) => drawnSides.every(([other]) => one === other || css[one] !== css[other]));
  const sides = drawnSides.length === SIDES.length && accent.length === 1 ? accent : drawnSides;
  const line = isDrawn(css.border) ? css.border : sides[0] && css[sides[0][0]];
  if (!line) return own.hasBorder ? ['border-0'] : [];
  const color = colorIn(css['border-color'] ?? line);
  const edge = color ? edgeClass(theme, color) : 'border';
  // The class of a component may draw its line in another colour than the page does.
  const hasEdge = own.edge && isDrawn(css.border) ? color === own.edge : edge === 'border';
  const width = Math.min(MAX_BORDER_STEP, Math.round(pxOf(line.split(' ')[0]) ?? 1));
  const drawn = isDrawn(css.border)
    ? own.hasBorder
      ? []
      : ['border']
    : [...(own.hasBorder ? ['border-0'] : []), ...sides.map(([, name]) => name)];
  return [
    ...drawn,
    ...(hasEdge ? [] : [edge]),
    ...(width > 1 ? [`border-${width}`] : []),
    // Bootstrap's rules are three quarters transparent.
    ...(tag === 'hr' ? ['opacity-100'] : []),
  ];
}

/** `rounded-2` has Bootstrap's own radius. */
function radiusClasses(css: Css, theme: Theme, own: OwnPaint): string[] {
  const name = radiusClass(css, theme);
  if (name === (own.radius ?? 'rounded-0')) return [];
  if (own.radius !== undefined) return overCorners(name).map((one) => (one === 'rounded-2' ? 'rounded' : one));
  return name === 'rounded-2' ? ['rounded'] : [name];
}

/** The class of corners on a component that has some already: those on one side leave the others as they are. */
export const overCorners = (name: string): string[] =>
  ROUND_SIDES.some((side) => name.startsWith(`rounded-${side.name}`)) ? ['rounded-0', name] : [name];

/** Sides that may have corners alone, with the corners from the top left on. */
const ROUND_SIDES = [
  { name: 'top', isRound: [true, true, false, false] },
  { name: 'end', isRound: [false, true, true, false] },
  { name: 'bottom', isRound: [false, false, true, true] },
  { name: 'start', isRound: [true, false, false, true] },
];

/** Corners of a box. `50%` is a circle; what is rounder than a half of it is a pill. */
export function radiusClass(css: Css, theme: Theme): string {
  const value = css['border-radius'];
  if (value === '50%') return 'rounded-circle';
  const corners = value?.split(' ').map((corner) => pxOf(corner) ?? 0) ?? [];
  const side = ROUND_SIDES.find(
    ({ isRound }) => corners.length === 4 && isRound.every((one, i) => one === corners[i] > 0),
  );
  if (side) {
    const whole = radiusClass({ ...css, 'border-radius': `${Math.max(...corners)}px` }, theme);
    return whole.replace('rounded', `rounded-${side.name}`);
  }
  const radius = pxOf(value?.split(' ')[0]) ?? 0;
  const height = pxOf(css.height) ?? Number.POSITIVE_INFINITY;
  if (radius >= MIN_PILL_RADIUS_PX || (radius > 8 && radius >= height / 2)) return 'rounded-pill';
  const steps = radiusSteps(theme.radii);
  const nearest = steps.reduce<number>(
    (best, step, i) => (Math.abs(step - radius) < Math.abs(steps[best] - radius) ? i : best),
    0,
  );
  return `rounded-${nearest}`;
}
