/** The lengths of Tailwind's documented spacing scale, in px. */
export const STEPS: readonly number[] = [
  ...[0, 2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208],
  ...[224, 240, 256, 288, 320, 384],
];

/** What an eye does not see of a distance, and of all that are below each other in a list. */
export const MAX_ERROR_PX = 2;
export const MAX_SUM_PX = 6;
/** What the size of a sign may be off, in px: of so few, two are seen. */
const MAX_SIZE_ERROR_PX = 1.5;

/**
 * The distances of a page: steps of the scale, and the lengths of its own that are no step. A length near one that the page has already
 * is that one.
 */
export class SpacingScale {
  readonly #own: number[] = [];
  /** How often each length was asked for, in whole px. */
  readonly #asked = new Map<number, number>();
  readonly #before: SpacingScale | undefined;

  /** @param before what was asked for when the page was described before: of two steps that are as near, the usual one is meant */
  constructor(before?: SpacingScale) {
    this.#before = before;
  }

  /** The step that is nearest to a length in px, however far: where something elastic takes the rest. */
  nearest(length: number): number {
    return this.#nearestOf(STEPS, Math.max(0, length));
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

  /** The step for the size of a sign in px. */
  size(length: number): number {
    return this.#within(length, MAX_SIZE_ERROR_PX);
  }

  #within(length: number, error: number): number {
    const whole = Math.round(length);
    this.#asked.set(whole, this.#countOf(whole) + 1);
    const nearest = this.#nearestOf(STEPS, length);
    if (Math.abs(nearest - length) <= error) return nearest;
    const known = this.#nearestOf(this.#own, length);
    if (Math.abs(known - length) <= error) return known;
    this.#own.push(whole);
    return whole;
  }

  #countOf(length: number): number {
    return this.#asked.get(length) ?? 0;
  }

  #usesOf(length: number): number {
    return this.#before ? this.#before.#countOf(length) : 0;
  }

  #nearestOf(among: readonly number[], length: number): number {
    const isNearer = (one: number, other: number): boolean => {
      const more = Math.abs(other - length) - Math.abs(one - length);
      return more === 0 ? this.#usesOf(one) > this.#usesOf(other) : more > 0;
    };
    return among.reduce((best, one) => (isNearer(one, best) ? one : best), Number.POSITIVE_INFINITY);
  }
}
