import type { Element } from '../../model/element.ts';
import { STEPS } from '../spacing-scale.ts';
import { type Axis, distancesIn } from './distances.ts';
import { type Judged, judge, judgedIn, lossOf } from './find-strays.ts';
import { PageLayout } from './lay-out.ts';

/** A page is laid out so many times at most, and looked through so often. */
const MAX_TRIES = 160;
const MAX_PASSES = 3;
/** What lies so far off, on average and in px, may be put right by another step, which is no further from this one. */
const MIN_OFF_PX = 0.6;
const MAX_CHANGE_PX = 4;
/** Another step must leave so much less, in px, of what lies off its place. */
const MIN_GAIN_PX = 1.5;

/**
 * Takes the next step for a distance where more comes out in its place with it: each distance by itself is rounded to a step, and all
 * instances have what they agree on, so that what they are off adds up. No margin and no gap comes in that the page does not have, and
 * what is written alike stays so. Changes the elements.
 */
export function fitDistances(body: Element, designWidth: number): void {
  const layout = new PageLayout(body, designWidth);
  try {
    fitIn(layout, body, designWidth);
  } finally {
    layout.free();
  }
}

function fitIn(layout: PageLayout, body: Element, designWidth: number): void {
  const look = (changed: readonly Element[] = []): { loss: number; judged: Judged } => {
    const placed = layout.place(changed);
    const judged = judge(body, placed);
    return { loss: lossOf(judged, placed), judged };
  };
  let best = look();
  let leaves = leavesByElement(best.judged);
  let undone: readonly Element[] = [];
  let tries = 0;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    let isBetter = false;
    const distances = distancesIn(body, designWidth);
    const between = inOrder(distances.flatMap(({ value, isPadding }) => (isPadding ? [] : [value])));
    const all = inOrder([...STEPS, ...distances.map(({ value }) => value)]);
    for (const { elements, value, axes, isPadding, moved, write } of distances) {
      const own = moved.flatMap((element) => leaves.get(element) ?? []);
      const [off] = axes.map((axis) => meanOffset(own, axis)).sort((a, b) => Math.abs(b) - Math.abs(a));
      if (Math.abs(off) < MIN_OFF_PX) continue;
      // What keeps things apart is of few lengths, which are those that it has already.
      const known = isPadding ? all : between;
      const next = off > 0 ? known.findLast((one) => one < value) : known.find((one) => one > value);
      if (next === undefined || Math.abs(next - value) > MAX_CHANGE_PX) continue;
      write(next);
      const now = look([...undone, ...elements]);
      undone = [];
      if (now.loss < best.loss - MIN_GAIN_PX) {
        best = now;
        leaves = leavesByElement(now.judged);
        isBetter = true;
      } else {
        write(value);
        undone = elements;
      }
      if (++tries >= MAX_TRIES) return;
    }
    if (!isBetter) return;
  }
}

const inOrder = (lengths: readonly number[]): number[] => [...new Set(lengths)].sort((a, b) => a - b);

const leavesByElement = (judged: Judged): Map<Element, Judged[]> =>
  new Map(judgedIn(judged).map((one) => [one.element, leavesOf(one)]));

const leavesOf = (judged: Judged): Judged[] =>
  judged.children.length > 0 ? judged.children.flatMap(leavesOf) : judged.node && judged.offset ? [judged] : [];

const meanOffset = (leaves: readonly Judged[], axis: Axis): number =>
  leaves.reduce((sum, { offset }) => sum + offset![axis], 0) / Math.max(1, leaves.length);
