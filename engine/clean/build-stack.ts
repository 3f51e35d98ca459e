import { asItem } from '../emit/as-item.ts';
import { borderWidthsOf } from '../emit/border-widths.ts';
import { px } from '../emit/lengths.ts';
import { paintCss } from '../emit/paint-css.ts';
import { styleSignature } from '../layout/style-signature.ts';
import type { Box } from '../model/box.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';
import { addBackdrops } from './add-backdrops.ts';
import { isBounded, joinGrids } from './build-grid.ts';
import { naturalWidth, prove, SAME_EDGE_PX } from './build-text.ts';
import { isCenteredText } from './centered-columns.ts';
import { keyOf } from './check/origin.ts';
import type { Consensus } from './consensus.ts';
import { addSides, type Built, type Context, type Frame } from './context.ts';
import { isShrunk } from './is-shrunk.ts';
import { type Place, placeOf } from './place.ts';
import { shareMeasure } from './shared-measure.ts';
import { MAX_ERROR_PX, MAX_SUM_PX } from './spacing-scale.ts';

/** Distances that differ by no more are one, in px. */
const SAME_GAP_PX = 3;

/** Children below each other: one gap where the distances are equal, else the distance of each on the scale. */
export function buildStack(node: LayoutNode, frame: Frame, context: Context): Built {
  const children = insetRuns(
    node,
    joinGrids([...node.children].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)),
  );
  const isBox = Boolean(node.paint || node.image);
  const around = context.consensus.choice(node, 'centered', isCenteredText(node)) ? aroundMiddle(node, frame) : frame;
  const { css: sides, frame: content } = sidesOf(node, children, around, context);
  const endsRight = areAtRight(children, content);
  const columns = shareMeasure(prove(content, children, context), children, context);
  const built = children.map((child) => context.build(child, endsRight ? { ...columns, endsRight } : columns));
  const element: Element = {
    tag: tagOf(node),
    name: nameOf(node),
    css: paintCss(node.paint),
    children: [],
    ...(node.instance ? { instance: node.instance } : {}),
  };
  addSides(element, sides, isBox ? 24 : 0, context);
  const top = isBox ? node.box.y : (built[0]?.top ?? node.box.y);
  const drift = driftOf(node, top, context);
  const stacked = stackUp(node, children, built, element, content, context, undefined, drift);
  const isList = node.role === 'ul' || node.role === 'ol';
  element.children = built.map(({ element: child }) => (isList ? asItem(child) : child));
  if (isList) element.css['list-style'] = listStyleOf(node);
  if (isList && element.css['list-style'] !== 'none') element.css['padding-left'] ??= px(20);
  const start = node.role === 'ol' ? (node.children[0].text?.number ?? 1) : 1;
  if (start !== 1) element.attributes = { start: String(start) };
  addBackdrops(element, node, context);
  return { element, top, height: stacked };
}

/**
 * How far below its place a group began when the page was laid out last, in px: its distances make up for it. Those of instances do
 * not, since they agree.
 *
 * @param start where it begins in the design, in px
 */
export const driftOf = (node: LayoutNode, start: number, { tops }: Context): number =>
  node.slot ? 0 : (tops.get(keyOf(node)) ?? start) - start;

/** Whether two texts stand at the right edge of their columns, wherever they begin, and all others end there, too. */
function areAtRight(children: readonly LayoutNode[], frame: Frame): boolean {
  const texts = children.flatMap(({ kind, box, text }) => (kind === 'text' ? [{ box, text: text! }] : []));
  const isAtRight = ({ box, text }: (typeof texts)[number]): boolean =>
    text.lines.length > 1 ? text.align === 'right' : placeOf(box, frame) === 'right';
  const ends = ({ box, text }: (typeof texts)[number]): boolean =>
    (text.lines.length === 1 || text.align === 'right') && Math.abs(frame.x1 - right(box)) <= SAME_EDGE_PX;
  if (!texts.every(ends)) return false;
  const lefts = texts.map(({ box }) => box.x);
  // The widest line begins where the column does.
  const isRagged = texts.length > 1 && Math.max(...lefts) - Math.min(...lefts) > SAME_EDGE_PX;
  return isRagged || texts.filter(isAtRight).length >= 2;
}

/** Things that share a middle stand in the middle of their columns, wherever exactly those begin. */
function aroundMiddle({ children: [{ ink }] }: LayoutNode, { x0, x1 }: Frame): Frame {
  const middle = ink.x + ink.width / 2;
  return { x0: middle - (x1 - x0) / 2, x1: middle + (x1 - x0) / 2 };
}

