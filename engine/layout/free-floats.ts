import type { Box } from '../model/box.ts';
import type { ContainerNode, LayoutNode } from '../model/layout-node.ts';
import { bottom, contains, intersection, overlapX, right } from '../raster/box.ts';

/** Sides of what floats over a page, in px: a sign on a disc, or a button with a few words. */
const MIN_SIDE_PX = 28;
const MAX_HEIGHT_PX = 72;
const MAX_WIDTH_PX = 200;
/** It stands no farther from a side of the page, and no higher on it: there are the bars. In px. */
const MAX_FREE_PX = 40;
const MIN_TOP_PX = 120;
/** More of them in one column are the entries of a menu. */
const MAX_COUNT = 2;
/** What is as wide as the page but for this, in px, is a band of it, not content with a side. */
const MAX_SHORT_PX = 24;
/** Of a box that it lies across the edge of, so much is seen beside it at least, as a share of its own area. */
const MIN_ACROSS = 0.1;

/**
 * A button that stays where it is while the page moves: it stands in the margin beside all content, or lies across the edge of
 * a card there. It is no part of the rows of the page. Changes the tree.
 *
 * @returns what was taken out of it
 */
export function freeFloats(root: ContainerNode): ContainerNode[] {
  const { box: page, children } = root;
  const isFree = (node: LayoutNode): node is ContainerNode => {
    if (!isButtonLike(node) || node.box.y < page.y + MIN_TOP_PX) return false;
    const free = Math.min(node.box.x - page.x, right(page) - right(node.box));
    if (free < 0 || free > MAX_FREE_PX) return false;
    const others = children.filter((other) => other !== node && other.box.width < page.width - MAX_SHORT_PX);
    return isBesideAll(node.box, others) || liesAcross(node.box, others);
  };
  const found = children.filter(isFree);
  const floats = found.filter(
    ({ box }) => found.filter((other) => overlapX(other.box, box) > 0).length <= MAX_COUNT && found.length > 0,
  );
  root.children = children.filter((child) => !floats.includes(child as ContainerNode));
  return floats;
}

/** A page without what floats over it, and that. */
export const splitFloats = <T extends LayoutNode>(root: T): { page: T; floats: LayoutNode[] } => {
  const floats = root.children.filter((child) => child.floats);
  const page = floats.length > 0 ? { ...root, children: root.children.filter((child) => !child.floats) } : root;
  return { page, floats };
};

/** A painted box with a sign, or a few words in one line. */
function isButtonLike(node: LayoutNode): boolean {
  const { kind, box, paint, children } = node;
  if (kind !== 'stack' || paint?.fill === undefined || children.length === 0) return false;
  if (Math.min(box.width, box.height) < MIN_SIDE_PX || box.height > MAX_HEIGHT_PX || box.width > MAX_WIDTH_PX)
    return false;
  const texts = children.filter(({ text }) => text);
  const isPlain = children.every(({ kind: own }) => own === 'text' || own === 'image');
  return isPlain && children.length <= 2 && texts.length <= 1 && texts.every(({ text }) => text!.lines.length === 1);
}

/** Whether nothing stands above or below it, but there is something beside it. */
function isBesideAll(box: Box, others: readonly LayoutNode[]): boolean {
  const content = others.filter(({ kind }) => kind !== 'rule');
  return (
    content.length > 0 &&
    content.every((other) => overlapX(other.box, box) <= 0) &&
    content.some((other) => other.box.y < box.y) &&
    content.some((other) => bottom(other.box) > bottom(box))
  );
}

/** Whether it lies across the edge of a card, half on it and half in the margin. */
const liesAcross = (box: Box, others: readonly LayoutNode[]): boolean =>
  others.some(
    (other) =>
      other.paint?.fill !== undefined &&
      other.box.height > box.height &&
      other.box.y < box.y &&
      bottom(other.box) > bottom(box) &&
      !contains(other.box, box) &&
      intersection(other.box, box) >= MIN_ACROSS * box.width * box.height,
  );
