import type { Element } from '../../../model/element.ts';
import { elementsOf, pxOf, widestCss } from './css.ts';
import { SPACERS_PX, spacerOf } from './spacers.ts';

/** How wide the gutters of each step are on a page, in px. */
export class Gutters {
  readonly #px: readonly number[];

  constructor(px: readonly number[]) {
    this.#px = px;
  }

  /** The step whose gutter comes nearest to a length. */
  stepOf(px: number): number {
    if (spacerOf(px) === 0) return 0;
    return this.#px.reduce((best, one, step) => (Math.abs(one - px) < Math.abs(this.#px[best] - px) ? step : best), 0);
  }

  pxOf(step: number): number {
    return this.#px[step];
  }

  /** The blocks of the steps that are not as Bootstrap ships them, by class. */
  blocks(): [name: string, variables: Record<string, string>][] {
    return this.#px.flatMap((px, step): [string, Record<string, string>][] => {
      if (px === SPACERS_PX[step]) return [];
      const value = `${px / 16}rem`;
      return [
        [`g-${step}`, { '--bs-gutter-x': value, '--bs-gutter-y': value }],
        [`gx-${step}`, { '--bs-gutter-x': value }],
        [`gy-${step}`, { '--bs-gutter-y': value }],
      ];
    });
  }
}

/** Gutters that differ by no more are one, in px. */
const SAME_PX = 2;

/** Gives each gap of the grids of a page the step that it is nearest to; of several in one step, that of most. */
export function inferGutters(body: Element): Gutters {
  const counts = new Map<number, number>();
  const visit = (element: Element): void => {
    const css = widestCss(element);
    if (css.display === 'grid') {
      const [row, column = row] = css.gap?.split(' ') ?? [];
      for (const gap of [css['row-gap'] ?? row, css['column-gap'] ?? column]) {
        const px = pxOf(gap);
        if (px && spacerOf(px) > 0) counts.set(px, (counts.get(px) ?? 0) + 1);
      }
    }
    for (const child of elementsOf(element)) visit(child);
  };
  visit(body);
  const px: number[] = [...SPACERS_PX];
  const taken = new Set<number>();
  for (const [gap] of [...counts].sort((a, b) => b[1] - a[1])) {
    const step = spacerOf(gap);
    if (taken.has(step)) continue;
    taken.add(step);
    if (Math.abs(gap - px[step]) > SAME_PX) px[step] = gap;
  }
  return new Gutters(px);
}
