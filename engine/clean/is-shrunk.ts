import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import type { Frame } from './context.ts';
import { placeOf } from './place.ts';

/** Painted things up to this width, in px, are as wide as they look on every screen. */
const MAX_SMALL_WIDTH_PX = 240;

/** What the paddings of a box may differ, in px. */
const MAX_UNEVEN_PX = 6;

/** Whether a thing is no wider than what is in it: a button, a badge, an icon, a small picture. */
export function isShrunk(node: LayoutNode, frame: Frame): boolean {
  const { kind, role, box, check } = node;
  if (placeOf(box, frame) === 'full') return false;
  if (kind === 'text' || kind === 'rule') return false;
  if (check || kind === 'image') return true;
  // An entry of a menu has room behind its words: it reaches to the end of the menu.
  if (node.kin !== undefined && node.paint && !isFilled(node)) return false;
  if (role === 'button' || role === 'span' || (role === 'a' && Boolean(node.paint))) return true;
  if (role === 'input' || role === 'select') return false;
  return Boolean(node.paint || node.image) && box.width <= MAX_SMALL_WIDTH_PX && isFilled(node);
}

/**
 * Whether a box is a line of few things, or lines below each other, with the same room on both sides: nothing in it takes the
 * width that it is given.
 */
function isFilled({ kind, box, children }: LayoutNode): boolean {
  if (children.length === 0) return true;
  const areLines = children.every(({ text }) => text?.lines.length === 1);
  if ((kind === 'stack' && children.length > 1 && !areLines) || children.some((child) => child.children.length > 0))
    return false;
  const before = Math.min(...children.map(({ ink }) => ink.x)) - box.x;
  const after = right(box) - Math.max(...children.map(({ ink }) => right(ink)));
  return after <= before + MAX_UNEVEN_PX;
}
