import { asItem } from '../emit/as-item.ts';
import { px } from '../emit/lengths.ts';
import { staysOneRow } from '../emit/min-content-width.ts';
import { paintCss } from '../emit/paint-css.ts';
import { isField } from '../layout/assign-forms.ts';
import { leavesOf } from '../layout/regions/entries.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';
import { mostFrequent } from '../repetition/middle.ts';
import { addBackdrops } from './add-backdrops.ts';
import { setGap } from './build-line.ts';
import { driftOf, nameOf, sidesOf, tagOf, usualGap } from './build-stack.ts';
import { naturalWidth } from './build-text.ts';
import { keyOf } from './check/origin.ts';
import { type Lane, lanesOf } from './column-measures.ts';
import type { Consensus } from './consensus.ts';
import { addAt, addSides, type Built, type Context, type Frame, unset } from './context.ts';
import { dividesOnlyRows } from './divides-only-rows.ts';
import { isCompact, isShort } from './is-compact.ts';
import { isShrunk } from './is-shrunk.ts';
import { MAX_OFF_MIDDLE_PX, type Place, placeOf } from './place.ts';

/** Middles that are no further apart are on one line, in px. */
const SAME_LINE_PX = 3;
/** Room that a column without an edge is given besides its own, in px. */
const MAX_SLACK_PX = 16;
/** Room beside a picture, in px, that is surely no edge of its columns. */
const SPARE_PX = 40;
/** Edges that are no further apart are one, in px. */
const SAME_EDGE_PX = 4;
/** Distances that differ by no more are one, in px. */
const SAME_GAP_PX = 2;

/**
 * A group whose children keep their sizes and the distances that they have in the design: what is left where columns, equal
 * gaps or free room do not come out as drawn.
 */
export function buildRigid(group: LayoutNode, frame: Frame, context: Context): Built {
  // Rows that were joined to one grid are rows again.
  const node = 'rows' in group ? ({ ...group, kind: 'stack', children: group.rows } as LayoutNode) : group;
  const element: Element = {
    tag: tagOf(node),
    name: nameOf(node),
    css: paintCss(node.paint),
    children: [],
    ...(node.instance ? { instance: node.instance } : {}),
  };
  const isBox = Boolean(node.paint || node.image);
  const place = placeOf(node.box, frame);
  const own = isBox && place !== 'full' ? { x0: node.box.x, x1: right(node.box) } : frame;
  if (isBox && place !== 'full') sizeBox(element, node, place, context);
  const edge = node.paint?.border;
  const { css: sides, frame: inner } = isBox ? sidesOf(node, node.children, own, context) : { css: {}, frame: own };
  addSides(element, isPadding(sides) ? sides : {}, 24, context);
  const built =
    node.kind === 'row' ? placeAcross(node, inner, element, context) : placeDown(node, inner, element, context);
  const isList = node.role === 'ul' || node.role === 'ol';
  if (isList) {
    element.css['list-style'] = 'none';
    element.children = (element.children as Element[]).map(asItem);
  }
  addBackdrops(element, node, context);
  if (!isBox) return { element, ...built };
  const { spacing, consensus } = context;
  const width = edge?.width ?? 0;
  const agreed = (name: string, own: number): number => {
    const all = consensus.number(node, name, own);
    return Math.abs(all - own) <= SAME_EDGE_PX ? all : own;
  };
  const above = spacing.step(agreed('rigid-head', built.top - node.box.y - width));
  const head = Math.max(0, above);
  if (above < 0) raise(element.children as Element[], node.kind === 'row', above);
  const drift = driftOf(node, node.box.y, context);
  const left = bottom(node.box) - width - built.top - built.height - drift;
  const foot = spacing.step(Math.max(0, agreed('rigid-foot', left)));
  if (head > 0) element.css['padding-top'] = px(head);
  if (foot > 0) element.css['padding-bottom'] = px(foot);
  return { element, top: node.box.y, height: above + built.height + foot + 2 * width };
}

/** Whether there is a distance at the sides that one sees. */
const isPadding = (sides: Css): boolean => Object.values(sides).some((side) => Number.parseFloat(side) > SAME_EDGE_PX);

