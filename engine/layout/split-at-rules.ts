import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';

/** The lines of a grid cross: vertical rules are split where horizontal ones cross them, so that rows can be cut. */
export function splitAtRules(nodes: readonly LayoutNode[]): LayoutNode[] {
  const horizontal = nodes.filter(({ kind, box }) => kind === 'rule' && box.width >= box.height);
  return nodes.flatMap((node) => {
    if (node.kind !== 'rule' || node.box.width >= node.box.height) return [node];
    const crossing = horizontal.filter(({ box }) => crosses(box, node.box)).sort((a, b) => a.box.y - b.box.y);
    const tops = [node.box.y, ...crossing.map(({ box }) => bottom(box))];
    const bottoms = [...crossing.map(({ box }) => box.y), bottom(node.box)];
    return tops.map((y, i) => piece(node, y, bottoms[i] - y)).filter(({ box }) => box.height > 0);
  });
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
