import type { LayoutNode } from '../model/layout-node.ts';
import { isPlainGroup } from './item.ts';

/** Columns of one row begin at one pitch and are of one width, give or take, in px; narrower things are lines of a menu. */
const SAME_PITCH_PX = 4;
const SAME_WIDTH_PX = 8;
const MIN_WIDTH_PX = 120;
const MIN_COLUMN_COUNT = 3;

/**
 * Instances that share a row with something else, such as three posts and a card about all of them, were put into a row of their
 * own. Where all of them are columns alike it is one row again. Changes the tree in place.
 */
export function joinColumns(node: LayoutNode): void {
  for (const child of node.children) joinColumns(child);
  if (node.kind !== 'row' || node.instance) return;
  const flat = node.children.flatMap((child) => (isRowOfInstances(child) ? child.children : [child]));
  if (flat.length > node.children.length && areColumns(flat)) node.children = flat;
}

const isRowOfInstances = (node: LayoutNode): boolean =>
  node.kind === 'row' &&
  isPlainGroup(node) &&
  node.role === undefined &&
  !node.instance &&
  node.children.every(({ instance }) => instance);

function areColumns(nodes: readonly LayoutNode[]): boolean {
  const boxes = nodes.map(({ box }) => box).sort((a, b) => a.x - b.x);
  if (boxes.length < MIN_COLUMN_COUNT || boxes[0].width < MIN_WIDTH_PX) return false;
  const pitch = (boxes[boxes.length - 1].x - boxes[0].x) / (boxes.length - 1);
  return boxes.every(
    ({ x, width }, i) =>
      Math.abs(x - boxes[0].x - i * pitch) <= SAME_PITCH_PX && Math.abs(width - boxes[0].width) <= SAME_WIDTH_PX,
  );
}
