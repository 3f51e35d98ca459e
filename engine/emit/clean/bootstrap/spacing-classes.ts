import type { Element } from '../../../model/element.ts';
import { cssByScreen, pxOf, sidesOf } from './css.ts';
import { SPACERS_PX, spacerOf } from './spacers.ts';

const NAMES = ['t', 'e', 'b', 's'] as const;

/** Margins that Bootstrap gives to elements: top, right, bottom, left, in px. */
const TAG_MARGINS: Record<string, readonly number[]> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, [0, 0, 8, 0]])),
  ...Object.fromEntries(
    ['p', 'ul', 'ol', 'dl', 'blockquote', 'figure', 'pre', 'address'].map((tag) => [tag, [0, 0, 16, 0]]),
  ),
  hr: [16, 0, 16, 0],
};
const TAG_PADDINGS: Record<string, readonly number[]> = { ul: [0, 0, 0, 32], ol: [0, 0, 0, 32] };

/** What a component's own class does about distances, in px; `null`: it is left to the component. */
export type OwnSpacing = { margin?: readonly number[] | null; padding?: readonly number[] | null };

/** More room than this before an element, in px, is some of the twelve columns. */
const MIN_OFFSET_PX = 72;
const COLUMNS = 12;

/** Columns that are left free before an element; undefined where a margin does. */
function offsetOf(margin: string | undefined, width: number): number | undefined {
  const px = pxOf(margin) ?? 0;
  const columns = Math.round((COLUMNS * px) / width);
  return px >= MIN_OFFSET_PX && columns >= 1 && columns < COLUMNS ? columns : undefined;
}

/**
 * Classes for margins and paddings, as far as they are not what the element has anyway.
 *
 * @param width that there is for the element on the design's screen, in px
 */
export function spacingClasses(element: Element, own: OwnSpacing = {}, width = Number.POSITIVE_INFINITY): string[] {
  const { tag } = element;
  const isList = tag === 'ul' || tag === 'ol';
  const isPlain = isList && element.css['list-style'] === 'none';
  const base = {
    margin: own.margin === undefined ? (TAG_MARGINS[tag] ?? NONE) : own.margin,
    padding: own.padding === undefined ? ((isPlain ? undefined : TAG_PADDINGS[tag]) ?? NONE) : own.padding,
  };
  return (['margin', 'padding'] as const).flatMap((property) => {
    const known = base[property];
    if (!known) return [];
    // Lists with markers keep the room for them.
    const kept = property === 'padding' && isList && !isPlain;
    return cssByScreen(element).flatMap(([infix, css]) => {
      const steps = sidesOf(css, property).map((value, i): string | undefined => {
        const isFirst = infix === '';
        if (value === undefined && (!isFirst || kept)) return undefined;
        if (value === 'auto') return 'auto';
        const px = pxOf(value ?? '0') ?? 0;
        // What lies over its neighbour does so with a margin that Bootstrap has no class for.
        const step = spacerOf(Math.max(0, px));
        return isFirst && SPACERS_PX[step] === nearest(known[i]) ? undefined : String(step);
      });
      const before = property === 'margin' ? sidesOf(css, property)[3] : undefined;
      // A list begins as far in as what is around it, and its markers have their room besides.
      const offset = offsetOf(before ?? (kept ? markerless(sidesOf(css, property)[3]) : undefined), width);
      if (kept && offset !== undefined)
        return [`offset${infix}-${offset}`, ...sideClasses('p', infix, steps.with(3, undefined))];
      if (offset === undefined || property === 'padding')
        return sideClasses(property === 'margin' ? 'm' : 'p', infix, steps);
      return [`offset${infix}-${offset}`, ...sideClasses('m', infix, steps.with(3, undefined))];
    });
  });
}

/** Room that the markers of a list have in Bootstrap, in px. */
const MARKER_PX = 32;
const markerless = (padding: string | undefined): string | undefined => {
  const px = pxOf(padding);
  return px === undefined ? undefined : `${px - MARKER_PX}px`;
};

const NONE = [0, 0, 0, 0] as const;
const nearest = (px: number): number => SPACERS_PX[spacerOf(px)];

/** The shortest classes for the steps of four sides. */
function sideClasses(letter: 'm' | 'p', infix: string, steps: (string | undefined)[]): string[] {
  const [top, end, bottom, start] = steps;
  if (top !== undefined && steps.every((step) => step === top)) return [`${letter}${infix}-${top}`];
  const pair = (name: string, a: string | undefined, b: string | undefined): string[] | undefined =>
    a !== undefined && a === b ? [`${letter}${name}${infix}-${a}`] : undefined;
  const single = (i: number): string[] => (steps[i] === undefined ? [] : [`${letter}${NAMES[i]}${infix}-${steps[i]}`]);
  return [
    ...(pair('x', start, end) ?? [...single(3), ...single(1)]),
    ...(pair('y', top, bottom) ?? [...single(0), ...single(2)]),
  ];
}