/**
 * Sets the distances of a stack and how its children are aligned.
 *
 * @param origin where the first child comes out, in px, where the padding of what is around it is not exactly that of the design
 * @param drift how far below its place the group begins, in px
 * @returns how high it comes out, in px
 */
export function stackUp(
  node: LayoutNode,
  children: readonly LayoutNode[],
  built: readonly Built[],
  element: Element,
  content: Frame,
  context: Context,
  origin?: number,
  drift = 0,
): number {
  const { css } = element;
  const { spacing, consensus } = context;
  const isBox = Boolean(node.paint || node.image);
  const edges = borderWidthsOf(node.paint);
  const start = isBox ? node.box.y : (origin ?? built[0].top);
  let cursor = start;
  // What the distances of an instance are too large so far; those below make up for it in all instances.
  let over = 0;
  if (isBox) {
    const room = consensus.number(node, 'padding-top', built[0].top - start - edges.top);
    const head = roomAbove(children[0], spacing.step(room));
    over = head - room;
    if (head > 0) css['padding-top'] = px(head);
    else if (head < 0) {
      // What sticks out at the top would pull the whole box up with it.
      built[0].element.css['margin-top'] = px(head);
      css.display = 'flow-root';
    }
    cursor = start + edges.top + head;
  }
  // What was laid out before is as high as it came out.
  const heights = built.map(({ height }, i) => context.heights.get(keyOf(children[i])) ?? height);
  const raw = built.slice(1).map(({ top }, i) => top - built[i].top - heights[i]);
  const leastGap = pinnedGap(node, children, raw, edges.bottom, context);
  const isPinned = leastGap !== undefined;
  if (isPinned) raw.pop();
  const gapName = children.some(holdsPhoto) ? 'gap beside photographs' : 'gap';
  const middle = consensus.seen(node, gapName, usualGap(raw), raw.length >= MIN_MEASURED_COUNT);
  const joined = children.map((child, i) => i > 0 && touches(children[i - 1], child));
  const step = areParted(children, raw) ? HAIRLINE_PX : spacing.step(Math.max(0, middle), raw.length);
  const isEven =
    raw.length > 0 &&
    !joined.includes(true) &&
    consensus.choice(
      node,
      'even',
      raw.every((gap) => Math.abs(gap - middle) <= SAME_GAP_PX && Math.abs(gap - step) <= MAX_ERROR_PX) &&
        // In a long list a pixel for each of them.
        Math.abs(raw.reduce((sum, gap) => sum + gap - step, 0)) <= Math.max(MAX_SUM_PX, raw.length),
    );
  const agreedAbove = (child: LayoutNode, before: LayoutNode, distance: number): number => {
    // What a line stands above does not keep from it what it keeps from the item before.
    const name = before.kind === 'rule' && !before.slot ? 'margin-top below a line' : 'margin-top';
    const agreed = consensus.number(child, name, distance);
    const isOnce = node.slot !== undefined && children.every((one) => one === child || one.slot !== child.slot);
    const left = isOnce ? consensus.last(node, `over above ${child.slot}`, over) : 0;
    const step = spacing.step(agreed - left);
    over = left + step - agreed;
    return step;
  };
  const above: number[] = [0];
  let end = cursor + drift;
  built.forEach(({ top }, i) => {
    if (joined[i]) above[i] = 0;
    else if (i > 0 && !(isPinned && i === built.length - 1))
      above[i] = isEven
        ? step
        : children[i].slot
          ? agreedAbove(children[i], children[i - 1], raw[i - 1])
          : spacing.step(distanceBelow(children[i - 1], children[i], top - end, consensus));
    end += (above[i] ?? 0) + heights[i];
  });
  // What all keep is a gap, too, where the heights of what is between them are not exactly those of the design.
  const gap = isEven ? step : above.length > 2 && new Set(above.slice(1)).size === 1 ? Math.max(0, above[1]) : 0;
  const shrunk = children.map((child) => isShrunk(child, content));
  // What flows like words would stand side by side.
  const isList = node.role === 'ul' || node.role === 'ol';
  const isFlex =
    isPinned ||
    gap > 0 ||
    shrunk.includes(true) ||
    (!isList && built.some((one) => one.element.tag === 'a' || one.element.tag === 'label'));
  if (isFlex) Object.assign(css, { display: 'flex', 'flex-direction': 'column' });
  if (gap > 0) css.gap = px(gap);
  built.forEach(({ top, element: child }, i) => {
    if (isPinned && i === built.length - 1) {
      // What ends all cards of a row at the same height keeps from the rest what it does where that is longest.
      child.css['margin-top'] = 'auto';
      const more = spacing.step(Math.max(0, leastGap - gap));
      if (more > 0) built[i - 1].element.css['margin-bottom'] = px(more);
      cursor = top;
    } else {
      if (gap === 0 && above[i] !== 0) child.css['margin-top'] = px(above[i]);
      cursor += above[i];
    }
    cursor += heights[i];
  });
  alignChildren(children, built, shrunk, content, css, context);
  const last = built[built.length - 1].element;
  if (isBox && built.length > 1 && endsAtFoot(last)) {
    // Its foot is that of the box only where it takes the rest of the height.
    Object.assign(css, { display: 'flex', 'flex-direction': 'column' });
    last.css['flex-grow'] = '1';
  }
  if (built.length === 1 && css['align-items'] === 'stretch' && BLOCKS.has(built[0].element.tag)) {
    for (const name of ['display', 'flex-direction', 'align-items']) delete css[name];
  }
  if (!isBox) return cursor - start;
  const foot = spacing.step(
    Math.max(0, consensus.number(node, 'padding-bottom', bottom(node.box) - edges.bottom - cursor - drift)),
  );
  if (foot > 0) css['padding-bottom'] = px(foot);
  return cursor + foot + edges.bottom - start;
}

