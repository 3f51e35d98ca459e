import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';

/**
 * The lines of a grid cross: vertical rules are split where horizontal ones cross them, so that rows can be cut. So are
 * pictures: no picture lies under a line that divides the rows on both sides of it.
 */
export function splitAtRules(nodes: readonly LayoutNode[]): LayoutNode[] {
  const horizontal = nodes.filter(({ kind, box }) => kind === 'rule' && box.width >= box.height);
  return nodes.flatMap((node) => {
    if (node.kind === 'image' && node.image?.kind === 'photo') return pieces(node, horizontal);
    if (node.kind !== 'rule' || node.box.width >= node.box.height) return [node];
    const crossing = horizontal.filter(({ box }) => crosses(box, node.box)).sort((a, b) => a.box.y - b.box.y);
    const tops = [node.box.y, ...crossing.map(({ box }) => bottom(box))];
    const bottoms = [...crossing.map(({ box }) => box.y), bottom(node.box)];
    return tops.map((y, i) => piece(node, y, bottoms[i] - y)).filter(({ box }) => box.height > 0);
  });
}

/** What a line goes on with at either side of a picture, in px, and what is left of that between two lines at least. */
const MIN_BEYOND_PX = 24;
const MIN_PIECE_PX = 4;

/** The pieces of a picture that lines go across, each as far from its lines as the first and the last are. */
function pieces(picture: LayoutNode, rules: readonly LayoutNode[]): LayoutNode[] {
  const { box } = picture;
  const lines = rules
    .map((rule) => rule.box)
    .filter((line) => line.x < box.x - MIN_BEYOND_PX && right(line) > right(box) + MIN_BEYOND_PX)
    .sort((a, b) => a.y - b.y);
  const crossing = lines.filter((line) => line.y > box.y && bottom(line) < bottom(box));
  if (crossing.length === 0) return [picture];
  const [first, last] = [crossing[0], crossing[crossing.length - 1]];
  // The lines above the first row and below the last one may lie farther out; rows are as high as those between.
  const step = crossing.length > 1 ? crossing[1].y - first.y : 0;
  const above = Math.max(0, box.y - bottom(first) + step);
  const below = Math.max(0, last.y + step - bottom(box));
  const tops = [box.y, ...crossing.map((line) => bottom(line) + above)];
  const bottoms = [...crossing.map((line) => line.y - below), bottom(box)];
  const parts = tops.map((y, i) => ({ ...box, y, height: bottoms[i] - y }));
  return parts.every(({ height }) => height >= MIN_PIECE_PX)
    ? parts.map((part) => ({ ...picture, box: part, ink: part }))
    : [picture];
}

function piece(rule: LayoutNode, y: number, height: number): LayoutNode {
  const box = { ...rule.box, y, height };
  return { ...rule, box, ink: withoutEnds(box) };
}

const crosses = (horizontal: Box, vertical: Box): boolean =>
  horizontal.x < vertical.x - 2 &&
  right(horizontal) > right(vertical) + 2 &&
  horizontal.y > vertical.y + 2 &&
  bottom(horizontal) < bottom(vertical) - 2;

/** Rules meet at their ends; for cutting between things they do not. */
export function withoutEnds({ x, y, width, height }: Box): Box {
  const end = (length: number) => (length > 24 ? 3 : 0);
  const [dx, dy] = [end(width), end(height)];
  return { x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy };
}