/** What sticks out of a box at its top is pulled up by its margin, in px. */
function raise(children: readonly Element[], isRow: boolean, over: number): void {
  for (const { css, at } of isRow ? children : children.slice(0, 1)) {
    const own = at?.lg?.['margin-top'] ? at.lg : css;
    own['margin-top'] = px(over + Number.parseFloat(own['margin-top'] ?? '0'));
  }
}

function sizeBox({ css }: Element, node: LayoutNode, place: Place, { spacing, consensus }: Context): void {
  css.width = '100%';
  css['max-width'] = px(spacing.step(consensus.number(node, 'max-width', node.box.width)));
  if (place === 'center') css['margin-left'] = css['margin-right'] = 'auto';
  else if (place === 'right') css['margin-left'] = 'auto';
}

const startOf = ({ kind, box, ink }: LayoutNode): number => (kind === 'text' ? ink.x : box.x);
const widthOf = (node: LayoutNode): number => (node.text ? naturalWidth(node.text) : node.box.width);

/** Whether a thing is as wide as its words, whatever room it is given. */
const isOneLine = ({ text }: LayoutNode): boolean => text?.lines.length === 1;

/** A button or a badge is as wide as its words and its sign, with its padding. */
const isLabelled = ({ role, children }: LayoutNode): boolean =>
  (role === 'button' || role === 'a' || role === 'span') && children.length > 0 && children.every(isLabel);

const isLabel = (node: LayoutNode): boolean =>
  isOneLine(node) ||
  (node.kind === 'image' && isCompact(node)) ||
  (node.kind === 'row' && !node.paint && node.children.every(isLabel));

/** How wide a thing comes out whose width is its own, in px: a picture of a size on the scale, a button around its words. */
function ownWidth({ css }: Element, child: LayoutNode, { widths }: Context): number | undefined {
  if (isLabelled(child)) return widths.get(keyOf(child)) ?? child.box.width;
  return css.width?.endsWith('px') ? Number.parseFloat(css.width) : undefined;
}

/** What has a size of its own is given more room than it needs, so that it does not fill it. */
function roomFor({ children, role }: LayoutNode, x0: number, width: number): Frame {
  const isSized = children.length === 0 || role === 'button' || role === 'a' || role === 'span';
  return { x0, x1: x0 + width + (isSized ? SPARE_PX : 0) };
}

/** What a phone of 375 px shows of a page's width, in px. */
const PHONE_ROOM_PX = 343;

/** A picture higher than wide in a frame, as of the phone that an app is shown on: it is shown whole wherever it has room. */
const isTallFrame = ({ paint, box, children: [picture, ...others] }: LayoutNode, width: number): boolean =>
  paint !== undefined &&
  others.length === 0 &&
  picture?.kind === 'image' &&
  picture.image?.kind === 'photo' &&
  box.height > box.width &&
  width <= PHONE_ROOM_PX;

function keepFrame(element: Element, width: number): void {
  Object.assign(element.css, { width: px(width), 'max-width': '100%', 'align-self': 'center' });
  const [picture] = element.children;
  if (typeof picture !== 'object' || !picture.at?.lg?.height) return;
  const { height, ...wide } = picture.at.lg;
  picture.css.height = height;
  picture.at = { ...picture.at, lg: wide };
}

/** Rows up to this width, in px, stay one on a phone. */
const MAX_KEPT_WIDTH_PX = 256;
/** Room between two things, in px, from which on the second one stands at the end of its row. */
const MIN_FREE_ROOM_PX = 72;

/**
 * How a row answers to narrow screens: it stays as it is, a sign stays beside its words while these break, its things go on in
 * the next line, or they stand below each other.
 */
type Answer = 'kept' | 'beside' | 'wraps' | 'stacks';

