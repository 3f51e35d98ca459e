import type { ContainerNode, LayoutNode } from '../model/layout-node.ts';
import { right, unionBox } from '../raster/box.ts';
import { isField } from './assign-forms.ts';

/** Edges that are no further apart, in px, are one; letters begin a little inside of theirs. */
const SAME_EDGE_PX = 3;
const MAX_BEARING_PX = 6;

/**
 * Neighbours below each other between the same two edges, in the middle of what is around them, become one group: the fields
 * and the button of a form, the pictures and paragraphs of an article. A box or a picture tells where the edges are, something
 * that begins at the left one says that it is more than things that stand in the middle one by one, and something else that is
 * wider says that these are not the edges of the whole page or box.
 */
export function gatherColumns({ box, children }: ContainerNode): LayoutNode[] {
  const gathered: LayoutNode[] = [];
  for (let i = 0; i < children.length; ) {
    const column = columnAt(children, i, box);
    gathered.push(column ? groupOf(column) : children[i]);
    i += column?.length ?? 1;
  }
  return gathered;
}

type Extent = { x: number; width: number };

const isInMiddle = (one: Extent, around: Extent): boolean =>
  Math.abs(one.x + one.width / 2 - around.x - around.width / 2) <= SAME_EDGE_PX;

/** The column that begins with a child. */
function columnAt(children: readonly LayoutNode[], start: number, around: Extent): LayoutNode[] | undefined {
  const wall = children.slice(start).find((one) => isSolid(one) && isInMiddle(one.box, around));
  if (!wall) return undefined;
  const [x0, x1] = [wall.box.x, right(wall.box)];
  const begins = (one: LayoutNode): boolean =>
    one.ink.x >= x0 - SAME_EDGE_PX && one.ink.x <= x0 + (isMarked(one) ? MAX_INDENT_PX : MAX_BEARING_PX);
  const belongs = (one: LayoutNode): boolean =>
    right(one.ink) <= x1 + SAME_EDGE_PX && (begins(one) || (one.ink.x > x0 && isInMiddle(one.ink, around)));
  if (!begins(children[start])) return undefined;
  let end = start;
  while (end < children.length && belongs(children[end])) end++;
  // What stands in the middle after the last of them belongs to the page as well as to the column.
  while (end > start && !begins(children[end - 1])) end--;
  const column = children.slice(start, end);
  const isAligned = column.some((one) => begins(one) && !isInMiddle(one.ink, around));
  const rest = [...children.slice(0, start), ...children.slice(end)];
  const isNarrower = rest.some((one) => widthIn(one, around) > x1 - x0 + 2 * MAX_BEARING_PX);
  return column.length > 1 && column.includes(wall) && isAligned && isNarrower ? column : undefined;
}

/** The items of a list are indented by no more, in px. */
const MAX_INDENT_PX = 40;

const isMarked = ({ text, children }: LayoutNode): boolean =>
  text ? text.bullet !== false : children.length > 0 && children.every(isMarked);

/** What is drawn from one of its edges to the other. */
const isSolid = (one: LayoutNode): boolean => Boolean(one.paint ?? one.image) || isField(one);

/** How wide a part is; of what goes from edge to edge, what is in it. */
function widthIn({ box, ink, children }: LayoutNode, around: Extent): number {
  if (box.width < around.width - 2 * SAME_EDGE_PX) return ink.width;
  return children.length > 0 ? unionBox(children.map((child) => child.ink)).width : 0;
}

function groupOf(children: LayoutNode[]): LayoutNode {
  const box = unionBox(children.map((child) => child.box));
  return { kind: 'stack', box, ink: unionBox(children.map((child) => child.ink)), children };
}