/** Whether the last part stands at the foot, however high the whole is. */
function endsAtFoot({ children }: Element): boolean {
  const last = children.at(-1);
  return last !== undefined && typeof last !== 'string' && last.css['margin-top'] === 'auto';
}

/** Texts of two styles keep one distance from each other wherever they meet, and headings of one style from what is above them. */
function distanceBelow(above: LayoutNode, node: LayoutNode, distance: number, consensus: Consensus): number {
  if (node.kind !== 'text' || (above.kind !== 'text' && !/^h[2-6]$/.test(node.role ?? ''))) return distance;
  const upper = above.kind === 'text' ? styleSignature(above) : above.kind;
  return consensus.alike(`${upper} over ${styleSignature(node)}`, distance);
}

/** What keeps from a photograph says nothing of how words keep from each other in the other instances. */
const holdsPhoto = ({ image, children }: LayoutNode): boolean => image?.kind === 'photo' || children.some(holdsPhoto);

/** What the head of a table, whose padding above is that below its names, may reach over the edge of its card, in px. */
const MAX_OVER_PX = 4;

const roomAbove = ({ role }: LayoutNode, room: number): number =>
  role === 'table' && room >= -MAX_OVER_PX ? Math.max(0, room) : room;

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** So many distances, measured to whole pixels, say what they are to fractions of one: fewer follow them. */
const MIN_MEASURED_COUNT = 4;

/** The mean of distances that are one, measured to whole pixels; of others the middle one. */
export function usualGap(gaps: readonly number[]): number {
  const sorted = [...gaps].sort((a, b) => a - b);
  if (sorted.length === 0) return 0;
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  return spread(gaps) <= SAME_GAP_PX ? sorted.reduce((sum, gap) => sum + gap, 0) / sorted.length : middle;
}

/** What takes the width of what is around it by itself. */
const BLOCKS = new Set(
  'div section article header footer nav ul ol p h1 h2 h3 h4 form figure blockquote table'.split(' '),
);

/** What shines through between two surfaces is a line. */
const HAIRLINE_PX = 1;

/**
 * Whether two painted boxes touch: where one comes out lower than in the design, nothing may shine through between them. What
 * follows makes up for it.
 */
const touches = (above: LayoutNode, below: LayoutNode): boolean =>
  [above, below].every(({ paint }) => paint?.fill !== undefined || paint?.gradient !== undefined) &&
  Math.abs(below.box.y - bottom(above.box)) <= HAIRLINE_PX / 2;

/** Whether surfaces lie so close below each other that the ground between them is a line, which no step of the scale may close. */
const areParted = (children: readonly LayoutNode[], gaps: readonly number[]): boolean =>
  gaps.length > 0 &&
  children.every(({ paint }) => paint?.fill !== undefined) &&
  gaps.every((gap) => Math.abs(gap - HAIRLINE_PX) <= HAIRLINE_PX / 2);

/** Distances in cards of one row that differ by more, in px, are not set: what is left of the height goes there. */
const MIN_PIN_SPREAD_PX = 12;

/**
 * Whether the last child of a card stands at its foot, however long what is above it is in each of the cards.
 *
 * @returns the least distance that it keeps from that, in px
 */
