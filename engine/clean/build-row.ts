import { asItem } from '../emit/as-item.ts';
import { borderWidthsOf } from '../emit/border-widths.ts';
import { px } from '../emit/lengths.ts';
import { isFixedSize, staysOneRow } from '../emit/min-content-width.ts';
import { paintCss } from '../emit/paint-css.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';
import { toHex } from '../raster/color.ts';
import { addBackdrops } from './add-backdrops.ts';
import { buildGrid, isBounded, isPainted, tracksOf } from './build-grid.ts';
import { buildLine } from './build-line.ts';
import { nameOf, tagOf } from './build-stack.ts';
import { centeredPitch } from './centered-columns.ts';
import { equalShare, FONT_SLACK_PX, gapOf, isAtOnePlace, lanesOf } from './column-measures.ts';
import { addAt, type Built, type Context, type Frame, screenFor } from './context.ts';
import { buildDivided, dividedCells } from './divided-cells.ts';
import { dividesOnlyRows } from './divides-only-rows.ts';
import { isCompact, isOrnament, isShort } from './is-compact.ts';
import { isShrunk } from './is-shrunk.ts';
import { indent, padEnds, padSides } from './row-padding.ts';
import { standAtEnds } from './stand-at-ends.ts';

/** Middles that are no further apart are on one line, in px. */
const SAME_LINE_PX = 4;

/** Children side by side: a line of short things, a grid of columns, or a fixed column beside one that takes the rest. */
export function buildRow(node: LayoutNode, frame: Frame, context: Context): Built {
  const sorted = [...node.children].sort((a, b) => a.ink.x - b.ink.x);
  const isBox = Boolean(node.paint || node.image);
  const children = isBox ? sorted.filter((child) => !edgeOf(child, node)) : sorted;
  const element: Element = {
    tag: tagOf(node),
    name: nameOf(node),
    css: { ...paintCss(node.paint), ...edgeCss(sorted, node) },
    children: [],
    ...(node.instance ? { instance: node.instance } : {}),
  };
  const inner = isBox ? innerEdges(node) : frame;
  const cells = dividedCells({ ...node, children }, inner);
  const content = cells
    ? inner
    : isBox
      ? padSides(node, children, frame, element, context)
      : { ...indent(node, children, frame, element, context), hugs: frame.hugs ?? false };
  const { top, height } = cells
    ? buildDivided(node, cells, content, element, context)
    : fillRow(node, children, content, element, context);
  const padded = isBox ? padEnds(node, top, height, element.css, context) : { top, height };
  const done = node.role === 'nav' && !children.some(isList) ? asNavigation(element, node) : element;
  if (isList(node)) {
    element.css['list-style'] = 'none';
    element.children = (element.children as Element[]).map(asItem);
  }
  addBackdrops(done, node, context);
  return { element: done, ...padded };
}

/** Where the content of a box may begin and end: within its frame. */
function innerEdges({ box, paint }: LayoutNode): Frame {
  const edges = borderWidthsOf(paint);
  return { x0: box.x + edges.left, x1: right(box) - edges.right };
}

/** The side of a box that an upright line runs along. */
function edgeOf({ kind, box }: LayoutNode, node: LayoutNode): 'left' | 'right' | undefined {
  if (kind !== 'rule' || box.height < 0.9 * node.box.height || node.children.length < 2) return undefined;
  if (box.x <= node.box.x + 2) return 'left';
  return right(box) >= right(node.box) - 2 ? 'right' : undefined;
}

function edgeCss(children: readonly LayoutNode[], node: LayoutNode): Css {
  if (!node.paint) return {};
  const css: Css = {};
  for (const child of children) {
    const side = edgeOf(child, node);
    if (!side) continue;
    const more = side === 'left' ? child.box.x - node.box.x : right(node.box) - right(child.box);
    css[`border-${side}`] = `${px(Math.round(child.box.width + more))} solid ${toHex(child.color ?? 0)}`;
  }
  return css;
}

