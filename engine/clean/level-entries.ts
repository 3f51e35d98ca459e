import { group } from '../layout/arrange.ts';
import { hasLikeSize, labelOf, leavesOf, MAX_ENTRY_HEIGHT_PX } from '../layout/regions/entries.ts';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, centerY, right, unionBox } from '../raster/box.ts';
import { median } from '../repetition/middle.ts';

/** Words of entries that begin no farther apart, in px, stand below each other. */
const SAME_EDGE_PX = 4;
/** How far the content of an entry may stick out of the frame of another one, in px. */
const MAX_OVERHANG_PX = 2;
const MIN_ENTRY_COUNT = 2;
/** What neighbouring frames may overlap, in px, as they are measured. */
const MAX_TOUCH_PX = 1;

/**
 * Gives all entries of a menu below each other the same frame: that of the one with a ground, or as high as there is room for
 * each of them. Signs and what stands at the end are of all heights, and words have ascenders or none, but each entry is as
 * high as any other. They are one component, in however many lists they stand and whatever stands at their ends.
 */
export function levelEntries(node: LayoutNode): void {
  if (node.role !== 'nav') {
    for (const child of node.children) levelEntries(child);
    return;
  }
  shareDistances(node);
  const lists = listsIn(node);
  for (const list of lists) list.children = list.children.map(withoutMarker);
  const clusters: Entry[][] = [];
  for (const entry of lists.flatMap(entriesIn)) {
    const cluster = clusters.find(([first]) => areAlike(first, entry));
    if (cluster) cluster.push(entry);
    else clusters.push([entry]);
  }
  for (const cluster of clusters) {
    const isPlain = cluster.every((entry) => entry.node.kind === 'text');
    if (cluster.length < MIN_ENTRY_COUNT || isPlain) continue;
    level(cluster, node);
    const { x, y } = cluster[0].label.box;
    for (const { list, label } of cluster)
      for (const child of list.children)
        if (child === label || leavesOf(child).includes(label)) child.kin = `${x} ${y}`;
  }
}

/** What heads the lists of a menu keeps one distance from those above it, and they keep one from their heads. */
function shareDistances({ children }: LayoutNode): void {
  const isHead = (node: LayoutNode): boolean =>
    node.role === 'h2' || (node.kind === 'row' && node.children.some(isHead));
  const heads = children.filter(isHead);
  if (heads.length < MIN_HEAD_COUNT) return;
  for (const head of heads) head.slot = 'menu/heading';
  for (const [i, list] of children.entries())
    if (list.role === 'ul' && heads.includes(children[i - 1])) list.slot = 'menu/list';
}

const MIN_HEAD_COUNT = 2;

/** `isLed`: things stand before the words in its list. */
type Entry = { node: LayoutNode; label: LayoutNode; list: LayoutNode; isLed: boolean };

const listsIn = (node: LayoutNode): LayoutNode[] =>
  node.role === 'ul' ? (node.kind === 'stack' ? [node] : []) : node.children.flatMap(listsIn);

function entriesIn(list: LayoutNode): Entry[] {
  const entries = list.children.flatMap((node) => {
    const label = node.role === 'a' || node.role === 'button' ? labelOf(node) : undefined;
    return label ? [{ node, label, list }] : [];
  });
  const isLed = entries.some(({ node, label }) => leavesOf(node).some(({ ink }) => ink.x < label.ink.x));
  return entries.map((entry) => ({ ...entry, isLed }));
}

/** Words begin at one place, or as far behind signs that begin at one place and are not equally wide. */
const areAlike = (a: Entry, b: Entry): boolean =>
  a.isLed === b.isLed &&
  hasLikeSize(a.label, b.label) &&
  (isNear(a.label.ink.x, b.label.ink.x) ||
    (isNear(contentOf(a).x, contentOf(b).x) && isNear(gapOf(a), gapOf(b)) && isNear(a.label.ink.x, b.label.ink.x, 2)));

const isNear = (a: number, b: number, times = 1): boolean => Math.abs(a - b) <= times * SAME_EDGE_PX;