function answerOf({ box }: LayoutNode, children: readonly LayoutNode[]): Answer {
  if (box.width <= MAX_KEPT_WIDTH_PX) return 'kept';
  // A few lines stand in a line with signs and buttons; by themselves they are columns.
  if (children.every(isShort) && children.some(isCompact)) return 'wraps';
  const [sign, ...words] = children;
  return sign.kind === 'image' && words.length === 1 && staysOneRow(children) ? 'beside' : 'stacks';
}

const NARROW: Record<Answer, Css> = {
  kept: {},
  beside: { gap: px(16) },
  wraps: { 'flex-wrap': 'wrap', gap: px(16) },
  stacks: { 'flex-direction': 'column', gap: px(16) },
};
const WIDE: Record<Answer, Css> = {
  kept: {},
  beside: { gap: '0' },
  wraps: { 'flex-wrap': 'nowrap', gap: '0' },
  stacks: { 'flex-direction': 'row', gap: '0' },
};

/** Children side by side, each as far from the one before as it is drawn. */
function placeAcross(
  node: LayoutNode,
  frame: Frame,
  element: Element,
  context: Context,
): { top: number; height: number } {
  const { spacing, consensus } = context;
  const children = [...node.children].sort((a, b) => startOf(a) - startOf(b));
  const answer = consensus.choice(node, 'rigid-answer', answerOf(node, children));
  const isCentred = consensus.choice(node, 'rigid-centred', isInMiddle(children, frame));
  const ending = isCentred ? -1 : consensus.choice(node, 'rigid-end', endOf(children, frame));
  const inset = isCentred || ending !== -1 ? 0 : insetAtEnd(children, frame, consensus);
  const freed = inset > 0 ? children.length - 1 : ending;
  let cursor = frame.x0;
  /** Where the one before would end if it began where it is drawn. */
  let end = frame.x0;
  let over = 0;
  const lanes = isCentred ? [] : lanesOf(children, frame.x0, context);
  const measures = children.map((child, i) => {
    const lane = isBare(child) ? lanes[i] : undefined;
    const start = lane ? frame.x0 + lane.start : startOf(child);
    // Columns that are alike are equally far apart, and what each is off adds up.
    const times = child.slot ? children.filter(({ slot }) => slot === child.slot).length : 1;
    const before = times > 1 && children[i - 1]?.slot === child.slot ? end : cursor;
    const agreedGap = consensus.number(child, i === 0 ? 'rigid-first' : 'rigid-gap', start - before);
    const gap = spacing.step(agreedGap - Math.max(0, Math.min(over, agreedGap)), times);
    const free = (children[i + 1] ? startOf(children[i + 1]) : frame.x1) - right(child.box);
    // What has no edge takes some of the room behind it: a font that runs wider must not break a line.
    const slack =
      child.children.length === 0 || child.paint || child.image ? 0 : Math.max(0, Math.min(MAX_SLACK_PX, free / 2));
    const agreed = consensus.number(child, 'rigid-width', widthOf(child) + slack);
    // Words that are longer than those of other instances must not break: they take some of the room behind them.
    over = isBare(child) && !lane && !isOneLine(child) ? Math.max(0, widthOf(child) - agreed) : 0;
    const width = lane
      ? columnWidth(lane, i + 1 === freed ? undefined : lanes[i + 1], context)
      : isOneLine(child)
        ? widthOf(child)
        : spacing.step(agreed + over, times);
    const one = context.build(child, roomFor(child, start, width));
    const taken = (lane || isOneLine(child) ? width : (ownWidth(one.element, child, context) ?? width)) - over;
    end = start + taken;
    cursor = i === freed ? end : cursor + gap + taken;
    return { one, gap: isCentred && i === 0 ? 0 : gap, width };
  });
  const between = commonGap(measures.flatMap(({ gap }, i) => (i === 0 || i === freed ? [] : [gap])));
  const isLine = consensus.choice(
    node,
    'rigid-line',
    answer === 'wraps' &&
      freed === -1 &&
      between > 0 &&
      frame.x1 - cursor >= MAX_SLACK_PX &&
      measures.every(({ gap }, i) => Math.abs(gap - (i === 0 ? 0 : between)) <= SAME_GAP_PX),
  );
  const on = (on: Element, css: Css): void => {
    if (Object.keys(css).length === 0) return;
    if (answer === 'kept' || isLine) Object.assign(on.css, css);
    else addAt(on, 'lg', css, context);
  };
  Object.assign(element.css, { display: 'flex' }, NARROW[answer]);
  if (!isLine) on(element, WIDE[answer]);
  if (isLine) setGap(element, between, context);
  else if (between > 0) on(element, { gap: px(between) });
  if (isCentred) on(element, { 'justify-content': 'center' });
  // Nothing follows from how wide a thing is that free room follows, or the edge.
  const isFree = (i: number): boolean => i === freed || i + 1 === freed || i + 1 === children.length;
  const built = children.map((child, i) => {
    const { one, gap, width } = measures[i];
    const { css } = one.element;
    unset(one.element, ['max-width', 'margin-left', 'margin-right', 'margin-top']);
    if (css.width === '100%') delete css.width;
    // What has room for all of it goes on in the next line before anything in it breaks.
    if (isLine) {
      if (isOneLine(child)) delete css['text-align'];
      else if (!isLabelled(child))
        Object.assign(css, css.width === undefined ? { width: px(width) } : {}, { 'flex-shrink': '0' });
      return one;
    }
    const lane = lanes[i];
    if (isOneLine(child)) {
      delete css['text-align'];
      const own: Css = lane && (lane.side !== 'left' || lanes[i + 1]) ? { width: px(width) } : {};
      on(one.element, {
        ...own,
        ...(lane && lane.side !== 'left' ? { 'text-align': lane.side } : {}),
        'white-space': 'nowrap',
      });
    } else if (isLabelled(child)) on(one.element, { 'white-space': 'nowrap' });
    else if (answer === 'stacks' && isTallFrame(child, width)) {
      keepFrame(one.element, width);
      on(one.element, { 'align-self': 'auto' });
    } else if (css.width === undefined && !(isFree(i) && breaksNowhere(child))) on(one.element, { width: px(width) });
    const own = i === 0 ? gap : gap - between;
    on(one.element, {
      ...(i === freed
        ? { 'margin-left': 'auto', ...(inset >= MIN_INSET_PX ? { 'margin-right': px(spacing.step(inset)) } : {}) }
        : Math.abs(own) > (i === 0 ? 0 : SAME_GAP_PX)
          ? { 'margin-left': px(own) }
          : {}),
      'flex-shrink': '0',
    });
    if (answer === 'stacks' && dividesOnlyRows(child, children)) {
      css.display = 'none';
      on(one.element, { display: 'block' });
    }
    return one;
  });
  element.children = built.map((one) => one.element);
  const middles = built.map(({ top, height }) => top + height / 2);
  const height = Math.max(...built.map((one) => one.height));
  if (Math.max(...middles) - Math.min(...middles) <= SAME_LINE_PX) {
    on(element, { 'align-items': 'center' });
    return { top: middles.reduce((sum, one) => sum + one, 0) / middles.length - height / 2, height };
  }
  const top = Math.min(...built.map((one) => one.top));
  const whole = Math.max(...built.map((one) => one.top + one.height)) - top;
  const line = lineOf(middles);
  const isMiddle = line !== undefined && Math.abs(top + whole / 2 - line) <= OFF_LINE_PX;
  on(element, { 'align-items': isMiddle ? 'center' : 'flex-start' });
  built.forEach((one, i) => {
    if (isMiddle && Math.abs(middles[i] - line) <= OFF_LINE_PX) return;
    if (isMiddle) on(one.element, { 'align-self': 'flex-start' });
    const drop = spacing.step(consensus.number(children[i], 'drop', one.top - top));
    if (drop >= 2) on(one.element, { 'margin-top': px(drop) });
  });
  return { top: isMiddle ? line - whole / 2 : top, height: whole };
}

