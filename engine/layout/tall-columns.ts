import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right, unionBox } from '../raster/box.ts';
import { cutColumns } from './xy-cut.ts';

/** Distance between a box and the text beside it. */
const MIN_CLEARANCE_PX = 8;

/** Size of a box beside the text. */
const MIN_SIDE_BOX_PX = { width: 120, height: 100 };

const inkOf = (nodes: readonly LayoutNode[]): Box => unionBox(nodes.map((node) => node.ink));

/**
 * A box at the right of the text ends before the text does: the rows below, as wide as the text and no wider, still belong
 * to the column at its left. Otherwise the box would be read in the middle of the text.
 *
 * @returns the index of the last row of the columns; `end` when nothing goes on
 */
export function lastRowBesideBox(rows: readonly LayoutNode[][], start: number, end: number, minGutter: number): number {
  const columns = cutColumns(rows.slice(start, end + 1).flat(), minGutter);
  if (columns.length !== 2) return end;
  const side = inkOf(columns[1]);
  const text = inkOf(columns[0]);
  const whole = right(side) - text.x;
  const lines = leavesOf(columns[1]).filter((leaf) => leaf.kind === 'text').length;
  if (
    side.width < MIN_SIDE_BOX_PX.width ||
    side.height < MIN_SIDE_BOX_PX.height ||
    side.width > 0.45 * whole ||
    lines < 3
  )
    return end;
  let last = end;
  let reach = 0;
  let below = 0;
  for (let i = end + 1; i < rows.length; i++) {
    const row = inkOf(rows[i]);
    if (right(row) > side.x - MIN_CLEARANCE_PX || row.x < text.x - 40) break;
    reach = Math.max(reach, right(row));
    below = bottom(row);
    last = i;
  }
  const wide = reach >= text.x + 0.7 * (side.x - text.x);
  return wide && below - bottom(side) > 80 ? last : end;
}

const leavesOf = (nodes: readonly LayoutNode[]): LayoutNode[] =>
  nodes.flatMap((node) => (node.children.length === 0 ? [node] : leavesOf(node.children)));
