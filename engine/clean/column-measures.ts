import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
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

/** Two rows may have anything at one place. */
const MIN_ROW_COUNT = 3;

/** A column of a list, in px from where its rows begin, and the edge that it is set from. */
export type Lane = { start: number; end: number; side: 'left' | 'center' | 'right' };

/** The column that a part stands in: as wide as the widest of it, where all instances keep one of its edges or its middle. */
export function laneOf(part: LayoutNode, x0: number, { consensus }: Context): Lane | undefined {
  if (consensus.countOf(part) < MIN_ROW_COUNT) return undefined;
  const [start, end] = [part.ink.x - x0, right(part.ink) - x0];
  const starts = consensus.range(part, 'lane-start', start);
  const ends = consensus.range(part, 'lane-end', end);
  const middles = consensus.range(part, 'lane-middle', (start + end) / 2);
  const isOne = ({ least, greatest }: typeof starts): boolean => greatest - least <= SAME_PLACE_PX;
  const side = isOne(starts) ? 'left' : isOne(ends) ? 'right' : isOne(middles) ? 'center' : undefined;
  return side && { start: starts.least, end: ends.greatest, side };
}

/** The columns of a row; what is followed by a part that no column holds has none itself. */
export function lanesOf(children: readonly LayoutNode[], x0: number, context: Context): (Lane | undefined)[] {
  const lanes = children.map((child) => laneOf(child, x0, context));
  const isApart = lanes.map((lane, i) => lane && (lanes[i + 1]?.start ?? Number.POSITIVE_INFINITY) >= lane.end - 1);
  return lanes.map((lane, i) => (isApart[i] && (i === lanes.length - 1 || lanes[i + 1]) ? lane : undefined));
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