function pinnedGap(
  node: LayoutNode,
  children: readonly LayoutNode[],
  gaps: readonly number[],
  edge: number,
  { consensus }: Context,
): number | undefined {
  if (!node.paint || !node.slot || gaps.length < 2) return undefined;
  const above = consensus.range(node, 'last-gap', gaps[gaps.length - 1]);
  const below = consensus.range(node, 'last-foot', bottom(node.box) - edge - bottomOf(children));
  if (below.greatest - below.least > SAME_GAP_PX || above.greatest - above.least < MIN_PIN_SPREAD_PX) return undefined;
  return Math.max(0, above.least);
}

/** What keeps from the sides of a box, between parts that reach from one to the other, is one part with a padding: a card's body. */
function insetRuns(node: LayoutNode, children: readonly LayoutNode[]): LayoutNode[] {
  const edges = borderWidthsOf(node.paint);
  const inner = { x0: node.box.x + edges.left, x1: right(node.box) - edges.right };
  if (!node.paint) return [...children];
  const isFull = ({ box, kind, paint, image }: LayoutNode): boolean =>
    (kind === 'rule' || Boolean(paint ?? image)) && box.x <= inner.x0 + 2 && right(box) >= inner.x1 - 2;
  const full = children.map(isFull);
  if (!full.includes(true) || !full.includes(false)) return [...children];
  const parts: LayoutNode[] = [];
  for (let i = 0; i < children.length; ) {
    let end = i;
    while (end < children.length && !full[end]) end++;
    if (end === i) {
      parts.push(children[i++]);
      continue;
    }
    const run = children.slice(i, end);
    const y = i > 0 ? bottom(children[i - 1].box) : node.box.y + edges.top;
    const foot = end < children.length ? children[end].box.y : bottom(node.box) - edges.bottom;
    const box = { x: inner.x0, y, width: inner.x1 - inner.x0, height: Math.max(1, foot - y) };
    const slot = node.slot ? { slot: `${node.slot}/body-${parts.length}` } : {};
    parts.push({ kind: 'stack', box, ink: box, children: run, paint: {}, ...slot });
    i = end;
  }
  return parts;
}

const bottomOf = (children: readonly LayoutNode[]): number => Math.max(...children.map(({ box }) => bottom(box)));

/** What a thing keeps from the side that its group begins at, in px, when that is meant. */
const MIN_SIDE_PX = 4;

/** Things that are no wider than what is in them stand where they do in the design. */
function alignChildren(
  children: readonly LayoutNode[],
  built: readonly Built[],
  shrunk: readonly boolean[],
  content: Frame,
  css: Css,
  context: Context,
): void {
  if (!shrunk.includes(true)) return;
  const places = children.map((child) => agreedPlace(child, content, context));
  children.forEach((child, i) => {
    if (!shrunk[i] || places[i] !== 'left') return;
    const side = context.spacing.step(context.consensus.number(child, 'side', child.box.x - content.x0));
    if (side >= MIN_SIDE_PX) addSides(built[i].element, { 'margin-left': px(side) }, 0, context);
  });
  const sides = { center: 'center', right: 'flex-end', left: 'flex-start', full: 'stretch' } as const;
  const first = places[shrunk.indexOf(true)];
  const isAll = shrunk.every((is) => is) && places.every((place) => place === first);
  if (isAll) {
    css['align-items'] = sides[first];
    return;
  }
  children.forEach((_, i) => {
    if (shrunk[i]) built[i].element.css['align-self'] = sides[places[i] === 'full' ? 'left' : places[i]];
  });
}

/** Where a thing is put that moves by no more, in px, was measured inexactly. */
const MAX_MOVE_PX = 24;

/** Where most instances stand, unless this one stands clearly elsewhere: one's own message among those of others. */
export function agreedPlace(node: LayoutNode, frame: Frame, { consensus }: Context): Place {
  const own = placeOf(node.box, frame);
  const agreed = consensus.choice(node, 'place', own);
  const startAt = (place: Place): number =>
    place === 'center'
      ? (frame.x0 + frame.x1 - node.box.width) / 2
      : place === 'right'
        ? frame.x1 - node.box.width
        : frame.x0;
  return Math.abs(startAt(agreed) - startAt(own)) > MAX_MOVE_PX ? own : agreed;
}

