import type { Box } from '../model/box.ts';
import type { Leaf } from './leaves.ts';
import { neighboursOf } from './nearness.ts';

/** Smaller pictures are signs, of which one may stand anywhere, in px. */
const MIN_PHOTO_PX = 64;

/**
 * Photographs that are the only ones without a partner between the same two things on both pages, whatever their shapes: a cover that
 * is as wide as the page is of another shape on each of them. Adds them to `matches`.
 */
export function matchBetween(
  matches: Map<Leaf, Leaf>,
  ours: readonly Leaf[],
  theirs: readonly Leaf[],
  placeOf: (leaf: Leaf) => Box | undefined,
): void {
  const isPhoto = (leaf: Leaf): boolean => {
    const box = placeOf(leaf);
    const isPicture = leaf.kind === 'picture' && leaf.element.tag === 'img';
    return isPicture && box !== undefined && Math.min(box.width, box.height) >= MIN_PHOTO_PX;
  };
  const [known, knownThere] = [new Set(matches.keys()), new Set(matches.values())];
  const [ends, endsThere] = [neighboursOf(ours, known), neighboursOf(theirs, knownThere)];
  const open = ours.filter((leaf) => isPhoto(leaf) && !known.has(leaf));
  const openThere = theirs.filter((leaf) => isPhoto(leaf) && !knownThere.has(leaf));
  const isBetween = (leaf: Leaf, other: Leaf): boolean =>
    (['before', 'behind'] as const).every((at) => {
      const end = ends.get(leaf)![at];
      return endsThere.get(other)![at] === (end && matches.get(end));
    });
  for (const leaf of open) {
    const found = openThere.filter((other) => isBetween(leaf, other));
    const [other] = found;
    const isOnly = found.length === 1 && open.filter((one) => isBetween(one, other)).length === 1;
    if (isOnly) matches.set(leaf, other);
  }
}
