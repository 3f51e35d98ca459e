import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, intersection, right } from '../raster/box.ts';

/** A remnant of a picture lies on it or at its edge, and is so small, in px. */
const REACH_PX = 4;
const MAX_REMNANT_PX = 80;

/**
 * Takes away what was seen beside or upon a photograph and is a piece of it: short lines along its edge, small bitmaps cut out
 * of it. They explain pixels, but nobody writes them down. Changes the tree in place.
 */
export function dropRemnants(root: LayoutNode): void {
  const photographs = photographsIn(root).map(({ box }) => box);
  if (photographs.length > 0) drop(root, photographs);
}

const photographsIn = (node: LayoutNode): LayoutNode[] => [
  ...(node.kind === 'image' && node.image?.kind === 'photo' && node.box.width > MAX_REMNANT_PX ? [node] : []),
  ...node.children.flatMap(photographsIn),
];

function drop(node: LayoutNode, photographs: readonly Box[]): void {
  for (const child of node.children) drop(child, photographs);
  const kept = node.children.filter((child) => !isRemnant(child, photographs)).map(unwrapped);
  if (kept.length === 0) return;
  node.children = kept;
}

/** A group around one thing is that thing. */
function unwrapped(node: LayoutNode): LayoutNode {
  const isPlain =
    (node.kind === 'row' || node.kind === 'stack' || node.kind === 'overlay') && !node.paint && !node.image;
  return isPlain && !node.role && !node.component && node.children.length === 1 ? node.children[0] : node;
}

function isRemnant({ kind, box, image, children }: LayoutNode, photographs: readonly Box[]): boolean {
  if (children.length > 0 || Math.max(box.width, box.height) > MAX_REMNANT_PX) return false;
  const isPiece = kind === 'rule' || (kind === 'image' && image?.kind === 'icon' && !image.drawing);
  return (
    isPiece && photographs.some((photograph) => intersection(grown(photograph), box) >= 0.5 * box.width * box.height)
  );
}

const grown = (box: Box): Box => ({
  x: box.x - REACH_PX,
  y: box.y - REACH_PX,
  width: right(box) - box.x + 2 * REACH_PX,
  height: bottom(box) - box.y + 2 * REACH_PX,
});
