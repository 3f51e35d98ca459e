import type { LayoutNode } from '../model/layout-node.ts';
import { isDiscRow } from './gather-discs.ts';

/** Lines and boxes up to this width, in px, stand in a line with others. */
const MAX_LINE_WIDTH_PX = 260;
const MAX_SMALL_WIDTH_PX = 64;

/** Whether a thing is as wide as what is in it, so that the room of a row is between its things: words, icons, buttons. */
export function isCompact(node: LayoutNode): boolean {
  const { kind, role, box, text, children, paint, image, check } = node;
  if (kind === 'text') return text!.lines.length === 1 && box.width < MAX_LINE_WIDTH_PX;
  if (check) return true;
  if (kind === 'image' || kind === 'empty') return box.width <= MAX_SMALL_WIDTH_PX || node.component?.kind === 'avatar';
  if (kind === 'rule') return box.width < box.height && box.height <= MAX_SMALL_WIDTH_PX;
  if (role === 'input' || role === 'select' || role === 'textarea' || role === 'table') return false;
  if (role === 'button' || role === 'a' || role === 'span') return box.width < MAX_LINE_WIDTH_PX;
  if (kind === 'row' && !image) return (!paint || box.width < MAX_LINE_WIDTH_PX) && children.every(isCompact);
  if (kind === 'overlay') return box.width <= MAX_SMALL_WIDTH_PX || (isDiscRow(node) && box.width < MAX_LINE_WIDTH_PX);
  // Around one picture alone nothing is seen.
  if (!paint) return children.length === 1 && children[0].kind === 'image' && !image && isCompact(children[0]);
  const isButton = children.length === 1 && children[0].kind === 'text' && box.width < MAX_LINE_WIDTH_PX;
  return (isButton && isCompact(children[0])) || box.width <= MAX_SMALL_WIDTH_PX;
}

/** Strokes beside each other, and nothing else, are drawn: an ornament below a heading, which divides nothing. */
export const isOrnament = (children: readonly LayoutNode[]): boolean =>
  children.every(
    ({ kind, box }) =>
      (kind === 'rule' && box.width < MAX_LINE_WIDTH_PX) ||
      ((kind === 'image' || kind === 'empty') && box.width <= MAX_SMALL_WIDTH_PX),
  );

/** Lines that stand in a row with others like them: a figure and what it counts. */
const MAX_SHORT_LINES = 3;

/** Whether a thing is compact or a few compact lines below each other. */
export const isShort = (node: LayoutNode): boolean =>
  isCompact(node) ||
  (node.kind === 'stack' &&
    !node.paint &&
    !node.image &&
    node.children.length <= MAX_SHORT_LINES &&
    node.children.every((child) => child.kind === 'text' && isCompact(child)));
