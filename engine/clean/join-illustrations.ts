import type { Sources } from '../emit/image-sources.ts';
import type { Backdrop, LayoutNode } from '../model/layout-node.ts';
import { drawIllustration } from './draw-illustration.ts';

/** Shadows and edges are thin, or cover little of the box around them; a drawing does neither. */
const MIN_DRAWING_PX = 48;
const MIN_COVERED_SHARE = 0.3;

/**
 * A painted box in which something is drawn and nothing is written is one picture: the shapes and lines that were recognised
 * in it are pieces of the drawing, not parts of the page. Changes the tree in place.
 */
export function joinIllustrations(node: LayoutNode, sources: Sources): void {
  if (!isIllustration(node, sources)) {
    for (const child of node.children) joinIllustrations(child, sources);
    return;
  }
  sources.set(node, drawIllustration(node, sources));
  const picture = { kind: 'image', image: { kind: 'photo' }, alt: '', children: [] };
  Object.assign(node, picture, { paint: undefined, backdrops: undefined });
}

const isIllustration = (node: LayoutNode, sources: Sources): boolean =>
  node.paint !== undefined &&
  !node.role &&
  !node.image &&
  (node.backdrops ?? []).some((backdrop) => sources.has(backdrop) && isDrawing(backdrop)) &&
  node.children.every(isPiece);

const isPiece = (node: LayoutNode): boolean =>
  !node.text && !node.role && !node.check && !node.gauge && node.children.every(isPiece);

function isDrawing({ box: { width, height }, colors }: Backdrop): boolean {
  const covered = colors.reduce((count, color) => count + (color === -1 ? 0 : 1), 0);
  return Math.min(width, height) >= MIN_DRAWING_PX && covered >= MIN_COVERED_SHARE * width * height;
}
