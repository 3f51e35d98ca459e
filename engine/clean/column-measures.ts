import type { LayoutNode } from '../model/layout-node.ts';
import { isBounded } from './build-grid.ts';
import type { Context } from './context.ts';

/** A font that runs a little wider, in px, must not break a line. */
export const FONT_SLACK_PX = 4;
/** What columns of a list may be off each other, or gaps of its rows differ, as they are measured, in px. */
const SAME_PLACE_PX = 4;

/** Whether a part begins at the same place in all instances of its component. */
export function isAtOnePlace(part: LayoutNode, start: number, { consensus }: Context): boolean {
  if (!part.slot) return false;
  const { least, greatest } = consensus.range(part, 'start', start);
  return greatest - least <= SAME_PLACE_PX;
}

/** What columns of one width may differ from an equal share of their row, in px. */
const MAX_SHARE_ERROR_PX = 8;

/** The width that columns of one width and at one distance share the row by, in px; none where they do not fill it. */
export function equalShare(
  children: readonly LayoutNode[],
  gaps: readonly number[],
  gap: number,
  width: number,
): number | undefined {
  const widths = children.map(({ box }) => box.width);
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  const share = (width - gap * gaps.length) / children.length;
  const isEqual = children.every(isBounded) && spread(widths) <= SAME_PLACE_PX && spread(gaps) <= SAME_PLACE_PX;
  return isEqual && Math.abs(share - widths[0]) <= MAX_SHARE_ERROR_PX ? share : undefined;
}

/** The gap of columns, in px. Where words end is no edge: the longest of them need the room that they have. */
export function gapOf(
  node: LayoutNode,
  children: readonly LayoutNode[],
  own: number,
  { consensus, spacing }: Context,
): number {
  const { least, greatest } = consensus.range(node, 'least-gap', own);
  const isLoose = children.slice(0, -1).some((child) => !isBounded(child)) && greatest - least > SAME_PLACE_PX;
  const agreed = consensus.number(node, 'column-gap', own);
  return spacing.nearest(isLoose ? least - FONT_SLACK_PX : agreed);
}
