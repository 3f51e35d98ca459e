import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import { GUTTER_PX } from './lengths.ts';

/** Boxes and pictures up to this size are icons, avatars, badges: they keep it on every screen. */
const MAX_FIXED_SIZE_PX = 96;

/** A text may wrap down to this width. */
const MIN_TEXT_WIDTH_PX = 150;

/** What a row may need to stay one on a phone: 320 to 375 pixels less the gutters of the page. */
const MAX_PHONE_ROW_WIDTH_PX = 272;

/** A box or picture without text, up to this width, is not enlarged where the row wraps. */
const MAX_UNSCALED_WIDTH_PX = 240;

export function keepsSize(node: LayoutNode): boolean {
  return (
    Boolean(node.paint || node.image) &&
    node.box.width <= MAX_UNSCALED_WIDTH_PX &&
    !hasText(node) &&
    node.role !== 'input'
  );
}

const hasText = (node: LayoutNode): boolean => node.kind === 'text' || node.children.some(hasText);

/** Something small that neither grows nor shrinks: an icon, an avatar, a button, an upright rule. */
export function isFixedSize({ kind, role, paint, image, box }: LayoutNode): boolean {
  if (kind === 'rule') return box.width < box.height;
  if (role === 'button' || role === 'span' || (role === 'a' && kind !== 'text')) return box.width <= 220;
  if (kind === 'text') return false;
  return Boolean(paint || image) && box.width <= MAX_FIXED_SIZE_PX && box.height <= MAX_FIXED_SIZE_PX;
}

/** The least width that a thing may have before it should stand on a line of its own. */
export function minContentWidth(node: LayoutNode): number {
  const { kind, box, text, children } = node;
  if (isFixedSize(node)) return box.width;
  if (kind === 'text') return text!.lines.length > 1 ? MIN_TEXT_WIDTH_PX : Math.min(MIN_TEXT_WIDTH_PX, text!.ink.width);
  if (kind === 'rule') return GUTTER_PX;
  if (kind === 'image' || kind === 'empty' || node.role === 'input') return Math.min(box.width, 120);
  const sides = node.paint ? Math.min(2 * GUTTER_PX, box.width - widthOf(children)) : 0;
  const rooms = children.map(minContentWidth);
  if (kind !== 'row') return sides + Math.max(...rooms);
  return sides + rooms.reduce((sum, room) => sum + room, 0) + 8 * (children.length - 1);
}

const widthOf = (nodes: readonly LayoutNode[]): number =>
  Math.max(...nodes.map((node) => right(node.box))) - Math.min(...nodes.map((node) => node.box.x));

/** A short line that must not be broken: an amount, a date, the words in the middle of a divider. */
export const isNoWrap = ({ kind, text }: LayoutNode): boolean =>
  kind === 'text' && text!.lines.length === 1 && text!.ink.width <= MIN_TEXT_WIDTH_PX;

/** What a field needs to show its words whole, with what is left and right of them; 0 for anything else. */
export function fieldRoom({ role, box, children }: LayoutNode): number {
  if (role !== 'input' && role !== 'select') return 0;
  const words = children.filter(({ kind }) => kind === 'text').map(({ ink }) => right(ink) - box.x);
  return words.length > 0
    ? Math.min(box.width, Math.max(...words) + (role === 'select' ? SELECT_ARROW_PX : INPUT_END_PX))
    : 0;
}

/** Room behind the words of a field: its padding with the sign that empties it, and the arrow of one that opens. */
const INPUT_END_PX = 28;
const SELECT_ARROW_PX = 34;

/** Whether a thing takes whatever room it gets, as running text does. */
const isElastic = (node: LayoutNode): boolean => node.kind !== 'rule' && node.box.width > minContentWidth(node) + 40;

/** What the things of a row need beside each other. */
export const minRowWidth = (children: readonly LayoutNode[]): number =>
  children.reduce((sum, child) => sum + minContentWidth(child), 0) + 12 * (children.length - 1);

/** Whether the things of a row stay side by side on a phone: all but one are small, and together they fit. */
export function staysOneRow(children: readonly LayoutNode[]): boolean {
  return minRowWidth(children) <= MAX_PHONE_ROW_WIDTH_PX && children.filter(isElastic).length <= 1;
}

/** Whether a thing holds a row that stays one on every screen: it needs the room of its words. */
export const holdsOneRow = ({ kind, children }: LayoutNode): boolean =>
  kind === 'row' ? staysOneRow(children) : kind === 'stack' && children.some(holdsOneRow);
