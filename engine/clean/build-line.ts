import { px } from '../emit/lengths.ts';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import { keyOf } from './check/origin.ts';
import { equalShare } from './column-measures.ts';
import { addAt, addSides, type Built, type Context, type Frame, unset } from './context.ts';

/** A gap that is so much wider than the others, in px, is free room. */
const MIN_FREE_ROOM_PX = 40;
/** What a line keeps from the edges of its columns, in px, to reach from one to the other. */
const MAX_END_PX = 6;

/** Rooms that differ by no more, in px or as a share of the widest, are even. */
const EVEN_PX = 8;
const EVEN_SHARE = 0.05;

/** A gap that takes more of its columns is free room, even where the line ends before they do. */
const MIN_ROOM_SHARE = 0.3;
/** Words up to this width, in px, stay on one line on every screen. */
const MAX_UNBROKEN_PX = 180;

/** The widest gap that also holds between the lines of a row that wraps, in px. */
const MAX_WRAPPED_GAP_PX = 40;

/** Wider gaps are free room even between things that hug each other, in px. */
const MAX_EVEN_GAP_PX = 80;

/** Gaps that differ from the middle one by no more, in px, are measures of one gap. */
const SAME_GAP_PX = 4;
/** What keeps so much more distance than the others says so itself, in px. */
const MIN_MORE_PX = 6;

/** What may share its line with others: buttons, and links that look like them. */
const isControl = ({ role, paint }: LayoutNode): boolean => Boolean(paint) && (role === 'button' || role === 'a');

const hasWords = ({ text, children }: LayoutNode): boolean => text !== undefined || children.some(hasWords);

type Group = { children: LayoutNode[]; gap: number };

/** Short things in a line: groups with a gap of their own, and free room between the groups. */
export function buildLine(
  node: LayoutNode,
  children: readonly LayoutNode[],
  frame: Frame,
  element: Element,
  context: Context,
): Built[] {
  const { spacing, consensus } = context;
  const gaps = children.slice(1).map((child, i) => startOf(child) - endOf(children[i]));
  const before = startOf(children[0]) - frame.x0;
  const after = frame.x1 - endOf(children[children.length - 1]);
  const isWhole =
    before <= 12 && (after <= MAX_END_PX + 6 || Math.max(0, ...gaps) > MIN_ROOM_SHARE * (frame.x1 - frame.x0));
  const seen = isWhole ? roomsOf(gaps) : [];
  // In what is as wide as its content nothing is free: even distances are one gap.
  const rooms = frame.hugs && areEven(gaps) ? [] : seen;
  const hasRoom = consensus.choice(node, 'free-room', rooms.includes(true));
  // What only some instances have, as the number of new messages in a menu, stands at their end without changing the rest.
  const isAtEnd = rooms.includes(true) && after <= MAX_END_PX;
  const isPushed = consensus.choice(node, `free-room-${children.length}`, isAtEnd) && !hasRoom;
  const splits = gaps.map((_, i) => hasRoom && consensus.choice(children[i + 1], 'begins-group', rooms[i] ?? false));
  Object.assign(element.css, { display: 'flex' });
  // An entry of a menu is one line.
  const canWrap = node.kin === undefined && consensus.choice(node, 'wraps', children.length > 2 || hasRoom);
  const middleOff = Math.abs(before - after);
  const place = consensus.choice(
    node,
    'justify',
    hasRoom
      ? 'space-between'
      : before > 6 && middleOff <= 8
        ? 'center'
        : before > 24 && after <= MAX_END_PX
          ? 'flex-end'
          : 'flex-start',
  );
  if (place !== 'flex-start') element.css['justify-content'] = place;
  if (hasRoom && consensus.choice(node, 'ends-early', after > MAX_END_PX) && !element.css['padding-right'])
    addSides(
      element,
      { 'padding-right': px(spacing.nearest(consensus.number(node, 'padding-right', after))) },
      0,
      context,
    );
  const groups: Group[] = [];
  children.forEach((child, i) => {
    if (i > 0 && !splits[i - 1]) groups[groups.length - 1].children.push(child);
    else groups.push({ children: [child], gap: 0 });
  });
  // Without what stands at the end the rest is still a group.
  const isGrouped = consensus.choice(
    node,
    'grouped',
    groups.length > 1 && groups.some((group) => group.children.length > 1),
  );
  const gapOf = (among: readonly LayoutNode[]): number => {
    const own = among.slice(1).map((child, i) => startOf(child) - reachOf(among[i], context));
    const key = `gap-${groups.findIndex(({ children: [first] }) => first === among[0])}`;
    return spacing.step(Math.max(0, consensus.number(node, key, own.length === 0 ? 0 : middleOf(own))));
  };
  const shared =
    // What is as wide as its content shares nothing.
    !frame.hugs &&
    !hasRoom &&
    children.every(isControl) &&
    equalShare(children, gaps, gapOf(children), frame.x1 - frame.x0);
  const isShared = consensus.choice(node, 'shared', Boolean(shared));
  const built = children.map((child) =>
    context.build(child, { x0: child.box.x, x1: Math.max(right(child.box), child.box.x + 1), hugs: !isShared }),
  );
  built.forEach(({ element: item }, i) => {
    unset(item, ['max-width', 'margin-left', 'margin-right', 'text-align']);
    if (item.css.width === '100%') delete item.css.width;
    const isUnbroken = hasWords(children[i]) && children[i].box.width <= MAX_UNBROKEN_PX;
    if (consensus.choice(children[i], 'unbroken', isUnbroken)) item.css['white-space'] = 'nowrap';
    if (isShared) Object.assign(item.css, { flex: '1 1 0%', 'justify-content': 'center', 'text-align': 'center' });
    if (children[i].kind === 'image' || children[i].kind === 'empty') item.css['flex-shrink'] = '0';
    // A stroke has nothing in it that would give it a length.
    if (item.tag === 'hr')
      item.css.width = px(spacing.step(consensus.number(children[i], 'length', children[i].box.width)));
  });
  if (!isGrouped) {
    const gap = hasRoom ? 16 : gapOf(children);
    setGap(element, gap, context);
    if (canWrap) element.css['flex-wrap'] = 'wrap';
    element.children = built.map(({ element: item }) => item);
    const pushed = isPushed ? rooms.lastIndexOf(true) + 1 : 0;
    if (!hasRoom) shiftOff(children, built, gap, context, pushed);
    return built;
  }
  element.css.gap = px(16);
  if (canWrap) element.css['flex-wrap'] = 'wrap';
  element.children = groups.map((group) => {
    const own = group.children.map((child) => built[children.indexOf(child)]);
    const items = own.map(({ element: item }) => item);
    if (items.length === 1) return items[0];
    const gap = gapOf(group.children);
    shiftOff(group.children, own, gap, context);
    const isWrapped = items.length > 2 && node.kin === undefined;
    const css = { display: 'flex', 'align-items': 'center', ...(isWrapped ? { 'flex-wrap': 'wrap' } : {}) };
    const inner: Element = { tag: 'div', name: 'group', css, children: items };
    setGap(inner, gap, context);
    return inner;
  });
  return built;
}