function fillRow(
  node: LayoutNode,
  children: LayoutNode[],
  content: Frame,
  element: Element,
  context: Context,
): { top: number; height: number } {
  const { consensus } = context;
  const areAtEnds = consensus.choice(node, 'at-ends', !('rows' in node) && standAtEnds(children, content));
  // An entry that is opened has a paragraph where others have but their words: that takes the room in all of them.
  const isRoomy = consensus.range(node, 'roomy', Number(holdsParagraph(children))).greatest > 0;
  const isLikeLine = consensus.choice(
    node,
    'line',
    children.every(isCompact) ||
      isOrnament(children) ||
      (children.every(isShort) && areInMiddle(children, content)) ||
      (areAtEnds && children.every((child) => isCompact(child) || child.text?.lines.length === 1)),
  );
  const isLine = isLikeLine && !isRoomy;
  const isKept =
    !isLine &&
    consensus.choice(node, 'one-row', staysOneRow(children) || children.every((child) => isFixedSize(child)));
  const areThumbnails = children.length > 2 && children.every(isThumbnail);
  const areColumns = areThumbnails || children.every(isColumn);
  const shares =
    !('rows' in node) && (isLine || areAtEnds || (isKept && !areColumns)) && !centeredPitch(children)
      ? undefined
      : tracksOf(
          'rows' in node ? (node.rows as LayoutNode[])[0].children.toSorted((a, b) => a.ink.x - b.ink.x) : children,
          content,
        );
  // A portrait beside its words keeps its size; as a share of the row it would fill a phone.
  const tracks = shares?.spans && children.some(isThumbnail) ? undefined : shares;
  if (tracks) {
    const [whole, ...cells] = buildGrid(
      node,
      tracks,
      content,
      element,
      context,
      areThumbnails || (isKept && areColumns),
    );
    element.children = cells.map(({ element: cell }) => cell);
    for (const { element: cell } of cells) closeHoles(cell, context);
    if (!('rows' in node)) return alignItems(node, children, cells, element, context, false);
    return whole;
  }
  // Figures with what they count below them stand in a line where no grid has its columns there.
  const isLoose = isLine || (!isKept && consensus.choice(node, 'loose', children.every(isShort)));
  const built = isLoose
    ? buildLine(node, children, content, element, context)
    : areAtEnds && !isKept
      ? buildEnds(children, content, element, context)
      : buildSides(node, children, content, element, isKept, context);
  if (!isLoose) element.children = built.map((one) => one.element);
  if (!isLoose && !isKept) for (const { element: column } of built) closeHoles(column, context);
  return alignItems(node, children, built, element, context, isLoose || isKept, !isRoomy);
}

/** Whether a paragraph, or a stack with one, stands among small things, beside which it has room on a phone. */
function holdsParagraph(children: readonly LayoutNode[]): boolean {
  const wide = children.filter((child) => !isCompact(child));
  const [only] = wide;
  const isStack = only?.kind === 'stack' && !only.paint && !only.image;
  const texts = isStack ? only.children : wide;
  return wide.length === 1 && texts.some(({ text }) => (text?.lines.length ?? 0) > 1) && staysOneRow(children);
}

/** Square pictures up to this width, in px, stay small beside each other on a phone. */
const MAX_THUMBNAIL_PX = 160;

const isThumbnail = ({ kind, image, box }: LayoutNode): boolean =>
  kind === 'image' &&
  !image?.drawing &&
  box.width <= MAX_THUMBNAIL_PX &&
  Math.abs(box.width - box.height) <= 0.1 * box.width;

/** Less room at both sides, in px, or more difference between them, tells nothing. */
const MIN_SIDE_ROOM_PX = 48;
const MAX_UNEVEN_PX = 8;

