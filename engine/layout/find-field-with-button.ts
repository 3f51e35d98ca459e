import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import { inReadingOrder } from './components/item.ts';
import { isPlaceholder } from './find-field.ts';

const MAX_HEIGHT_PX = 72;
const MAX_INSET_PX = 28;
/** Between the button and the edge of the frame around both. */
const MAX_EDGE_PX = 8;
/** More is no edge, unless it is as much as above the button. */
const SAME_ROOM_PX = 2;
/** Before what is asked for, a lens or an envelope. */
const MAX_SIGN_PX = 28;

/**
 * A frame around what is asked for and the button that sends it: the field is what the button leaves of the frame. Puts the
 * text of such a frame into a box of its own, which is the field.
 * @returns the field, or undefined where there is none
 */
export function findFieldWithButton(node: LayoutNode): LayoutNode | undefined {
  const { box, children } = node;
  if (node.kind !== 'row' || children.length < 2 || box.height > MAX_HEIGHT_PX) return undefined;
  const parts = inReadingOrder(node);
  const button = parts[parts.length - 1];
  const asked = parts.slice(0, -1).flatMap(membersOf);
  const text = asked[asked.length - 1];
  if (text?.kind !== 'text' || text.text.lines.length > 1 || !isPlaceholder(text)) return undefined;
  if (asked.length > 2 || !asked.slice(0, -1).every(isSign)) return undefined;
  const isButton = button.paint && button.children.length === 1 && button.children[0].kind !== 'stack';
  const room = Math.max(MAX_EDGE_PX, button.box.y - box.y + SAME_ROOM_PX);
  if (!isButton || right(box) - right(button.box) > room || button.box.width > box.width / 2) return undefined;
  const inset = asked[0].ink.x - box.x;
  const edge = Math.max(1, Math.min(button.box.y - box.y, inset));
  const place = {
    x: box.x + edge,
    y: button.box.y,
    width: button.box.x - box.x - 2 * edge,
    height: button.box.height,
  };
  if (inset > MAX_INSET_PX || right(text.ink) > right(place)) return undefined;
  text.role = undefined;
  const field: LayoutNode = { kind: 'stack', box: place, ink: place, role: 'input', children: asked };
  node.children = [field, button];
  return field;
}

/** Things side by side, those of a row without paint too. */
const membersOf = (node: LayoutNode): LayoutNode[] =>
  node.kind === 'row' && !node.paint && !node.image && !node.role ? node.children.flatMap(membersOf) : [node];

const isSign = ({ kind, check, box }: LayoutNode): boolean =>
  kind === 'image' && !check && Math.max(box.width, box.height) <= MAX_SIGN_PX;
