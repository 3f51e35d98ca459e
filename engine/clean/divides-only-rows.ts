import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';

/** What touches something else is no farther from it, in px. */
const MAX_SEAM_PX = 2;

/**
 * Whether a part of a row means nothing where the parts stand below each other: an upright line, or the bare end of a panel that a
 * picture in front of it parts from the rest.
 */
export function dividesOnlyRows(part: LayoutNode, row: readonly LayoutNode[]): boolean {
  const { kind, box, paint } = part;
  if (kind === 'rule') return box.height > box.width;
  if (kind !== 'empty' || paint?.fill === undefined) return false;
  const isBeside = (other: LayoutNode): boolean =>
    Math.abs(other.box.x - right(box)) <= MAX_SEAM_PX || Math.abs(box.x - right(other.box)) <= MAX_SEAM_PX;
  return row.some((other) => other !== part && isBeside(other)) && row.some((other) => goesOn(part, other));
}

/** Whether another part has the paint and the height of a bare one. */
const goesOn = ({ box, paint }: LayoutNode, other: LayoutNode): boolean =>
  other.children.length > 0 &&
  other.paint?.fill === paint?.fill &&
  Math.abs(other.box.y - box.y) <= MAX_SEAM_PX &&
  Math.abs(other.box.height - box.height) <= MAX_SEAM_PX;
