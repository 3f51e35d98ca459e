import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, overlapX, right, unionBox } from '../raster/box.ts';

/** Boxes that stand upon each other, and a line beside them, touch, give or take, in px; so thick is a line at most. */
const SAME_EDGE_PX = 2;
/** Where corners are round, a line along a side is shorter than that, by so much of it at most. */
const MIN_SIDE_SHARE = 0.8;

/**
 * Lines along both sides of boxes that stand upon each other, as the head and the foot of a card do, are the border of the card that
 * these make, or what its shadow leaves of itself there: they divide nothing. So is one right below. Changes the tree in place.
 */
export function frameStacks(root: LayoutNode): void {
  const framed = frameIn(root);
  if (framed.length > 0) dropFeet(root, framed);
}

/** @returns the cards that have a border now */
function frameIn(node: LayoutNode): LayoutNode[] {
  const framed = node.children.flatMap(frameIn);
  if (node.kind !== 'row') return framed;
  const lines = node.children.filter(
    ({ kind, box }) => kind === 'rule' && box.height > box.width && box.width <= SAME_EDGE_PX,
  );
  const taken = new Set<LayoutNode>();
  for (const card of node.children) {
    const parts = partsOf(card);
    if (!parts) continue;
    const besides = (side: number): LayoutNode | undefined =>
      lines.find((line) => !taken.has(line) && isAlong(line, side, card));
    const [before, after] = [besides(card.box.x), besides(right(card.box))];
    if (!before || !after || before === after) continue;
    taken.add(before).add(after);
    const radius = parts[0].paint?.radius;
    const border = { color: before.color!, width: 1, sides: ['top', 'right', 'bottom', 'left'] as const };
    card.box = unionBox([card.box, before.box, after.box]);
    card.paint = { border: { ...border, sides: [...border.sides] }, ...(radius ? { radius } : {}) };
    card.children = parts;
    framed.push(card);
  }
  if (taken.size > 0) node.children = node.children.filter((child) => !taken.has(child));
  return framed;
}

function dropFeet(node: LayoutNode, framed: readonly LayoutNode[]): void {
  for (const child of node.children) dropFeet(child, framed);
  const isFoot = ({ kind, box }: LayoutNode): boolean =>
    kind === 'rule' &&
    box.height <= SAME_EDGE_PX &&
    framed.some(
      ({ box: card }) =>
        Math.abs(box.y - bottom(card)) <= SAME_EDGE_PX &&
        box.width <= card.width &&
        overlapX(box, card) >= MIN_SIDE_SHARE * card.width,
    );
  if (node.kind === 'stack') node.children = node.children.filter((child) => !isFoot(child));
}

/** The boxes that a card is made of, without lines at its foot; none where it is no card of several. */
function partsOf({ kind, paint, image, children }: LayoutNode): LayoutNode[] | undefined {
  if (kind !== 'stack' || paint || image) return undefined;
  const parts = children.filter((child) => child.kind !== 'rule').sort((a, b) => a.box.y - b.box.y);
  const [first, ...others] = parts;
  const isCard =
    others.length > 0 &&
    parts.every((part) => part.paint?.fill !== undefined) &&
    others.every(
      ({ box }, i) =>
        Math.abs(box.y - bottom(parts[i].box)) <= SAME_EDGE_PX &&
        Math.abs(box.x - first.box.x) <= SAME_EDGE_PX &&
        Math.abs(right(box) - right(first.box)) <= SAME_EDGE_PX,
    );
  return isCard ? parts : undefined;
}

/** Whether a line runs along a side of something, outside of it. */
const isAlong = ({ box }: LayoutNode, side: number, { box: card }: LayoutNode): boolean =>
  Math.min(Math.abs(box.x - side), Math.abs(right(box) - side)) <= SAME_EDGE_PX &&
  box.y >= card.y - 2 * SAME_EDGE_PX &&
  bottom(box) <= bottom(card) + 2 * SAME_EDGE_PX &&
  box.height >= MIN_SIDE_SHARE * card.height;
