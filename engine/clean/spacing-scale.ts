/** The lengths of Tailwind's documented spacing scale, in px. */
const STEPS: readonly number[] = [
  ...[0, 2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208],
  ...[224, 240, 256, 288, 320, 384],
];

/** What an eye does not see of a distance, of all that are below each other in a list, and of the size of a sign. */
export const MAX_ERROR_PX = 2;
export const MAX_SUM_PX = 6;
const MAX_SIZE_ERROR_PX = 1;

/**
 * The distances of a page: steps of the scale, and the few lengths of its own that are far from every step. A length near
 * one that the page has already is that one.
 */
export class SpacingScale {
  readonly #own: number[] = [];

  /** The step that is nearest to a length in px, however far: where something elastic takes the rest. */
  nearest(length: number): number {
    return nearestOf(STEPS, Math.max(0, length));
  }

  /**
   * The step for a length in px; negative lengths have negative steps.
   *
   * @param times how often it follows itself: the last entry of a list is off by the sum of what each distance is off
   */
  step(length: number, times = 1): number {
    if (length < 0) return -this.step(-length, times);
    return this.#within(length, Math.min(MAX_ERROR_PX, MAX_SUM_PX / times));
  }

  /** The step for the size of a sign in px: two pixels more or less, of so few, are seen. */
  size(length: number): number {
    return this.#within(length, MAX_SIZE_ERROR_PX);
  }

  #within(length: number, error: number): number {
    const nearest = nearestOf(STEPS, length);
    if (Math.abs(nearest - length) <= error) return nearest;
    const known = nearestOf(this.#own, length);
    if (Math.abs(known - length) <= error) return known;
    const own = Math.round(length);
    this.#own.push(own);
    return own;
  }
}

function nearestOf(among: readonly number[], value: number): number {
  return among.reduce(
    (best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best),
    Number.POSITIVE_INFINITY,
  );
}