/** Whether a group of words, badges and signs has each of its texts in one line: it is as wide as these. */
const breaksNowhere = (node: LayoutNode): boolean =>
  isBare(node) &&
  !fillsColumns(node) &&
  leavesOf(node).every(({ text, image }) => text?.lines.length === 1 || image?.kind === 'icon');

/** Whether a group holds what is as wide as its columns, not as its words: a table, a field. */
const fillsColumns = (node: LayoutNode): boolean =>
  node.role === 'table' || isField(node) || node.children.some(fillsColumns);

/** Words and groups of words: nothing says how wide they are. */
const isBare = ({ paint, image, text, children }: LayoutNode): boolean =>
  !paint && !image && (text !== undefined || children.length > 0);

/** Words that begin their column have it up to the next one. */
function columnWidth({ start, end, side }: Lane, next: Lane | undefined, { spacing }: Context): number {
  return spacing.step(side === 'left' && next ? next.start - start : end - start);
}

/** Less room at both sides of a row, in px, is no sign that it stands in the middle. */
const MIN_SIDE_ROOM_PX = 24;

/** Whether a row stands in the middle of its columns, as far as one sees where it begins and ends. */
function isInMiddle(children: readonly LayoutNode[], { x0, x1 }: Frame): boolean {
  const last = children[children.length - 1];
  const before = startOf(children[0]) - x0;
  const after = x1 - right(last.text ? last.ink : last.box);
  return Math.min(before, after) >= MIN_SIDE_ROOM_PX && Math.abs(before - after) <= MAX_OFF_MIDDLE_PX;
}

