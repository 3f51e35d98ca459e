import type { Css } from '../../../model/element.ts';

/** What a text inherits, in px, CSS weights and `#rrggbb`. */
export type TextStyle = { size: number; weight: number; color: string };

/** Sizes of headings and of `fs-*` on a wide screen, in px. */
const HEADING_PX: Record<string, number> = { h1: 40, h2: 32, h3: 28, h4: 24, h5: 20, h6: 16 };
const DISPLAY_PX = [80, 72, 64, 56, 48] as const;
const HEADING_WEIGHT = 500;
const DISPLAY_WEIGHT = 300;
const LEAD_PX = [17, 22] as const;

/** `small` is this share of the size around it. */
export const SMALL = 0.875;

const distance = (a: number, b: number): number => Math.abs(Math.log(a / b));

type Sized = { classes: string[]; size: number; weight: number };

/** The classes of a type size on an element, with the size and weight that it has by them. */
export function sizeClasses(tag: string, wanted: number, around: TextStyle): Sized {
  const heading = HEADING_PX[tag];
  const steps: Sized[] = [
    ...(heading
      ? [
          { classes: [], size: heading, weight: HEADING_WEIGHT },
          { classes: ['small'], size: SMALL * around.size, weight: HEADING_WEIGHT },
        ]
      : [
          { classes: [], size: (tag === 'small' ? SMALL : 1) * around.size, weight: around.weight },
          { classes: ['small'], size: SMALL * around.size, weight: around.weight },
        ]),
    ...DISPLAY_PX.map((size, i) => ({ classes: [`display-${i + 1}`], size, weight: DISPLAY_WEIGHT })),
    ...Object.entries(HEADING_PX).map(([name, size]) => ({
      classes: [name.replace('h', 'fs-')],
      size,
      weight: heading ? HEADING_WEIGHT : around.weight,
    })),
  ];
  return steps.reduce((best, one) => (distance(one.size, wanted) < distance(best.size, wanted) ? one : best));
}

/** A paragraph that leads into the page. */
export const isLead = (tag: string, size: number, weight: number): boolean =>
  tag === 'p' && weight <= 400 && size >= LEAD_PX[0] && size <= LEAD_PX[1];

const WEIGHTS: readonly [number, string][] = [
  [300, 'fw-light'],
  [400, 'fw-normal'],
  [500, 'fw-medium'],
  [600, 'fw-semibold'],
  [700, 'fw-bold'],
];

export function weightClass(wanted: number, own: number): string[] {
  const nearestOf = (weight: number): string =>
    WEIGHTS.reduce((best, one) => (Math.abs(one[0] - weight) < Math.abs(best[0] - weight) ? one : best))[1];
  return nearestOf(wanted) === nearestOf(own) ? [] : [nearestOf(wanted)];
}

const HEIGHTS: readonly [number, string][] = [
  [1, 'lh-1'],
  [1.25, 'lh-sm'],
  [1.5, 'lh-base'],
  [2, 'lh-lg'],
];
/** Lines that are so much nearer or further apart, as a share of the size, look different. */
const MIN_HEIGHT_DIFFERENCE = 0.28;

/** @param wanted, own line height as a multiple of the size */
export function lineHeightClass(wanted: number, own: number): string[] {
  if (Math.abs(wanted - own) < MIN_HEIGHT_DIFFERENCE) return [];
  const [ratio, name] = HEIGHTS.reduce((best, one) =>
    Math.abs(one[0] - wanted) < Math.abs(best[0] - wanted) ? one : best,
  );
  return Math.abs(ratio - wanted) < Math.abs(own - wanted) ? [name] : [];
}

const HEADING_LINE_HEIGHT = 1.2;

/** The line height that a text comes out with: that of headings, of its class, or the inherited one. */
export function lineHeightIn(tag: string, { classes }: Sized, wanted: number, inherited: number): number {
  const isHeading = tag in HEADING_PX || classes.some((name) => name.startsWith('display'));
  const own = isHeading ? HEADING_LINE_HEIGHT : inherited;
  const [name] = lineHeightClass(wanted, own);
  return HEIGHTS.find(([, one]) => one === name)?.[0] ?? own;
}

export const isMonospaced = (css: Css): boolean => /monospace/.test(css['font-family'] ?? '');