/** Whether a portrait and its lines, and nothing else, stand in the middle of their columns. */
function areInMiddle(children: readonly LayoutNode[], { x0, x1 }: Frame): boolean {
  const [before, after] = [children[0].box.x - x0, x1 - right(children[children.length - 1].ink)];
  return children[0].kind === 'image' && before >= MIN_SIDE_ROOM_PX && Math.abs(before - after) <= MAX_UNEVEN_PX;
}

/** Things below each other in no frame: a heading with its links. */
const isColumn = ({ kind, paint, image, children }: LayoutNode): boolean =>
  kind === 'stack' && !paint && !image && children.length > 1;

/** Larger distances in a column set it level with what stands beside it; once they are stacked, they would be holes. */
const MAX_PHONE_DISTANCE_PX = 64;

function closeHoles(column: Element, context: Context): void {
  if (screenFor('lg', context) !== 'lg') return;
  for (const child of column.children) {
    if (typeof child === 'string') continue;
    const distance = child.css['margin-top'];
    if (!(Number.parseFloat(distance ?? '0') > MAX_PHONE_DISTANCE_PX)) continue;
    child.css['margin-top'] = px(MAX_PHONE_DISTANCE_PX);
    addAt(child, 'lg', { 'margin-top': distance }, context);
  }
}

/** Where things of a row stand in its height. @returns where the row begins in the design and how high it is */
function alignItems(
  node: LayoutNode,
  children: readonly LayoutNode[],
  built: readonly Built[],
  element: Element,
  context: Context,
  isOneLine: boolean,
  canBeMiddle = true,
): { top: number; height: number } {
  const height = Math.max(...built.map((one) => one.height));
  children.forEach(({ kind, box }, i) => {
    // A line that divides the row is as high as the row.
    if (kind !== 'rule' || box.width >= box.height || box.height < 0.7 * height) return;
    const { css } = built[i].element;
    delete css.height;
    css['align-self'] = 'stretch';
  });
  // Below each other, on a phone, columns are as wide as the screen.
  const place = (css: Css): void => {
    if (isOneLine) Object.assign(element.css, css);
    else addAt(element, 'lg', css, context);
  };
  const middles = built.map((one) => one.top + one.height / 2);
  const isLevel = built.every(({ top }) => Math.abs(top - built[0].top) <= 2);
  const isMiddle = context.consensus.choice(
    node,
    'middle',
    (isOneLine || !isLevel) && Math.max(...middles) - Math.min(...middles) <= SAME_LINE_PX,
  );
  if (isMiddle && canBeMiddle) {
    place({ 'align-items': 'center' });
    return { top: middles.reduce((sum, one) => sum + one, 0) / middles.length - height / 2, height };
  }
  const top = Math.min(...built.map((one) => one.top));
  if (context.consensus.choice(node, 'baseline', isOneLine && shareBaseline(children))) {
    place({ 'align-items': 'baseline' });
    return { top, height: Math.max(...built.map((one) => one.top + one.height)) - top };
  }
  const cards = children.filter(({ paint, children: inside }) => paint && inside.length > 0);
  // A card that is seen to end before the row does is as high as what is in it.
  const foot = Math.max(...children.map(({ box }) => bottom(box)));
  const isStretched = isLevel && cards.every(({ box }) => foot - bottom(box) <= MAX_SHORT_PX);
  const isGrid = !isOneLine && element.css.display === 'grid';
  if (!isStretched || (cards.length === 0 && !isGrid)) place({ 'align-items': 'flex-start' });
  built.forEach((one, i) => {
    const drop = context.spacing.step(Math.max(0, context.consensus.number(children[i], 'drop', one.top - top)));
    if (drop < 2) return;
    // Below each other a drop would be a hole.
    if (isOneLine || drop <= 4) one.element.css['margin-top'] = px(drop);
    else if (Math.abs(one.top + one.height / 2 - (top + height / 2)) <= 4) {
      addAt(one.element, 'lg', { 'align-self': 'center' }, context);
    } else addAt(one.element, 'lg', { 'margin-top': px(drop) }, context);
  });
  return { top, height: Math.max(...built.map((one) => one.top + one.height)) - top };
}

