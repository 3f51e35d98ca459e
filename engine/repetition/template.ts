import { cutColumns } from '../layout/xy-cut.ts';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { overlapY } from '../raster/box.ts';
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

function addInstance(slots: readonly Slot[], at: number, found: readonly Item[], frames: readonly Box[]): Slot[] {
  const score = ({ parts }: Slot, item: Item): number =>
    Math.max(...parts.map((part, i) => (part ? scoreWithin(frames[i], frames[at])(part, item) : 0)));
  // In which order the parts of an instance are read depends on how long its texts are.
  const [{ items, pairs }] = [found, textsInLines(found), inColumns(found)]
    .map((items) => ({ items, ...alignSequences(slots, items, score) }))
    .sort((a, b) => b.total - a.total);
  const merged: Slot[] = [];
  let [slot, item] = [0, 0];
  for (const [i, j] of [...pairs, [slots.length, items.length]]) {
    while (slot < i) merged.push(slots[slot++]);
    for (; item < j; item++) merged.push(withPart({ parts: [] }, at, items[item], frames.length));
    if (i < slots.length) merged.push(withPart(slots[slot++], at, items[item++], frames.length));
  }
  return merged;
}

/** The same parts with their texts line by line, as if none stood in a column of its own. */
function textsInLines(items: readonly Item[]): Item[] {
  const texts = items.filter(({ node }) => node.kind === 'text');
  const isBefore = (a: Box, b: Box): number => (overlapY(a, b) > 0 ? a.x - b.x : a.y - b.y);
  const sorted = texts.toSorted((a, b) => isBefore(a.node.ink, b.node.ink)).values();
  return items.map((item) => (texts.includes(item) ? sorted.next().value! : item));
}

/** The same parts with those of one column after each other: a sign may stand beside any line of what it belongs to. */
const inColumns = (items: readonly Item[]): Item[] => {
  const nodes = items.map(({ node }) => node);
  return cutColumns(nodes, MIN_GUTTER_PX).flatMap((column) => {
    const own = new Set(column);
    return items.filter(({ node }) => own.has(node));
  });
};

/** Between columns, in px. */
const MIN_GUTTER_PX = 14;

const withPart = ({ parts }: Slot, at: number, part: Item, count: number): Slot => ({
  parts: Array.from({ length: count }, (_, i) => (i === at ? part : parts[i])),
});
