import type { Box } from '../model/box.ts';
import { bottom, right } from '../raster/box.ts';
import type { Leaf } from './leaves.ts';

/** Things around one that say which of several equal ones it is. */
const NEIGHBOUR_COUNT = 6;

/**
 * How much of what is known is around a thing of one page and around one of the other: in the same groups, nearer things
 * counting more, and next before and behind it.
 */
export function nearnessBy(
  matches: ReadonlyMap<Leaf, Leaf>,
  ours: readonly Leaf[],
  theirs: readonly Leaf[],
  placeOf: (leaf: Leaf) => Box | undefined,
): (a: Leaf, b: Leaf) => number {
  const [known, knownThere] = [new Set(matches.keys()), new Set(matches.values())];
  const grouped = [nearestOf(ours, known, inGroups(ours)), nearestOf(theirs, knownThere, inGroups(theirs))];
  const placed = [nearestOf(ours, known, onPage(placeOf)), nearestOf(theirs, knownThere, onPage(placeOf))];
  const [ends, endsThere] = [neighboursOf(ours, known), neighboursOf(theirs, knownThere)];
  return (a, b) => {
    const shared = [grouped, placed].map(([here, there]) => {
      const nearest = there(b);
      return here(a).reduce((sum, leaf, rank) => {
        const other = nearest.indexOf(matches.get(leaf)!);
        return other === -1 ? sum : sum + 1 / (1 + rank + other);
      }, 0);
    });
    const [own, other] = [ends.get(a)!, endsThere.get(b)!];
    const isSame = (at: 'before' | 'behind'): boolean =>
      other[at] === (own[at] === undefined ? undefined : matches.get(own[at]));
    return shared[0] + 2 * shared[1] + (Number(isSame('before')) + Number(isSame('behind'))) / 2;
  };
}

/** The next known things before and behind each one, in the order of the page. */
export function neighboursOf(
  leaves: readonly Leaf[],
  known: ReadonlySet<Leaf>,
): Map<Leaf, { before?: Leaf; behind?: Leaf }> {
  const found = new Map<Leaf, { before?: Leaf; behind?: Leaf }>(leaves.map((leaf) => [leaf, {}]));
  const walk = (order: readonly Leaf[], at: 'before' | 'behind'): void => {
    let last: Leaf | undefined;
    for (const leaf of order) {
      found.get(leaf)![at] = last;
      if (known.has(leaf)) last = leaf;
    }
  };
  walk(leaves, 'before');
  walk(leaves.toReversed(), 'behind');
  return found;
}

/** Those of some leaves that are nearest to one. */
function nearestOf(
  leaves: readonly Leaf[],
  among: ReadonlySet<Leaf>,
  distance: (a: Leaf, b: Leaf) => number,
): (leaf: Leaf) => Leaf[] {
  const known = leaves.filter((leaf) => among.has(leaf));
  const found = new Map<Leaf, Leaf[]>();
  return (leaf) => {
    const before = found.get(leaf);
    if (before) return before;
    const nearest = known
      .flatMap((other) => (other === leaf ? [] : { other, away: distance(leaf, other) }))
      .sort((a, b) => a.away - b.away)
      .slice(0, NEIGHBOUR_COUNT)
      .map(({ other }) => other);
    found.set(leaf, nearest);
    return nearest;
  };
}

/** By the smallest groups that hold both, then by the order of the page. */
function inGroups(leaves: readonly Leaf[]): (a: Leaf, b: Leaf) => number {
  const places = new Map(leaves.map((leaf, i) => [leaf, i]));
  return (a, b) => Math.abs(places.get(a)! - places.get(b)!) - leaves.length * sharedOf(a.path, b.path);
}

/** By the room between them, in px. */
function onPage(placeOf: (leaf: Leaf) => Box | undefined): (a: Leaf, b: Leaf) => number {
  return (a, b) => {
    const [own, other] = [placeOf(a), placeOf(b)];
    if (!own || !other) return Number.POSITIVE_INFINITY;
    const across = Math.max(0, other.x - right(own), own.x - right(other));
    const down = Math.max(0, other.y - bottom(own), own.y - bottom(other));
    return Math.hypot(across, down);
  };
}

/** How many elements are around both. */
function sharedOf(a: Leaf['path'], b: Leaf['path']): number {
  const end = a.findIndex((element, i) => element !== b[i]);
  return end === -1 ? a.length : end;
}