/** What a card may lack of the height of its row, in px, and still fill it. */
const MAX_SHORT_PX = 16;

/** Baselines that differ by no more, in px, are one. */
const SAME_BASELINE_PX = 2.5;

/** Whether words of different sizes stand on one line: a price and what it is for. */
function shareBaseline(children: readonly LayoutNode[]): boolean {
  const baselines = children.map(({ text }) => {
    if (text?.lines.length !== 1) return Number.NaN;
    const { ascent, descent } = text.font;
    return text.box.y + (text.box.height + (ascent - descent) * text.size) / 2;
  });
  return children.length > 1 && Math.max(...baselines) - Math.min(...baselines) <= SAME_BASELINE_PX;
}

/** What stands at both ends of its columns, and below each other on a phone: the first part has all the room that the second one leaves. */
function buildEnds(
  [first, last]: readonly LayoutNode[],
  { x0, x1 }: Frame,
  element: Element,
  context: Context,
): Built[] {
  Object.assign(element.css, {
    display: 'flex',
    'flex-direction': 'column',
    'align-items': 'flex-start',
    gap: px(STACKED_GAP_PX),
  });
  addAt(element, 'lg', { 'flex-direction': 'row', 'justify-content': 'space-between' }, context);
  const built = [
    context.build(first, { x0, x1: last.box.x - STACKED_GAP_PX }),
    context.build(last, { x0: last.box.x, x1: x1 + MIN_SLACK_PX }),
  ];
  const [{ element: end }] = built.slice(1);
  if (end.css.width === '100%') delete end.css.width;
  addAt(end, 'lg', { 'flex-shrink': '0' }, context);
  return built;
}

