import type { NarrowScreen } from '../model/conversion.ts';

/** Density 1 is 1 CSS pixel a picture pixel; fine screens of Windows have 1.25 and 1.5, those of Apple 2, phones 2 and 3. */
export type Density = 1 | 1.25 | 1.5 | 2 | 3;

/** Median height of all letters of a page at density 1, and the standard deviation of its logarithm: 26 pages of two sets. */
const LETTER_HEIGHT_PX = 9.4;
const LETTER_SPREAD = 0.16;
/** Fewer letters say less: they may be those of a heading alone. */
const SUFFICIENT_LETTER_COUNT = 20;

/** How seldom a density is, as the logarithm of its odds against density 1. */
const RARITY: readonly [Density, number][] = [
  [1, 0],
  [2, -0.7],
  [3, -1.5],
  [1.5, -1.7],
  [1.25, -1],
];

/** Widths of windows on screens that are sold: phones, tablets, laptops, monitors. */
const COMMON_WIDTHS = new Set([
  ...[320, 360, 375, 384, 390, 393, 402, 412, 414, 428, 430, 440, 744, 768, 800, 810, 820, 834, 1024, 1080, 1180],
  ...[1200, 1280, 1366, 1440, 1512, 1536, 1600, 1680, 1707, 1728, 1920],
]);

/**
 * How many picture pixels one CSS pixel takes. Nobody sets a page in type of twice the usual size throughout, and windows
 * have usual widths: the density that explains both best is the most likely.
 *
 * @param letterHeights ink of each letter of the text, in picture pixels
 * @param screen what the picture is said to have been taken on: windows are as wide as these then, where any density allows it
 */
export function estimateDensity(width: number, letterHeights: readonly number[], screen?: NarrowScreen): Density {
  const height = letterHeights.toSorted((a, b) => a - b)[letterHeights.length >> 1] ?? LETTER_HEIGHT_PX;
  const weight = Math.min(1, letterHeights.length / SUFFICIENT_LETTER_COUNT);
  let [best, most]: [Density, number] = [1, Number.NEGATIVE_INFINITY];
  for (const [density, rarity] of RARITY) {
    if (screen && !isOn(screen, width / density)) continue;
    const off = Math.log(height / (LETTER_HEIGHT_PX * density)) / LETTER_SPREAD;
    const likelihood = rarity - (weight * off * off) / 2 + windowOdds(width / density, density);
    if (likelihood > most) [best, most] = [density, likelihood];
  }
  return best;
}

/** Widths of windows, in CSS px: below the first one those of phones, from there to the second one those of tablets. */
const TABLET_WIDTHS_PX = [600, 1100] as const;

function isOn(screen: NarrowScreen, width: number): boolean {
  const [least, most] = TABLET_WIDTHS_PX;
  return screen === 'phone' ? width < least : width >= least && width <= most;
}

/** Whether a picture of this width can be of another density than 1 at all. */
export const mayBeDense = (width: number): boolean =>
  RARITY.some(([density]) => density !== 1 && windowOdds(width / density, density) > Number.NEGATIVE_INFINITY);

/** A window at density 2 or 3 is a whole number of CSS pixels wide; only a picture that was cut by hand is not. */
const UNEVEN_WIDTH_ODDS = -2;

/** Nobody's window is 640 px wide; Windows scales by fractions on laptops and monitors only. */
function windowOdds(width: number, density: Density): number {
  if (COMMON_WIDTHS.has(Math.round(width)) && (Number.isInteger(density) || width >= 1080)) return 0;
  if (density === 1) return width > 2000 ? -1.6 : -0.7;
  const isPossible = width >= (Number.isInteger(density) ? 740 : 1080);
  if (!isPossible) return Number.NEGATIVE_INFINITY;
  if (Number.isInteger(density) && isWiderPage(width)) return WIDER_PAGE_ODDS;
  const odds = width > 2000 || (width > 860 && width < 1180) ? -1.6 : -1;
  return Number.isInteger(density) && !Number.isInteger(width) ? odds + UNEVEN_WIDTH_ODDS : odds;
}

/** Pages are seldom wider than their window, and then by a little: a few things stick out of it. */
const WIDER_PAGE_ODDS = -0.4;
const MAX_EXCESS_SHARE = 0.02;
const MIN_COMPUTER_WIDTH_PX = 1200;

const isWiderPage = (width: number): boolean =>
  Number.isInteger(width) &&
  [...COMMON_WIDTHS].some(
    (common) => common >= MIN_COMPUTER_WIDTH_PX && width > common && width <= (1 + MAX_EXCESS_SHARE) * common,
  );
