import { borderWidthsOf } from '../emit/border-widths.ts';
import { px } from '../emit/lengths.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';
import { isBounded } from './build-grid.ts';
import { areCenteredIn } from './centered-columns.ts';
import { addSides, type Context, type Frame } from './context.ts';
import { isCompact } from './is-compact.ts';
import { isShrunk } from './is-shrunk.ts';

/** Wider room behind the words of a button is not all padding, in px. */
const MAX_BUTTON_PADDING_PX = 40;

/** Wider room behind the last part of a box, where one sees that it ends, is not all padding, in px. */
const MAX_END_PADDING_PX = 48;

/** What stands in the middle of a wide box has so much free room on both sides, give or take, and needs so little, in px. */
const MAX_OFF_MIDDLE_PX = 6;
const CENTRED_PADDING_PX = 16;

/** Padding at the sides of a painted row. */
export function padSides(
  node: LayoutNode,
  children: readonly LayoutNode[],
  frame: Frame,
  element: Element,
  context: Context,
): Frame {
  const { spacing, consensus } = context;
  const edges = borderWidthsOf(node.paint);
  const first = children[0];
  const last = children[children.length - 1];
  const before = (first.kind === 'text' ? first.ink.x : first.box.x) - node.box.x - edges.left;
  const after = right(node.box) - edges.right - right(last.kind === 'text' ? last.ink : last.box);
  const left = spacing.step(Math.max(0, consensus.number(node, 'padding-left', before)));
  // A button ends where its words do, however near its sign is to the other side.
  const isPadding = (node.role === 'button' || node.role === 'a') && after <= MAX_BUTTON_PADDING_PX;
  const free = spacing.step(
    Math.max(
      0,
      consensus.number(node, 'padding-right', Math.min(after, isBounded(last) || isPadding ? after : before)),
    ),
  );
  // A sign is narrower than the room that is meant for it.
  const isSeen = isPadding || (last.kind !== 'image' && isBounded(last) && after <= MAX_END_PADDING_PX);
  const right_ = Math.abs(free - left) <= 4 ? left : isSeen ? free : Math.min(free, Math.max(left, 8));
  // What gives a box its width is no free room.
  const fills = node.box.x <= frame.x0 + 2 && right(node.box) >= frame.x1 - 2 && node.role === 'a';
  const isWide = !frame.hugs && !isShrunk(node, frame) && (fills || before > MAX_BUTTON_PADDING_PX);
  const isCentred = isWide && Math.abs(before - after) <= MAX_OFF_MIDDLE_PX && children.every(isCompact);
  if (consensus.choice(node, 'centred', isCentred)) {
    for (const side of ['left', 'right']) element.css[`padding-${side}`] = px(CENTRED_PADDING_PX);
    return { x0: node.box.x + edges.left + CENTRED_PADDING_PX, x1: right(node.box) - edges.right - CENTRED_PADDING_PX };
  }
  if (left > 0) addSides(element, { 'padding-left': px(left) }, 24, context);
  // A button keeps its padding on a phone.
  if (isPadding && right_ > 0) element.css['padding-right'] = px(right_);
  // Below each other, what reaches to one side reaches to the other one.
  else if (right_ > 0) addSides(element, { 'padding-right': px(right_) }, left > 0 ? 24 : 0, context);
  return { x0: frame.x0 + edges.left + left, x1: frame.x1 - edges.right - right_ };
}

/** An unpainted row may begin further right than its columns. */
export function indent(
  node: LayoutNode,
  children: readonly LayoutNode[],
  frame: Frame,
  element: Element,
  context: Context,
): Frame {
  const { spacing, consensus } = context;
  const before = (children[0].kind === 'text' ? children[0].ink.x : children[0].box.x) - frame.x0;
  const after = frame.x1 - right(children[children.length - 1].ink);
  const isShort = children.every(isCompact);
  if (consensus.choice(node, 'reaches-across', isShort && reachesAcross(children, before, after, frame))) {
    const side = spacing.step(Math.max(0, consensus.number(node, 'padding-sides', (before + after) / 2)));
    addSides(element, { 'padding-left': px(side), 'padding-right': px(side) }, 24, context);
    return { x0: frame.x0 + side, x1: frame.x1 - side };
  }
  // A line of short things is placed by how it is aligned, and what stands in the middle of its columns by those.
  if ((isShort && (Math.abs(before - after) <= 12 || after <= 4)) || areCenteredIn(children, frame)) return frame;
  const endsRight = isShort && after <= MAX_END_ROOM_PX && before > MIN_FREE_BEFORE_SHARE * (frame.x1 - frame.x0);
  if (consensus.choice(node, 'ends-right', endsRight)) {
    const room = spacing.step(Math.max(0, consensus.number(node, 'padding-right', after)));
    addSides(element, { 'padding-right': px(room) }, 0, context);
    return { ...frame, x1: frame.x1 - room };
  }
  const left = spacing.step(Math.max(0, consensus.number(node, 'padding-left', before)));
  if (left < 4) return frame;
  addSides(element, { 'padding-left': px(left) }, 0, context);
  return { ...frame, x0: frame.x0 + left };
}

/** Less room at the sides of a row, in px, is its content's own, and more difference between them; the room in its middle takes this share of it. */
const MIN_INSET_PX = 3;
const MAX_UNEVEN_PX = 8;
const MIN_FREE_SHARE = 0.3;

/** What stands so near to the right edge, in px, and so far from the left one, as a share of the width, is placed from the right. */
const MAX_END_ROOM_PX = 40;
const MIN_FREE_BEFORE_SHARE = 0.5;

/** Whether words and what stands at the other end keep the same room to both sides, and more between them. */
function reachesAcross(children: readonly LayoutNode[], before: number, after: number, { x0, x1 }: Frame): boolean {
  if (Math.min(before, after) < MIN_INSET_PX || Math.abs(before - after) > MAX_UNEVEN_PX) return false;
  const gaps = children.slice(1).map(({ ink }, i) => ink.x - right(children[i].ink));
  const free = Math.max(0, ...gaps);
  return free > MIN_FREE_SHARE * (x1 - x0) && free > 2 * before;
}

/** Padding above and below in a painted row. */
export function padEnds(
  node: LayoutNode,
  top: number,
  height: number,
  css: Css,
  { spacing, consensus }: Context,
): { top: number; height: number } {
  const edges = borderWidthsOf(node.paint);
  const above = consensus.number(node, 'padding-top', top - node.box.y - edges.top);
  const below = consensus.number(node, 'padding-bottom', bottom(node.box) - edges.bottom - top - height);
  const isEven = Math.abs(above - below) <= 4;
  const head = spacing.step(Math.max(0, isEven ? (above + below) / 2 : above));
  const foot = isEven ? head : spacing.step(Math.max(0, below));
  if (head > 0) css['padding-top'] = px(head);
  if (foot > 0) css['padding-bottom'] = px(foot);
  return { top: node.box.y, height: height + head + foot + edges.top + edges.bottom };
}
