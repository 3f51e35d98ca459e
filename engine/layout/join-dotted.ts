import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { bottom, overlapY, right } from '../raster/box.ts';
import { group } from './arrange.ts';

/** What a dot stands between is a line, no higher than so much of its type, and no farther from it. */
const MAX_LINE_EM = 2.5;
const MAX_DOT_GAP_EM = 2;
/** A sign is no farther from the words that it stands before. */
const MAX_SIGN_GAP_EM = 0.75;

/**
 * Makes one row of what dots stand between: the words and signs of one line (`▢ CMS Max · ◷ Full-time`) belong together, however much
 * blank the dots leave.
 */
export function joinDotted(nodes: readonly LayoutNode[], dots: readonly TextBlock[]): LayoutNode[] {
  let joined = [...nodes];
  for (const { ink, size } of dots) {
    const line = joined
      .filter(
        (node) =>
          node.kind !== 'rule' && node.box.height <= MAX_LINE_EM * size && overlapY(node.ink, ink) >= ink.height,
      )
      .sort((a, b) => a.ink.x - b.ink.x);
    const next = line.findIndex((node) => node.ink.x >= right(ink));
    const [before, after] = [line[next - 1], line[next]];
    if (!before || !after || right(before.ink) > ink.x) continue;
    if (Math.max(ink.x - right(before.ink), after.ink.x - right(ink)) > MAX_DOT_GAP_EM * size) continue;
    const isClose = (a: LayoutNode, b: LayoutNode): boolean => b.ink.x - right(a.ink) <= MAX_SIGN_GAP_EM * size;
    let [start, end] = [next - 1, next];
    while (start > 0 && isClose(line[start - 1], line[start])) start--;
    while (end + 1 < line.length && isClose(line[end], line[end + 1])) end++;
    const parts = line.slice(start, end + 1);
    if (joined.some((node) => !parts.includes(node) && liesAmong(node, parts))) continue;
    joined = [...joined.filter((node) => !parts.includes(node)), group('row', parts)];
  }
  return joined;
}

/** Whether something else stands in the way of a row. */
function liesAmong({ ink }: LayoutNode, parts: readonly LayoutNode[]): boolean {
  const [left, end] = [parts[0].ink.x, right(parts[parts.length - 1].ink)];
  const [top, foot] = [
    Math.min(...parts.map((part) => part.ink.y)),
    Math.max(...parts.map((part) => bottom(part.ink))),
  ];
  return ink.x < end && right(ink) > left && ink.y < foot && bottom(ink) > top;
}
