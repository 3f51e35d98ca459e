import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { centerX, right } from '../raster/box.ts';
import { framesOf } from './alike.ts';
import { isPlainGroup, itemsIn, type Lists } from './item.ts';

/** Columns are seen in so many instances, and in this share of them. */
const MIN_COUNT = 3;
const MIN_SHARE = 2 / 3;
/** Edges of one column lie within this, and so do the steps of things that follow each other evenly, in px. */
const SAME_EDGE_PX = 4;

type Row = { list: LayoutNode; within: Box; entries: readonly LayoutNode[] };

/**
 * Things in a row that stand at the same places in all instances of what they are in, at uneven steps, are columns: each is a
 * part of its own, however alike they are. Takes their lists apart.
 */
export function separateColumns(instances: readonly LayoutNode[], lists: Lists): void {
  if (instances.length < MIN_COUNT) return;
  const frames = framesOf(instances);
  const rows = instances.flatMap((instance, i) =>
    rowsIn(instance, lists).map((list): Row => ({ list, within: frames[i], entries: lists.get(list)!.instances })),
  );
  const places = instances.map((instance, i) => partsIn(instance, lists).flatMap((part) => edgesOf(part, frames[i])));
  const isLined = (entry: LayoutNode, within: Box): boolean => {
    const edges = edgesOf(entry, within);
    const found = places.filter((others) => others.some((other) => edges.some((edge) => areOne(edge, other))));
    return found.length >= MIN_SHARE * instances.length;
  };
  const columns = rows.filter(({ entries, within }) => entries.every((entry) => isLined(entry, within)));
  const holders = new Set(columns.map(({ within }) => within));
  if (holders.size < MIN_COUNT || holders.size < MIN_SHARE * instances.length || areEven(columns)) return;
  // One that lacks an entry is a row like the others.
  for (const { list } of rows) lists.delete(list);
}

/** Rows of like things in an instance, outside of other lists. */
const rowsIn = (node: LayoutNode, lists: Lists): LayoutNode[] =>
  node.children.flatMap((child) => {
    if (lists.has(child)) return child.kind === 'row' && isPlainGroup(child) && !child.role ? [child] : [];
    return isPlainGroup(child) ? rowsIn(child, lists) : [];
  });

const partsIn = (instance: LayoutNode, lists: Lists): LayoutNode[] =>
  itemsIn(instance, lists).flatMap(({ node }) => lists.get(node)?.instances ?? [node]);

type Edge = { side: 'left' | 'middle' | 'right'; x: number };

const edgesOf = ({ ink }: LayoutNode, { x }: Box): Edge[] => [
  { side: 'left', x: ink.x - x },
  { side: 'middle', x: centerX(ink) - x },
  { side: 'right', x: right(ink) - x },
];

const areOne = (a: Edge, b: Edge): boolean => a.side === b.side && Math.abs(a.x - b.x) <= SAME_EDGE_PX;

/** Whether things follow each other at one step, or at one distance, in all rows: days of a week, pages, tags. */
function areEven(rows: readonly Row[]): boolean {
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  const pairs = rows.flatMap(({ entries }) => entries.slice(1).map(({ ink }, i) => [entries[i].ink, ink] as const));
  return [
    pairs.map(([a, b]) => b.x - a.x),
    pairs.map(([a, b]) => centerX(b) - centerX(a)),
    pairs.map(([a, b]) => b.x - right(a)),
  ].some((steps) => spread(steps) <= SAME_EDGE_PX);
}
