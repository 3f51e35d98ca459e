/** Lengths in px of Tailwind's documented steps of spacing; a step is a quarter of a rem. */
const STEPS: readonly number[] = [
  ...[0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56],
  ...[60, 64, 72, 80, 96],
];
export const STEP_PX = 4;

/** Widths of containers in px by Tailwind's names. */
export const CONTAINERS: Record<string, string> = {
  ...{ 256: '3xs', 288: '2xs', 320: 'xs', 384: 'sm', 448: 'md', 512: 'lg', 576: 'xl', 672: '2xl', 768: '3xl' },
  ...{ 896: '4xl', 1024: '5xl', 1152: '6xl', 1280: '7xl' },
};

/** Type sizes in px with their own line heights. */
export const TYPE: readonly { name: string; size: number; leading: number }[] = [
  { name: 'xs', size: 12, leading: 16 },
  { name: 'sm', size: 14, leading: 20 },
  { name: 'base', size: 16, leading: 24 },
  { name: 'lg', size: 18, leading: 28 },
  { name: 'xl', size: 20, leading: 28 },
  { name: '2xl', size: 24, leading: 32 },
  { name: '3xl', size: 30, leading: 36 },
  { name: '4xl', size: 36, leading: 40 },
  { name: '5xl', size: 48, leading: 48 },
  { name: '6xl', size: 60, leading: 60 },
  { name: '7xl', size: 72, leading: 72 },
  { name: '8xl', size: 96, leading: 96 },
  { name: '9xl', size: 128, leading: 128 },
];

/** Radii in px by Tailwind's names. */
export const RADII: Record<string, number> = { xs: 2, sm: 4, md: 6, lg: 8, xl: 12, '2xl': 16, '3xl': 24, '4xl': 32 };

/** Line heights as factors. */
export const LEADINGS: Record<string, number> = {
  ...{ none: 1, tight: 1.25, snug: 1.375, normal: 1.5, relaxed: 1.625, loose: 2 },
};

/** Letter spacings in em. */
export const TRACKINGS: Record<string, number> = {
  ...{ tighter: -0.05, tight: -0.025, normal: 0, wide: 0.025, wider: 0.05, widest: 0.1 },
};

/** Distances are steps already, or lengths of the page itself: what is left is a fraction, in px, that nobody sees. */
const MAX_FRACTION_PX = 0.5;
/** What an eye does not see of a corner, in px. */
export const MAX_RADIUS_ERROR_PX = 1;
/** Sizes of type are on the scale already, but for the page's own, which are half a pixel or more from all of its steps. */
export const MAX_SIZE_ERROR_PX = 0.4;

/** The nearest of some numbers, where it is near enough. */
export function nearest(value: number, among: readonly number[], tolerance: number): number | undefined {
  const best = among.reduce((a, b) => (Math.abs(b - value) < Math.abs(a - value) ? b : a));
  return Math.abs(best - value) <= tolerance ? best : undefined;
}

/** The documented step for a length in px: `4` for 16, `px` for 1. */
export function stepOf(length: number, tolerance = MAX_FRACTION_PX): string | undefined {
  if (length === 1) return 'px';
  const step = nearest(length / STEP_PX, STEPS, tolerance / STEP_PX);
  return step === undefined ? undefined : String(step);
}

/** `66.667%` as `2/3`: Tailwind's fractions have up to twelve parts. */
export function fractionOf(percent: number): string | undefined {
  if (percent === 100) return 'full';
  for (const parts of [2, 3, 4, 5, 6, 12]) {
    const count = Math.round((percent / 100) * parts);
    if (count > 0 && count < parts && Math.abs((100 * count) / parts - percent) < 0.05) return `${count}/${parts}`;
  }
  return undefined;
}