/** Between the words and the sign before them. */
function gapOf({ node, label }: Entry): number {
  const before = leavesOf(node).filter(({ ink }) => right(ink) <= label.ink.x);
  return label.ink.x - Math.max(node.box.x, ...before.map(({ ink }) => right(ink)));
}

/** A line beside the ground of the current entry, at the edge of the menu, marks it once more: its ground says enough. */
function withoutMarker(entry: LayoutNode): LayoutNode {
  const [ground, ...others] = entry.children.filter(({ kind }) => kind !== 'rule');
  if (entry.role !== 'a' || entry.paint || others.length > 0 || !ground?.paint || entry.children.length === 1)
    return entry;
  return { ...ground, role: 'a', ...(entry.isCurrent ? { isCurrent: true } : {}) } as LayoutNode;
}

/** @param menu it reaches to the end of this where no entry has a ground */
function level(entries: readonly Entry[], menu: LayoutNode): void {
  const framed = entries.filter(({ node }) => node.paint);
  const bare = entries.filter(({ node }) => !node.paint && !node.image);
  if (bare.length === 0) return;
  const content = unionBox(bare.map(contentOf));
  const end = Math.max(right(content), right(menu.box));
  const frame = framed[0]?.node.box ?? { ...content, width: end - content.x };
  if (content.x < frame.x - MAX_OVERHANG_PX || right(content) > right(frame) + MAX_OVERHANG_PX) return;
  const height =
    framed.length > 0 ? median(framed.map(({ node }) => node.box.height)) : roomOf(bare, linesIn(menu, entries));
  // Where the words of an entry stand in its frame.
  const drop = framed.length > 0 ? median(framed.map(({ node, label }) => centerY(node.box) - centerY(label.box))) : 0;
  const boxes = bare.map(({ label }): Box => ({ ...frame, y: centerY(label.box) + drop - height / 2, height }));
  const all = [...boxes, ...framed.map(({ node }) => node.box)].sort((a, b) => a.y - b.y);
  const rooms = all.slice(1).map(({ y }, i) => y - bottom(all[i]));
  // One entry may stand closer than the others, as long as no frame reaches the words of another.
  const padding = (height - Math.max(...entries.map(({ label }) => label.box.height))) / 2;
  if (median(rooms) < -MAX_TOUCH_PX || Math.min(...rooms) < -Math.max(MAX_TOUCH_PX, padding)) return;
  bare.forEach(({ node, list }, i) => {
    const box = boxes[i];
    if (node.kind !== 'text') Object.assign(node, { box, paint: {} });
    else if (framed.length > 0) {
      const { role, ...text } = node;
      list.children[list.children.indexOf(node)] = {
        ...group('stack', [text as LayoutNode]),
        box,
        paint: {},
        role,
        ...(node.isCurrent ? { isCurrent: true } : {}),
      } as LayoutNode;
    }
  });
  for (const list of new Set(entries.map((entry) => entry.list)))
    list.box = unionBox(list.children.map(({ box }) => box));
}

/** What an entry without a ground leaves free between itself and the next line, in px. */
const MIN_GAP_PX = 2;

/** The height of entries that reach almost to each other, as far as no other line is in their way: all of that is to be clicked. */
function roomOf(entries: readonly Entry[], others: readonly Box[]): number {
  const centers = entries.map(({ label }) => centerY(label.box)).sort((a, b) => a - b);
  const pitches = centers.slice(1).map((center, i) => center - centers[i]);
  const distances = centers.flatMap((center) =>
    others.map((box) => 2 * Math.max(box.y - center, center - bottom(box), 0)),
  );
  const room = Math.floor(Math.min(...pitches, ...distances)) - MIN_GAP_PX;
  return Math.max(Math.min(room, MAX_ENTRY_HEIGHT_PX), ...entries.map((entry) => contentOf(entry).height));
}

/** What is in a menu beside some of its entries. */
const linesIn = (menu: LayoutNode, entries: readonly Entry[]): Box[] =>
  menu.children.flatMap((child) =>
    entries.some(({ node }) => node === child)
      ? []
      : child.role === 'ul' || child.role === 'li'
        ? linesIn(child, entries)
        : [child.box],
  );

const contentOf = ({ node }: Entry): Box =>
  node.children.length > 0 ? unionBox(node.children.map(({ box }) => box)) : node.box;