/** How far what stands in a row may be off the middle that most share, in px: the others keep their own place. */
const OFF_LINE_PX = 1;

/** The middle that more than half of the things of a row share. */
function lineOf(middles: readonly number[]): number | undefined {
  const sorted = middles.toSorted((a, b) => a - b);
  const line = sorted[sorted.length >> 1];
  return 2 * middles.filter((middle) => Math.abs(middle - line) <= OFF_LINE_PX).length > middles.length
    ? line
    : undefined;
}

/** The distance that at least half of the things of a row keep, and none of them goes below; else none. */
function commonGap(gaps: readonly number[]): number {
  const least = Math.max(0, Math.min(...gaps));
  const common = gaps.filter((gap) => Math.abs(gap - least) <= SAME_GAP_PX);
  return common.length >= Math.min(2, gaps.length) &&
    common.length >= gaps.length / 2 &&
    gaps.every((gap) => gap > least - SAME_GAP_PX)
    ? mostFrequent(common)
    : 0;
}

/** Which thing of a row that reaches to the end of its columns stands there with all that follow it. */
function endOf(children: readonly LayoutNode[], { x1 }: Frame): number {
  const last = children[children.length - 1];
  if (Math.abs(x1 - right(last.text ? last.ink : last.box)) > SAME_EDGE_PX) return -1;
  const gaps = children.map((child, i) => (i === 0 ? 0 : startOf(child) - right(children[i - 1].ink)));
  const widest = Math.max(...gaps);
  return widest >= MIN_FREE_ROOM_PX ? gaps.indexOf(widest) : -1;
}

/** What ends all instances at one place keeps so much less distance from the thing before in some of them, in px. */
const MIN_SPREAD_PX = 12;
/** … and that distance differs by so many times as much as the one behind it. */
const MIN_SPREAD_RATIO = 3;

/**
 * How far the last thing of a row ends before its columns do, in px, where it does so in all instances, however far it is from the thing
 * before; 0 where it does not.
 */
function insetAtEnd(children: readonly LayoutNode[], { x1 }: Frame, consensus: Consensus): number {
  const [before, last] = children.slice(-2);
  if (children.length < 2 || last.text) return 0;
  const own = x1 - right(last.box);
  const after = consensus.range(last, 'rigid-after', own);
  const gap = consensus.range(last, 'rigid-before', startOf(last) - right(before.ink));
  const inset = consensus.number(last, 'rigid-inset', own);
  const spread = gap.greatest - gap.least;
  const isAtEnd = after.greatest <= MAX_INSET_PX && after.greatest - after.least <= spread / MIN_SPREAD_RATIO;
  return isAtEnd && spread >= MIN_SPREAD_PX ? Math.max(0, inset) : 0;
}