/** Columns without a common measure: what keeps its width, and what takes the room that is left. */
function buildSides(
  node: LayoutNode,
  children: readonly LayoutNode[],
  { x0, x1 }: Frame,
  element: Element,
  isKept: boolean,
  context: Context,
): Built[] {
  const { spacing, consensus } = context;
  // Words that begin their column end where the next one begins.
  const lanes = lanesOf(children, x0, context).map((lane, i, all) =>
    children[i].text && lane?.side === 'left' && all[i + 1]?.side === 'left' ? lane : undefined,
  );
  const starts = children.map(({ box, ink, kind }, i) =>
    kind !== 'text' ? box.x : lanes[i] ? x0 + lanes[i].start : ink.x,
  );
  // An icon ends where it comes out, on the scale.
  const isIcon = ({ image }: LayoutNode): boolean => image?.kind === 'icon';
  const ends = children.map((child, i) =>
    isIcon(child)
      ? child.box.x + spacing.step(child.box.width)
      : isBounded(child)
        ? right(child.box)
        : lanes[i]
          ? x0 + lanes[i].end
          : right(child.ink),
  );
  const gaps = starts.slice(1).map((start, i) => start - ends[i]);
  const gap = gapOf(node, children, Math.min(64, ...gaps), context);
  const room = consensus.choice(node, 'room', roomOf(gaps, gap));
  // The widest column gives way; the others are as wide as they are drawn, up to where the next begins.
  const elastic = room === undefined ? consensus.choice(node, 'elastic', widestOf(children)) : -1;
  Object.assign(
    element.css,
    isKept
      ? { display: 'flex', gap: px(gap) }
      : { display: 'flex', 'flex-direction': 'column', gap: px(Math.min(32, Math.max(16, gap))) },
  );
  if (!isKept) addAt(element, 'lg', { 'flex-direction': 'row', 'column-gap': px(gap) }, context);
  const isLined = children.map((child, i) => isAtOnePlace(child, starts[i] - x0, context));
  // Words in a column of the list end where the next column begins.
  const isTabular = children.map((_, i) => isLined[i] && isLined[i + 1]);
  const share = equalShare(children, gaps, gap, x1 - x0);
  let at = x0;
  const widths = children.map((child, i) => {
    const until = i + 1 < children.length ? starts[i + 1] - gap : x1;
    const end =
      isBounded(child) && i !== elastic ? right(child.box) : Math.max(until, right(child.ink) + FONT_SLACK_PX);
    const from = i === 0 ? x0 : at;
    const width = i === elastic ? until - from : spacing.step(consensus.number(child, 'width', end - from));
    at = from + width + gap;
    return { from, width };
  });
  // Lines before the free room have it, too: on a phone they break.
  const before = room === undefined || share ? undefined : children[room - 1];
  const isRoomy = isKept && before?.kind === 'stack' && !before.paint && !isCompact(before);
  const early = room === undefined || share ? 0 : endOf(node, children[children.length - 1], x1, context);
  // What follows the elastic column is measured from the end.
  let end = x1;
  for (let i = children.length - 1; i > elastic && elastic >= 0; i--) {
    widths[i].from = end - widths[i].width;
    end = widths[i].from - gap;
  }
  if (widths[elastic]) widths[elastic].width = end - widths[elastic].from;
  return children.map((child, i) => {
    const { from, width } = share ? { from: x0 + i * (share + gap), width: share } : widths[i];
    const built = context.build(child, { x0: from, x1: from + Math.max(1, width) });
    const item: Element = built.element;
    if (i === room && !share && !isRoomy) {
      if (isKept) item.css['margin-left'] = 'auto';
      else addAt(item, 'lg', { 'margin-left': 'auto' }, context);
    }
    if (early > 0 && i === children.length - 1) addAt(item, 'lg', { 'margin-right': px(early) }, context);
    if (i === elastic || isAsLong(child, children[elastic]) || share || (isRoomy && child === before)) {
      if (isKept) Object.assign(item.css, { flex: '1 1 0%', 'min-width': '0' });
      else addAt(item, 'lg', { flex: '1 1 0%', 'min-width': '0' }, context);
    } else if (!isKept && child.kind === 'image' && !child.image?.drawing && width <= MAX_LOGO_WIDTH_PX) {
      // Below the others, it would be as wide as the screen.
      Object.assign(item.css, { width: px(width), 'max-width': '100%', 'flex-shrink': '0' });
    } else if (child.kind === 'text') {
      item.css['min-width'] = '0';
      addAt(item, 'lg', { ...(isTabular[i] ? { width: px(width) } : {}), 'flex-shrink': '0' }, context);
    } else if (isCompact(child)) {
      item.css['flex-shrink'] = '0';
      if (item.css.width === '100%') delete item.css.width;
    } else if (isKept && width > MAX_RIGID_WIDTH_PX && !isSized(child, item)) {
      Object.assign(item.css, { width: px(width), 'min-width': '0' });
    } else if (isKept && width > MAX_RIGID_WIDTH_PX && item.css.width === '100%') {
      Object.assign(item.css, { 'min-width': '0', 'max-width': px(width) });
    } else if (isKept) {
      item.css['flex-shrink'] = '0';
      if (!isSized(child, item) || item.css.width === '100%') item.css.width = px(width);
    } else {
      const isSelf = child.kind === 'rule' || (isShrunk(child, { x0, x1 }) && item.css.width !== '100%');
      const own: Css = isSelf ? {} : { width: px(width) };
      // As wide as its frame, a line would break in a font that runs a little wider.
      const isTight = own.width !== undefined && fillsLines(child, from + width - MIN_SLACK_PX);
      addAt(item, 'lg', { ...own, 'flex-shrink': '0', ...(isTight ? { 'white-space': 'nowrap' } : {}) }, context);
    }
    if (!isKept && dividesOnlyRows(child, children)) {
      item.css.display = 'none';
      addAt(item, 'lg', { display: 'block' }, context);
    }
    return { ...built, element: item };
  });
}