/** What all children keep from the sides of a box is its padding; what stands in the middle needs none. */
export function sidesOf(
  node: LayoutNode,
  children: readonly LayoutNode[],
  frame: Frame,
  context: Context,
): { css: Css; frame: Frame } {
  const edges = borderWidthsOf(node.paint);
  const inner = { x0: frame.x0 + edges.left, x1: frame.x1 - edges.right };
  const isBox = Boolean(node.paint || node.image);
  const placed = children.filter(({ kind }) => kind !== 'rule');
  const bounded = (placed.length > 0 ? placed : children).filter((child) => !isCentered(child, inner));
  const all = bounded.length > 0 ? bounded : children;
  // What stands in the middle keeps its place, unless it reaches nearer to the sides.
  const outlines = [...all.map(({ box }) => box), ...placed.map(({ kind, box, ink }) => (kind === 'text' ? ink : box))];
  const drawn = placed.filter(({ kind }) => kind !== 'text').map(({ box }) => box);
  const start = Math.min(...outlines.map(({ x }) => x));
  const end = Math.max(...outlines.map(right));
  const before =
    (sharedEdge(
      drawn.map(({ x }) => x),
      start,
    ) ?? start) - inner.x0;
  const after = inner.x1 - (sharedEdge(drawn.map(right), end) ?? end);
  const { spacing, consensus } = context;
  // Beside what stands in the middle, a part at the right alone leaves as much room at the left as it does there.
  const endsRight =
    bounded.length < placed.length && bounded.every(({ box }) => after < before && standsRight(box, inner));
  if (bounded.length === 0) {
    // Lines in the middle: as much room at the sides as above them, if they have that.
    if (!isBox) return { css: {}, frame: inner };
    // A font that runs a little wider must not break a line; where boxes end is known.
    const widest = Math.max(...children.map((child) => (child.text ? naturalWidth(child.text) + 8 : child.box.width)));
    const room = (inner.x1 - inner.x0 - widest) / 2;
    const head = Math.min(...children.map(({ box }) => box.y)) - node.box.y;
    // A button is as wide as its words and its sign with what is beside them.
    const isSnug = node.role === 'button' && room <= MAX_BUTTON_PADDING_PX;
    const own = isSnug ? room : Math.min(room, head, 32);
    const side = spacing.step(Math.max(0, consensus.number(node, 'padding-x', own)));
    return padded(side, side, inner);
  }
  const isEven = isBox && consensus.choice(node, 'ends-right', endsRight);
  const left = spacing.step(
    Math.max(0, consensus.number(node, 'padding-left', isEven ? Math.min(before, after) : before)),
  );
  const own = spacing.step(Math.max(0, consensus.number(node, 'padding-right', Math.min(after, before))));
  if (!isBox) {
    const isInset =
      all.some((child) => child.paint !== undefined || isBounded(child)) && left >= 8 && Math.abs(own - left) <= 4;
    return left >= 4 ? padded(left, isInset ? left : 0, inner) : { css: {}, frame: inner };
  }
  return padded(left, Math.abs(own - left) <= 4 ? left : own, inner);
}

/** Whether a part lies in the right half of its columns. */
const standsRight = ({ x }: Box, { x0, x1 }: Frame): boolean => x >= (x0 + x1) / 2;

/** Wider room beside the words of a button is not all padding, in px. */
const MAX_BUTTON_PADDING_PX = 40;

/** Letters may stick out of their column by so much, in px. */
const MAX_OVERHANG_PX = 3;

/** The edge that boxes share, where no more than letters stick out of it. @param outermost where the first of all that is seen begins */
function sharedEdge(edges: readonly number[], outermost: number): number | undefined {
  const near = edges.filter((edge) => Math.abs(edge - outermost) <= MAX_OVERHANG_PX);
  const [first] = near;
  return near.length >= 2 && near.every((edge) => Math.abs(edge - first) <= 1) ? first : undefined;
}

function padded(left: number, right_: number, { x0, x1 }: Frame): { css: Css; frame: Frame } {
  return {
    css: {
      ...(left > 0 ? { 'padding-left': px(left) } : {}),
      ...(right_ > 0 ? { 'padding-right': px(right_) } : {}),
    },
    frame: { x0: x0 + left, x1: x1 - right_ },
  };
}

const isCentered = ({ kind, box, ink, text }: LayoutNode, frame: Frame): boolean =>
  (kind === 'text' ? text!.align !== 'left' || text!.lines.length === 1 : true) &&
  placeOf(kind === 'text' ? ink : box, frame) === 'center';

function listStyleOf(list: LayoutNode): string {
  if (list.role === 'ol') return 'decimal';
  const [bullet = 'none'] = list.children.flatMap(({ text }) => (text?.bullet ? [text.bullet] : []));
  return bullet === true ? 'disc' : bullet;
}

const TAGS = new Set(
  'header footer main nav section article aside ul ol form blockquote figure figcaption fieldset a li'.split(' '),
);

export const tagOf = ({ role }: LayoutNode): string => (role && TAGS.has(role) ? role : 'div');

export const nameOf = ({ role, paint, kind }: LayoutNode): string =>
  role === 'ul' || role === 'ol' ? 'list' : (role ?? (paint ? 'box' : kind));