/**
 * Which gaps of a line from edge to edge are free room. They share it evenly, so they are those that are as wide as the
 * widest: one between two ends, or all of things that are spread.
 */
function roomsOf(gaps: readonly number[]): boolean[] {
  const widest = Math.max(0, ...gaps);
  return gaps.map((gap) => gap >= MIN_FREE_ROOM_PX && gap >= widest - Math.max(EVEN_PX, widest * EVEN_SHARE));
}

const areEven = (gaps: readonly number[]): boolean =>
  gaps.length > 1 && Math.max(...gaps) - Math.min(...gaps) <= EVEN_PX && Math.max(...gaps) <= MAX_EVEN_GAP_PX;

/** What keeps more distance than the others says so itself. @param pushed which of them stands at the end, if not the first */
function shiftOff(
  children: readonly LayoutNode[],
  built: readonly Built[],
  gap: number,
  context: Context,
  pushed = 0,
): void {
  const { spacing, consensus } = context;
  children.forEach((child, i) => {
    if (i === 0) return;
    if (i === pushed) {
      built[i].element.css['margin-left'] = 'auto';
      return;
    }
    const own = consensus.number(child, 'own-gap', startOf(child) - reachOf(children[i - 1], context));
    const more = spacing.step(Math.max(0, own - gap));
    // On a phone, where the line breaks, a wide distance is a hole.
    if (more > MIN_MORE_PX) addSides(built[i].element, { 'margin-left': px(more) }, 0, context);
  });
}

/** A wide gap is one between columns: lines of a row that wraps, on a phone, are closer. */
export function setGap(element: Element, gap: number, context: Context): void {
  if (gap <= 0) return;
  element.css.gap = px(Math.min(gap, MAX_WRAPPED_GAP_PX));
  if (gap > MAX_WRAPPED_GAP_PX) addAt(element, 'lg', { 'column-gap': px(gap) }, context);
}

/** The mean of the gaps that are near the middle one. Of two neither is in the middle: as near as they are, they share one. */
function middleOf(gaps: readonly number[]): number {
  const [first, second] = gaps;
  if (gaps.length === 2 && Math.abs(first - second) <= MIN_MORE_PX) return (first + second) / 2;
  const middle = [...gaps].sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)];
  const near = gaps.filter((gap) => Math.abs(gap - middle) <= SAME_GAP_PX);
  return near.reduce((sum, gap) => sum + gap, 0) / near.length;
}

/** Where a thing really ends: with the steps of the scale a group is not exactly as wide as it is drawn. */
const reachOf = (node: LayoutNode, { widths }: Context): number => {
  const width = widths.get(keyOf(node));
  return width === undefined ? endOf(node) : startOf(node) + width;
};

const startOf = ({ box, ink, kind }: LayoutNode): number => (kind === 'text' ? ink.x : box.x);
const endOf = ({ box, ink, kind, text }: LayoutNode): number =>
  kind === 'text' ? right(ink) + (text?.letterSpacing ?? 0) : right(box);
