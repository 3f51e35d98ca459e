import type { Element } from '../../../model/element.ts';
import { elementsOf, pxOf, widestCss } from './css.ts';
import { OVERLAP } from './overlaps.ts';
import { rem } from './rem.ts';
import { SPACERS_PX, spacerOf } from './spacers.ts';

/** How wide the gutters of each step are on a page, in px. */
export type Steps = readonly number[];

/** The gutters of a page: between its columns, and between its rows. */
export class Gutters {
  readonly #columns: Steps;
  readonly #rows: Steps;

  constructor(columns: Steps, rows: Steps) {
    this.#columns = columns;
    this.#rows = rows;
  }

  /** The step between columns that comes nearest to a length. */
  columnStepOf(px: number): number {
    return nearestOf(this.#columns, px);
  }

  rowStepOf(px: number): number {
    return nearestOf(this.#rows, px);
  }

  /** How wide the gutter of a step is between columns, in px. */
  columnPxOf(step: number): number {
    return this.#columns[step];
  }

  /** The blocks of the steps that are not as Bootstrap ships them, by class. */
  blocks(): [name: string, variables: Record<string, string>][] {
    return SPACERS_PX.flatMap((shipped, step): [string, Record<string, string>][] => {
      const x = variable('x', this.#columns[step], shipped);
      const y = variable('y', this.#rows[step], shipped);
      const all: [string, Record<string, string>][] = [
        [`g-${step}`, { ...x, ...y }],
        [`gx-${step}`, x],
        [`gy-${step}`, y],
      ];
      return all.filter(([, variables]) => Object.keys(variables).length > 0);
    });
  }
}

const variable = (axis: string, px: number, shipped: number): Record<string, string> =>
  px === shipped ? {} : { [`--bs-gutter-${axis}`]: rem(px) };

function nearestOf(steps: Steps, px: number): number {
  if (spacerOf(px) === 0) return 0;
  return steps.reduce((best, one, step) => (Math.abs(one - px) < Math.abs(steps[best] - px) ? step : best), 0);
}

/** Gutters that differ by no more are one, in px. */
const SAME_PX = 2;
const MAX_STEPS = SPACERS_PX.length - 1;

/**
 * Steps for the gaps of a page: those that Bootstrap ships stay where they are, each other one takes the step that it is
 * nearest to among those that leave all in order. Of too many the most frequent are taken.
 */
export function stepsFor(counts: ReadonlyMap<number, number>): Steps {
  const kept: number[] = [];
  for (const [px] of [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]))
    if (kept.length < MAX_STEPS && !kept.some((one) => Math.abs(one - px) <= SAME_PX)) kept.push(px);
  const gaps = kept.sort((a, b) => a - b);
  const off = (px: number, step: number): number => Math.abs(Math.log(px / SPACERS_PX[step]));
  /** The cheapest way to give the gaps from one on the steps from another on. */
  const place = (gap: number, from: number): { cost: number; steps: number[] } => {
    if (gap === gaps.length) return { cost: 0, steps: [] };
    const ways = [];
    for (let step = from; step <= MAX_STEPS - (gaps.length - gap - 1); step++) {
      const rest = place(gap + 1, step + 1);
      ways.push({ cost: off(gaps[gap], step) + rest.cost, steps: [step, ...rest.steps] });
    }
    return ways.reduce((best, one) => (one.cost < best.cost ? one : best));
  };
  const px: number[] = [...SPACERS_PX];
  place(0, 1).steps.forEach((step, i) => {
    if (Math.abs(gaps[i] - px[step]) > SAME_PX) px[step] = gaps[i];
  });
  return px;
}

/** @param isRow whether an element becomes a row with gutters */
export function inferGutters(body: Element, isRow: (element: Element) => boolean): Gutters {
  const [columns, rows] = [new Map<number, number>(), new Map<number, number>()];
  const count = (counts: Map<number, number>, px: number | undefined): void => {
    if (px && spacerOf(px) > 0) counts.set(px, (counts.get(px) ?? 0) + 1);
  };
  const visit = (element: Element): void => {
    const css = widestCss(element);
    const [row, column = row] = css.gap?.split(' ') ?? [];
    if (css.display === 'grid') count(columns, pxOf(css['column-gap'] ?? column));
    count(rows, pxOf(css[OVERLAP]));
    if (css.display === 'grid' || isRow(element)) count(rows, pxOf(css['row-gap'] ?? row));
    for (const child of elementsOf(element)) visit(child);
  };
  visit(body);
  return new Gutters(stepsFor(columns), stepsFor(rows));
}
