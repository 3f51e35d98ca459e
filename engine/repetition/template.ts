import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { alignSequences } from './align.ts';
import { framesOf } from './alike.ts';
import { type Item, itemsIn, type Lists } from './item.ts';
import { scoreWithin } from './similarity.ts';

/** One part of all instances, in the order of the instances; `undefined` in those that lack it. */
export type Slot = { parts: (Item | undefined)[] };

/** Finds the parts that instances have in common, in reading order: those of one are laid beside those of all before it. */
export function alignInstances(instances: readonly LayoutNode[], lists: Lists): Slot[] {
  const contents = instances.map((instance) => itemsIn(instance, lists));
  // What has most is looked at first, so that others mostly lack parts.
  const order = contents.map((_, i) => i).sort((a, b) => contents[b].length - contents[a].length || a - b);
  let slots: Slot[] = [];
  const frames = framesOf(instances);
  for (const i of order) slots = addInstance(slots, i, contents[i], frames);
  return slots;
}

function addInstance(slots: readonly Slot[], at: number, items: readonly Item[], frames: readonly Box[]): Slot[] {
  const score = ({ parts }: Slot, item: Item): number =>
    Math.max(...parts.map((part, i) => (part ? scoreWithin(frames[i], frames[at])(part, item) : 0)));
  const { pairs } = alignSequences(slots, items, score);
  const merged: Slot[] = [];
  let [slot, item] = [0, 0];
  for (const [i, j] of [...pairs, [slots.length, items.length]]) {
    while (slot < i) merged.push(slots[slot++]);
    for (; item < j; item++) merged.push(withPart({ parts: [] }, at, items[item], frames.length));
    if (i < slots.length) merged.push(withPart(slots[slot++], at, items[item++], frames.length));
  }
  return merged;
}

const withPart = ({ parts }: Slot, at: number, part: Item, count: number): Slot => ({
  parts: Array.from({ length: count }, (_, i) => (i === at ? part : parts[i])),
});
