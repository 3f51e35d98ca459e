import type { LayoutNode } from '../model/layout-node.ts';
import { right, unionBox } from '../raster/box.ts';

const MIN_COUNT = 3;
/** Distances that differ by no more, in px, are equal. */
const SAME_GAP_PX = 3;
const MAX_SIZE_RATIO = 1.15;

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
  while (start > 0 && isLike(items[start - 1])) start--;
  while (end < items.length && isLike(items[end])) end++;
  const run = evenRun(items.slice(start, end).map(framed), pill);
  if (!run) return;
  const wrapped = new Set(run.flatMap((item) => (item === pill ? [pill] : item.children)));
  const box = unionBox(run.map((item) => item.box));
  const rest = items.filter((item) => !wrapped.has(item));
  const group: LayoutNode = { kind: 'row', box, ink: box, children: run };
  node.children = rest.length === 0 ? run : [...rest, group].sort((a, b) => a.box.x - b.box.x);
  if (!node.paint) Object.assign(node, { box: unionBox([node.box, box]), ink: unionBox([node.ink, box]) });
}

/** The longest run around the pill whose neighbours are equally far apart. */
function evenRun(items: readonly LayoutNode[], pill: LayoutNode): LayoutNode[] | undefined {
  const at = items.indexOf(pill);
  const gapBefore = (i: number): number => items[i].box.x - right(items[i - 1].box);
  for (const gap of [at + 1 < items.length ? gapBefore(at + 1) : undefined, at > 0 ? gapBefore(at) : undefined]) {
    if (gap === undefined || gap < 0 || gap > pill.box.width) continue;
    const isEven = (i: number): boolean => Math.abs(gapBefore(i) - gap) <= SAME_GAP_PX;
    let [start, end] = [at, at];
    while (start > 0 && isEven(start)) start--;
    while (end + 1 < items.length && isEven(end + 1)) end++;
    if (end - start + 1 >= MIN_COUNT) return items.slice(start, end + 1);
  }
  return undefined;
}

/** What is written in a box and nothing else. */
function wordsIn({ children }: LayoutNode): LayoutNode | undefined {
  const [only] = children;
  return children.length === 1 && only.kind === 'text' && only.text.lines.length === 1 ? only : undefined;
}
