import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import { isPlaceholder } from './find-field.ts';

const MAX_HEIGHT_PX = 72;
const MAX_INSET_PX = 28;
/** Between the button and the edge of the frame around both. */
const MAX_EDGE_PX = 8;

/**
 * A frame around what is asked for and the button that sends it: the field is what the button leaves of the frame. Puts the
 * text of such a frame into a box of its own, which is the field.
 * @returns the field, or undefined where there is none
 */
export function findFieldWithButton(node: LayoutNode): LayoutNode | undefined {
  const { box, children } = node;
  if (node.kind !== 'row' || children.length !== 2 || box.height > MAX_HEIGHT_PX) return undefined;
  const [text, button] = children;
  if (text.kind !== 'text' || text.text!.lines.length > 1 || !isPlaceholder(text)) return undefined;
  const isButton = button.paint && button.children.length === 1 && button.children[0].kind !== 'stack';
  if (!isButton || right(box) - right(button.box) > MAX_EDGE_PX || button.box.width > box.width / 2) return undefined;
  const inset = text.ink.x - box.x;
  const edge = Math.max(1, Math.min(button.box.y - box.y, inset));
  const place = {
    x: box.x + edge,
    y: button.box.y,
    width: button.box.x - box.x - 2 * edge,
    height: button.box.height,
  };
  if (inset > MAX_INSET_PX || right(text.ink) > right(place)) return undefined;
  text.role = undefined;
  const field: LayoutNode = { kind: 'stack', box: place, ink: place, role: 'input', children: [text] };
  node.children = [field, button];
  return field;
}
