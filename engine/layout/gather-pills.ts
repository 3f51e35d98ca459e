import type { LayoutNode } from '../model/layout-node.ts';
import { right, unionBox } from '../raster/box.ts';

const MIN_COUNT = 3;
/** Distances that differ by no more, in px, are equal. */
const SAME_GAP_PX = 3;
const MAX_SIZE_RATIO = 1.15;
/** Beyond free room, in px, something else begins. */
const MIN_FREE_ROOM_PX = 72;

/**
 * Words side by side of which one stands in a box, and that are equally far apart if all of them had the room around theirs that
 * this one has: the filters of a list, of which one is chosen. They become a row, each with its room. Changes the tree in place.
 */
export function gatherPills(node: LayoutNode): void {
  for (const child of node.children) gatherPills(child);
  if (node.kind !== 'row') return;
  const items = [...node.children].sort((a, b) => a.ink.x - b.ink.x);
  const pill = items.find((item) => item.paint?.fill !== undefined && wordsIn(item));
  const words = pill && wordsIn(pill);
  if (!words) return;
  const before = words.ink.x - pill.box.x;
  const after = right(pill.box) - right(words.ink);
  const framed = (item: LayoutNode): LayoutNode => {
    const { ink } = item;
    if (item === pill) return item;
    const box = { ...pill.box, x: ink.x - before, width: ink.width + before + after };
    return { kind: 'stack', box, ink: box, children: [item], paint: {} };
  };
  const isLike = (item: LayoutNode): boolean => {
    const text = item.kind === 'text' && item.text.lines.length === 1 ? item.text : undefined;
    const [size, other] = [text?.size ?? 0, words.text!.size];
    return Math.max(size, other) <= MAX_SIZE_RATIO * Math.min(size, other);
  };
  const at = items.indexOf(pill);
  let [start, end] = [at, at + 1];
  const isNear = (i: number): boolean => items[i].ink.x - right(items[i - 1].ink) < MIN_FREE_ROOM_PX;
  while (start > 0 && isLike(items[start - 1]) && isNear(start)) start--;
  while (end < items.length && isLike(items[end]) && isNear(end)) end++;
  const run = items.slice(start, end).map(framed);
  if (run.length < MIN_COUNT || !isEven(run)) return;
  const wrapped = new Set(run.flatMap((item) => (item === pill ? [pill] : item.children)));
  const box = unionBox(run.map((item) => item.box));
  const rest = items.filter((item) => !wrapped.has(item));
  const group: LayoutNode = { kind: 'row', box, ink: box, children: run };
  node.children = rest.length === 0 ? run : [...rest, group].sort((a, b) => a.box.x - b.box.x);
  if (!node.paint) Object.assign(node, { box: unionBox([node.box, box]), ink: unionBox([node.ink, box]) });
}

/** Whether neighbours are equally far apart, and do not lie in each other. */
function isEven(items: readonly LayoutNode[]): boolean {
  const gaps = items.slice(1).map(({ box }, i) => box.x - right(items[i].box));
  return Math.min(...gaps) >= 0 && Math.max(...gaps) - Math.min(...gaps) <= SAME_GAP_PX;
}

/** What is written in a box and nothing else. Numbers are pages. */
function wordsIn({ children }: LayoutNode): LayoutNode | undefined {
  const [only] = children;
  if (children.length !== 1 || only.kind !== 'text' || only.text.lines.length !== 1) return undefined;
  return /\p{L}/u.test(only.text.lines[0].text) ? only : undefined;
}
