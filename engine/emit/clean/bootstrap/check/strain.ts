/** Where an edge is that one sees, on the page and in the design, down the page in px; `moved`: how much lower changes put it. */
export type Bound = { found: number; planned: number; moved?: number };

/** A distance may differ from that of the design by so much of itself, and by more of what it has beyond that of things that belong together, in px. */
const NEAR = { share: 0.25, px: 64 };
const FAR_SHARE = 0.8;
const MIN_PX = 4;

const planned = (above: Bound, below: Bound): number => below.planned - above.planned;

/** How much further apart two edges are than in the design, in px. */
export const strainOf = (above: Bound, below: Bound): number => below.found - above.found - planned(above, below);

/**
 * How much their distance may differ to make up for what is off above, in px: what stands near each other belongs together, and
 * sections may be further apart.
 */
export function toleranceOf(above: Bound, below: Bound): number {
  const distance = planned(above, below);
  return Math.max(MIN_PX, NEAR.share * distance + FAR_SHARE * Math.max(0, distance - NEAR.px));
}

/** The first and the last of some edges in the design. */
export const nearestTo = (bounds: readonly Bound[]): Bound | undefined =>
  bounds.reduce<Bound | undefined>((best, one) => (!best || one.planned < best.planned ? one : best), undefined);
export const farthest = (bounds: readonly Bound[]): Bound | undefined =>
  bounds.reduce<Bound | undefined>((best, one) => (!best || one.planned > best.planned ? one : best), undefined);
