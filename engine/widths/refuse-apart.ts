import type { Box } from '../model/box.ts';
import { bottom, right, unionBox } from '../raster/box.ts';
import type { Leaf } from './leaves.ts';

/** So many things of a group say where it is on the other page. */
const MIN_KNOWN = 2;

/**
 * Pictures that would stand apart from their group on the other page, with things between that are none of it: a portrait is not the
 * sign at the other end of the page. Nothing but what is around them says which pictures they are.
 *
 * @param isUnknown whether nothing else says that two things are the same
 * @returns those of ours
 */
export function apartFromGroup(
  matches: ReadonlyMap<Leaf, Leaf>,
  placeOf: (leaf: Leaf) => Box | undefined,
  isUnknown: (ours: Leaf, theirs: Leaf) => boolean,
): Leaf[] {
  const placed = [...matches].flatMap(([leaf, other]) => {
    const box = placeOf(other);
    return box ? [{ leaf, other, box }] : [];
  });
  return placed.flatMap(({ leaf, other, box }) => {
    if (!isUnknown(leaf, other)) return [];
    for (const group of leaf.path.toReversed()) {
      const isIn = (one: Leaf): boolean => one.path.includes(group);
      const inside = placed.filter((one) => one.leaf !== leaf && isIn(one.leaf) && !isUnknown(one.leaf, one.other));
      if (inside.length < MIN_KNOWN) continue;
      const known = unionBox(inside.map((one) => one.box));
      const whole = unionBox([known, box]);
      const isBetween = placed.some(
        (one) => !isIn(one.leaf) && hasCenter(whole, one.box) && !hasCenter(known, one.box) && !hasCenter(box, one.box),
      );
      return isBetween ? [leaf] : [];
    }
    return [];
  });
}

/** Whether the middle of a thing is in a box. */
function hasCenter(box: Box, { x, y, width, height }: Box): boolean {
  const [across, down] = [x + width / 2, y + height / 2];
  return across > box.x && across < right(box) && down > box.y && down < bottom(box);
}