/** What a part of a box keeps from its sides, from this to that, in px, is a padding. */
const MIN_INSET_PX = 3;
const MAX_INSET_PX = 48;

/** The padding of a group that keeps about as much from both sides; it has that on a phone, too. All instances have it or none. */
function insetOf(
  node: LayoutNode,
  frame: Frame,
  { spacing, consensus }: Context,
): { left: number; right: number } | undefined {
  const { kind, paint, image, box } = node;
  if ((kind !== 'row' && kind !== 'stack') || paint || image) return undefined;
  const [before, after] = [box.x - frame.x0, frame.x1 - right(box)];
  const isOwn = placeOf(box, frame) !== 'full' && before >= MIN_INSET_PX && Math.max(before, after) <= MAX_INSET_PX;
  if (!consensus.choice(node, 'is-inset', isOwn && !isShrunk(node, frame))) return undefined;
  const left = spacing.step(Math.max(0, consensus.number(node, 'inset-left', before)));
  const other = spacing.step(Math.max(0, consensus.number(node, 'inset-right', Math.min(before, after))));
  return { left, right: Math.abs(other - left) <= SAME_EDGE_PX ? left : other };
}

/** Children below each other, each as far from the one above and from the side as it is drawn. */
function placeDown(
  node: LayoutNode,
  frame: Frame,
  element: Element,
  context: Context,
): { top: number; height: number } {
  const { spacing, consensus } = context;
  const children = [...node.children].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  Object.assign(element.css, { display: 'flex', 'flex-direction': 'column' });
  const built = children.map((child) => {
    const padding = insetOf(child, frame, context);
    if (padding) {
      const one = context.build(child, { x0: frame.x0 + padding.left, x1: frame.x1 - padding.right });
      const { css } = one.element;
      // What has a size of its own would shrink.
      if (css.width?.endsWith('px')) css['margin-left'] = px(padding.left);
      else Object.assign(css, { 'padding-left': px(padding.left), 'padding-right': px(padding.right) });
      return one;
    }
    const place = consensus.choice(child, 'rigid-place', placeOf(child.text ? child.ink : child.box, frame));
    const isFree = place === 'full' || child.text !== undefined;
    const one = context.build(child, isFree ? frame : roomFor(child, child.box.x, child.box.width));
    if (isFree) return one;
    const { css } = one.element;
    unset(one.element, ['margin-left', 'margin-right']);
    css['align-self'] = { center: 'center', right: 'flex-end', left: 'flex-start', full: 'stretch' }[place];
    const isFilling = css.width === '100%' || (css.width === undefined && !isShrunk(child, frame));
    if (isFilling && css['max-width'] === undefined) {
      css.width = '100%';
      css['max-width'] = px(spacing.step(consensus.number(child, 'rigid-width', child.box.width)));
    }
    const side = spacing.step(consensus.number(child, 'rigid-side', child.box.x - frame.x0));
    if (place === 'left' && side >= 4) addAt(one.element, 'lg', { 'margin-left': px(side) }, context);
    return one;
  });
  const top = built[0].top;
  const gaps = built.slice(1).map((one, i) => one.top - built[i].top - built[i].height);
  const step = spacing.step(Math.max(0, consensus.number(node, 'rigid-step', usualGap(gaps))), gaps.length);
  const isEven = consensus.choice(
    node,
    'rigid-even',
    gaps.length > 0 && gaps.every((gap) => Math.abs(gap - step) <= SAME_GAP_PX) && step > 0,
  );
  if (isEven) element.css.gap = px(step);
  const drift = driftOf(node, node.paint || node.image ? node.box.y : top, context);
  let cursor = top;
  built.forEach((one, i) => {
    if (i > 0) {
      const gap = isEven
        ? step
        : spacing.step(consensus.number(children[i], 'rigid-above', one.top - cursor - (children[i].slot ? 0 : drift)));
      if (!isEven && gap !== 0) one.element.css['margin-top'] = px(gap);
      cursor += gap;
    }
    cursor += one.height;
  });
  element.children = built.map((one) => one.element);
  return { top, height: cursor - top };
}
