import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';

/** Ink may overlap by so much (descenders, borders) and still be cut apart. */
export const MAX_TOUCH_PX = 1;

/** Boxes with a border lie over each other by the line that they share. */
const borderOf = (node: LayoutNode): number => Math.min(2, node.paint?.border?.width ?? 0);

/** Cuts nodes into groups with nothing but blank rows between them, top to bottom. */
export function cutRows(nodes: readonly LayoutNode[]): LayoutNode[][] {
  return sweep(
    nodes,
    (node) => node.ink.y,
    (node) => bottom(node.ink) - borderOf(node),
  );
}

/** Cuts nodes into groups with nothing but blank columns between them, left to right. */
export function cutColumns(nodes: readonly LayoutNode[], minGap = 0): LayoutNode[][] {
  return sweep(
    nodes,
    (node) => node.ink.x,
    (node) => right(node.ink) + minGap,
  );
}

function sweep(
  nodes: readonly LayoutNode[],
  from: (node: LayoutNode) => number,
  to: (node: LayoutNode) => number,
): LayoutNode[][] {
  const groups: LayoutNode[][] = [];
  let reach = Number.NEGATIVE_INFINITY;
  // A hairline along the edge of something comes before that.
  for (const node of [...nodes].sort((a, b) => from(a) - from(b) || to(a) - to(b))) {
    if (groups.length === 0 || from(node) < reach - MAX_TOUCH_PX) {
      if (groups.length === 0) groups.push([]);
      groups[groups.length - 1].push(node);
    } else groups.push([node]);
    reach = Math.max(reach, to(node));
  }
  return groups;
}
