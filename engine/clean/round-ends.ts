import type { LayoutNode } from '../model/layout-node.ts';

/** What a radius may lack of half the height, in px, as it is measured. */
const MAX_ERROR_PX = 1.5;
/** Round whatever the height. */
const FULL_PX = 9999;

/** Discs and pills are round because of their ends, not by so many pixels: they stay so when they grow. Changes the tree in place. */
export function roundEnds(node: LayoutNode): void {
  const { paint, box } = node;
  if (paint?.radius && !paint.squareSide && paint.radius >= Math.min(box.width, box.height) / 2 - MAX_ERROR_PX)
    node.paint = { ...paint, radius: FULL_PX };
  for (const child of node.children) roundEnds(child);
}
