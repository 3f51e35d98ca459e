import type { LayoutNode } from '../model/layout-node.ts';
import { centerX } from '../raster/box.ts';

/** Middles of what is centred in one column, and distances of columns, differ by no more, in px. */
const SAME_MIDDLE_PX = 4;
const MIN_COUNT = 3;

/**
 * Columns whose content stands in the middle are as wide as their longest line, so each of another width. Where their
 * middles are evenly spaced they are the equal columns of a grid: all get the width of the widest. Changes boxes in place.
 *
 * @returns whether they are such columns
 */
export function shareCells(columns: readonly LayoutNode[]): boolean {
  if (columns.length < MIN_COUNT || !columns.every(isCentered) || !columns.some(isRagged)) return false;
  const middles = columns.map(({ box }) => centerX(box)).sort((a, b) => a - b);
  const pitches = middles.slice(1).map((middle, i) => middle - middles[i]);
  const width = Math.max(...columns.map(({ box }) => box.width));
  const least = Math.min(...pitches);
  if (Math.max(...pitches) - least > SAME_MIDDLE_PX || least < width) return false;
  for (const column of columns) column.box = { ...column.box, x: centerX(column.box) - width / 2, width };
  return true;
}

/** Whether the things in a column share its middle. */
const isCentered = ({ kind, paint, image, children, box }: LayoutNode): boolean =>
  kind === 'stack' &&
  !paint &&
  !image &&
  children.length > 1 &&
  children.every(({ ink }) => Math.abs(centerX(ink) - centerX(box)) <= SAME_MIDDLE_PX);

/** Whether they begin at different places, so that it is not the left edge that they share. */
function isRagged({ children }: LayoutNode): boolean {
  const starts = children.map(({ ink }) => ink.x);
  return Math.max(...starts) - Math.min(...starts) > SAME_MIDDLE_PX;
}