/** Lines on both sides of words give way alike. */
const isAsLong = (line: LayoutNode, other?: LayoutNode): boolean =>
  line.kind === 'rule' && other?.kind === 'rule' && Math.abs(line.box.width - other.box.width) <= SAME_LENGTH_PX;

const SAME_LENGTH_PX = 6;

/** What a row keeps from the end of its columns, in px, to reach there. */
const MAX_END_PX = 6;

/** How far before the end of the columns the last thing of a row ends: only where its box does is known. */
function endOf(node: LayoutNode, last: LayoutNode, x1: number, { spacing, consensus }: Context): number {
  const after = consensus.number(node, 'ends-early', isBounded(last) ? Math.max(0, x1 - right(last.box)) : 0);
  return after > MAX_END_PX ? spacing.step(after) : 0;
}

/** A field that is wider gives way on a phone, in px. */
const MAX_RIGID_WIDTH_PX = 160;
/** A logo or a portrait is no wider on a phone than beside others, in px. */
const MAX_LOGO_WIDTH_PX = 240;
/** Free room between two things of a row is at least so wide, in px. */
const MIN_FREE_ROOM_PX = 72;

/** What stands behind the free room of a row, at its end. */
function roomOf(gaps: readonly number[], gap: number): number | undefined {
  const widest = Math.max(...gaps);
  return widest >= MIN_FREE_ROOM_PX && widest > 2 * gap ? gaps.indexOf(widest) + 1 : undefined;
}

const isSized = (child: LayoutNode, { css, tag }: Element): boolean =>
  css.width !== undefined ||
  tag === 'svg' ||
  child.kind === 'image' ||
  child.role === 'button' ||
  (child.kind === 'text' && child.text!.lines.length === 1);

function widestOf(children: readonly LayoutNode[]): number {
  const rank = (child: LayoutNode): number =>
    (isFixedSize(child) ? 0 : child.kind === 'image' ? 1 : 2) * 10_000 + child.box.width;
  return children.reduce((best, child, i) => (rank(child) > rank(children[best]) ? i : best), 0);
}

const isList = ({ role }: LayoutNode): boolean => role === 'ul' || role === 'ol';

/** Entries that are alike among others: the pages between two arrows, the places of a trail with the signs behind them. */
const isRun = ({ tag, css, children }: Element): boolean =>
  tag === 'div' &&
  !isPainted(css) &&
  children.every(
    (child) => typeof child !== 'string' && (child.tag === 'a' || (child.tag === 'div' && child.children.some(isLink))),
  );

const isLink = (child: Element | string): boolean => typeof child !== 'string' && child.tag === 'a';

/** A navigation of nothing but links holds a list of them; a trail has an order. */
function asNavigation(element: Element, node: LayoutNode): Element {
  const { instance: _, ...rest } = element;
  const list: Element = {
    ...rest,
    tag: node.component?.kind === 'breadcrumb' ? 'ol' : 'ul',
    name: 'list',
    css: { ...element.css, 'list-style': 'none' },
    children: (element.children as Element[])
      .flatMap((child) => (isRun(child) ? child.children : [child]) as Element[])
      .map(asItem),
  };
  return { tag: 'nav', name: 'nav', css: {}, children: [list] };
}

/** Between parts that stand below each other on a phone, in px. */
const STACKED_GAP_PX = 24;

/** What a line needs behind it, in px, so as not to break. */
const MIN_SLACK_PX = 4;

/** Whether each text of a part is one line, and one of them reaches a column. */
function fillsLines(node: LayoutNode, x: number): boolean {
  const textsIn = (part: LayoutNode): LayoutNode[] => (part.text ? [part] : part.children.flatMap(textsIn));
  const texts = textsIn(node);
  return texts.every(({ text }) => text!.lines.length === 1) && texts.some(({ ink }) => right(ink) > x);
}
