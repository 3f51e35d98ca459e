import type { Box } from '../../model/box.ts';
import type { Element } from '../../model/element.ts';
import { bottom } from '../../raster/box.ts';
import { elementsIn } from '../leaves.ts';
import type { KnownDesign } from './known-design.ts';
import type { Sight } from './sight.ts';
import { type Thing, wrongness } from './thing.ts';

/** What is farther from what is above it than that was arranged otherwise, in px. */
const MAX_GAP_PX = 64;
/** What may overlap and is still above, in px. */
const MAX_OVERLAP_PX = 4;
/** Something large that is not there is as wrong as several things. */
const MAX_WEIGHT = 4;
const LARGE_PX2 = 50_000;

/** What is shown together: how many things, where on the design, and by how much its first and last thing are too low, in px. */
export type Group = { count: number; top: number; bottom: number; first: number; last: number };

/**
 * How wrong a page is on a design's screens, in things that are not as they are there, whatever groups the page has.
 *
 * @param partners what on the design things of ours are
 */
export function howWrong(
  design: Element,
  sight: Sight,
  known: KnownDesign,
  partners: ReadonlyMap<Element, readonly Element[]>,
): number {
  const things = new Map<Element, Thing>();
  for (const [element, thing] of sight.things) for (const of of partners.get(element) ?? []) things.set(of, thing);
  let gaps = 0;
  const visit = (element: Element): Group | undefined => {
    const own = things.get(element);
    const groups = [...(own ? [groupOf([own])!] : []), ...elementsIn(element).flatMap((child) => visit(child) ?? [])];
    gaps += gapsIn(groups);
    return joined(groups);
  };
  visit(design);
  const absent = [...known.leaves.keys(), ...known.boxes.keys()];
  return (
    gaps +
    sight.extra.size +
    sumOf(absent, (element) => missing(element, sight, known)) +
    sumOf([...sight.things.values()], ({ off }) => off)
  );
}

function joined(groups: readonly Group[]): Group | undefined {
  if (groups.length === 0) return undefined;
  const head = groups.reduce((best, one) => (one.top < best.top ? one : best));
  const foot = groups.reduce((best, one) => (one.bottom > best.bottom ? one : best));
  const count = sumOf(groups, (one) => one.count);
  return { count, top: head.top, bottom: foot.bottom, first: head.first, last: foot.last };
}

/** How wrong it is that something on the design is not on the page; 0 where it is. */
export function missing(element: Element, { lost, bare }: Sight, { leaves, boxes }: KnownDesign): number {
  const box = lost.has(element) ? leaves.get(element)?.at : bare.has(element) ? boxes.get(element) : undefined;
  return box ? weightOf(box) : 0;
}

const weightOf = ({ width, height }: Box): number => Math.min(MAX_WEIGHT, 1 + (width * height) / LARGE_PX2);

export const sumOf = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

export function groupOf(things: readonly Thing[]): Group | undefined {
  if (things.length === 0) return undefined;
  const head = things.reduce((best, one) => (one.wanted.y < best.wanted.y ? one : best));
  const foot = things.reduce((best, one) => (bottom(one.wanted) > bottom(best.wanted) ? one : best));
  return {
    count: things.length,
    ...{ top: head.wanted.y, bottom: bottom(foot.wanted), first: head.first, last: foot.last },
  };
}

/** How wrong it is how far groups are from what is above them, and how high they stand beside others. */
export function gapsIn(groups: readonly Group[]): number {
  const sorted = [...groups].sort((a, b) => a.top - b.top);
  return sumOf(sorted.slice(1), (group) => {
    const before = sorted.slice(0, sorted.indexOf(group));
    const above = before.filter((one) => one.bottom <= group.top + MAX_OVERLAP_PX);
    const nearest = above.length > 0 ? above.reduce((best, one) => (one.bottom > best.bottom ? one : best)) : undefined;
    const other = nearest ?? before[before.length - 1];
    const gap = group.first - (nearest ? nearest.last : other.first);
    // Of two that stand apart it is the smaller one that stands elsewhere.
    const count = nearest && Math.abs(gap) <= MAX_GAP_PX ? 1 : Math.min(group.count, other.count);
    return count * wrongness(gap);
  });
}
