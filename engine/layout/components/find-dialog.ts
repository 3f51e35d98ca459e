import type { LayoutNode } from '../../model/layout-node.ts';
import { bottom, centerX, centerY } from '../../raster/box.ts';
import { textsOf } from '../assign-headings.ts';

const MIN_WIDTH_PX = 240;
/** Of the page. */
const MAX_WIDTH_SHARE = 0.7;
const MAX_HEIGHT_SHARE = 0.85;
const MAX_OFF_CENTRE_X_PX = 8;
const MAX_OFF_CENTRE_Y_SHARE = 0.08;
/** What the buttons at its foot keep from that. */
const MAX_FOOT_PX = 48;
const MIN_BUTTON_COUNT = 2;
const FIELD_ROLES = ['input', 'select', 'textarea'];

/** A box alone in the middle of the page that ends with a choice of buttons; with fields to be filled in it is a form. */
export function findDialog(root: LayoutNode): boolean {
  if (root.children.length !== 1) return false;
  const [box] = root.children;
  if (box.kind !== 'stack' || !box.paint || box.box.width < MIN_WIDTH_PX) return false;
  const { width, height } = root.box;
  if (box.box.width > MAX_WIDTH_SHARE * width || box.box.height > MAX_HEIGHT_SHARE * height) return false;
  if (Math.abs(centerX(box.box) - centerX(root.box)) > MAX_OFF_CENTRE_X_PX) return false;
  if (Math.abs(centerY(box.box) - centerY(root.box)) > MAX_OFF_CENTRE_Y_SHARE * height) return false;
  const parts = partsOf(box);
  if (parts.filter(({ role }) => FIELD_ROLES.includes(role ?? '')).length > 1) return false;
  const buttons = parts.filter(
    ({ role, paint, box: place }) =>
      (role === 'button' || role === 'a') && paint && bottom(box.box) - bottom(place) <= MAX_FOOT_PX,
  );
  const [title] = textsOf(box);
  if (buttons.length < MIN_BUTTON_COUNT || !title) return false;
  const level = buttons.every((button) => Math.abs(centerY(button.box) - centerY(buttons[0].box)) <= 4);
  if (!level) return false;
  box.component = { kind: 'dialog', name: title.text!.lines.map((line) => line.text).join(' ') };
  return true;
}

const partsOf = (node: LayoutNode): LayoutNode[] => [node, ...node.children.flatMap(partsOf)];
