import type { LayoutNode } from '../model/layout-node.ts';
import type { Frame } from './context.ts';
import { placeOf } from './place.ts';

/** Painted things up to this width, in px, are as wide as they look on every screen. */
const MAX_SMALL_WIDTH_PX = 240;

/** Whether a thing is no wider than what is in it: a button, a badge, an icon, a small picture. */
export function isShrunk(node: LayoutNode, frame: Frame): boolean {
  const { kind, role, box, check } = node;
  if (placeOf(box, frame) === 'full') return false;
  if (kind === 'text' || kind === 'rule') return false;
  if (check || kind === 'image') return true;
  if (role === 'button' || role === 'span' || (role === 'a' && Boolean(node.paint))) return true;
  return Boolean(node.paint || node.image) && box.width <= MAX_SMALL_WIDTH_PX && role !== 'input' && role !== 'select';
}
