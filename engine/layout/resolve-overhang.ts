import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, overlapX } from '../raster/box.ts';

/** Boxes overlap by borders and soft edges; what hangs from one over the next does so by more. */
const MIN_OVERHANG_PX = 8;

/**
 * A card that hangs from the foot of a banner lies over both the banner and what follows. For cutting rows the banner
 * therefore ends where the card begins, and `under` says how far it reaches below that.
 */
export function resolveOverhang(nodes: readonly LayoutNode[]): LayoutNode[] {
  return nodes.map((node) => {
    if (!node.paint && node.image?.kind !== 'photo') return node;
    const hanging = nodes.filter((other) => hangsFrom(node, other));
    if (hanging.length === 0) return node;
    const edge = Math.min(...hanging.map(({ ink }) => ink.y));
    if (node.children.some((child) => bottom(child.ink) > edge)) return node;
    return { ...node, ink: { ...node.ink, height: edge - node.ink.y }, under: bottom(node.box) - edge };
  });
}

const hangsFrom = (node: LayoutNode, other: LayoutNode): boolean =>
  other !== node && other.kind !== 'rule' && liesAcrossFoot(other.ink, node.box);

/** Whether a box lies in front of the lower edge of another. */
export const liesAcrossFoot = (box: Box, behind: Box): boolean =>
  box.y >= behind.y + MIN_OVERHANG_PX &&
  box.y <= bottom(behind) - MIN_OVERHANG_PX &&
  bottom(box) >= bottom(behind) + MIN_OVERHANG_PX &&
  overlapX(box, behind) > 0.9 * box.width;
