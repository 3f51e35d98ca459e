import { borderWidthsOf } from '../emit/border-widths.ts';
import { px } from '../emit/lengths.ts';
import { paintCss } from '../emit/paint-css.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right, unionBox } from '../raster/box.ts';
import { addBackdrops } from './add-backdrops.ts';
import { CONTAINERS, commonEdges, edgesOf, GUTTERS, holdsCentered, holdsPitched, SAME_EDGE_PX } from './band-edges.ts';
import { joinGrids } from './build-grid.ts';
import { buildRigid } from './build-rigid.ts';
import { driftOf, stackUp, tagOf } from './build-stack.ts';
import { prove } from './build-text.ts';
import { keyOf, trace } from './check/origin.ts';
import { addAt, type Built, type Context, type Frame, screenFor } from './context.ts';
import { shareMeasure } from './shared-measure.ts';

const PHONE_GUTTER_PX = 16;
/** A gutter that is as narrow in the design is the same on a phone. */
const MAX_PHONE_GUTTER_PX = 24;

/** The edges that a band keeps, and what the page leaves free at its sides. */
type Sides = { common: Frame; gutter: number };

/** `end`: where its ground ends in the design, in px. */
type Band = Built & { end?: number };

/** How a band holds its content: at most so wide, in the middle, with a gutter at the sides. */
type Container = { max?: number; gutter: number; x0: number; x1: number };

/**
 * The parts of a page below each other. Each goes from edge to edge, with its content in a container; what follows each other
 * without a ground of its own shares one.
 */
export function buildBands(children: readonly LayoutNode[], frame: Frame, context: Context): Band[] {
  const groups = groupBands(children, frame);
  const contents = groups.map((group) => contentOf(group, frame));
  const plain = contents.filter((content) => !holdsCentered(content, frame)).map((content) => edgesOf(content, frame));
  const known = commonEdges(plain, frame);
  const edges = contents.map((content) => edgesOf(content, frame, known));
  const common = commonEdges(edges, frame);
  return groups.map((group, i) => {
    const shares = edges.some((other, j) => i !== j && isSameFrame(other, edges[i]));
    // Where letters begin is known to a pixel or two: edges that near to those of the page are these.
    const isOwn =
      !isSameFrame(edges[i], common) &&
      isCentred(edges[i], frame) &&
      !contents[i].every((node) => isCentredLine(node, frame)) &&
      (shares || holdsPitched(contents[i], frame) || reachesSides(contents[i], edges[i], frame));
    return buildBand(group, frame, { common: isOwn ? edges[i] : common, gutter: common.x0 - frame.x0 }, context);
  });
}

const isWide = ({ box }: LayoutNode, { x0, x1 }: Frame): boolean =>
  box.x <= x0 + SAME_EDGE_PX && right(box) >= x1 - SAME_EDGE_PX;

/** A painted part from edge to edge, or one with a role of its own, stands alone. */
const standsAlone = (node: LayoutNode, frame: Frame): boolean =>
  node.role === 'header' ||
  node.role === 'footer' ||
  node.role === 'section' ||
  node.role === 'nav' ||
  ((node.paint || node.image || node.kind === 'image' || node.kind === 'rule') && isWide(node, frame));

function groupBands(children: readonly LayoutNode[], frame: Frame): LayoutNode[][] {
  const groups: LayoutNode[][] = [];
  let isOpen = false;
  for (const child of children) {
    const alone = standsAlone(child, frame);
    if (!alone && isOpen) groups[groups.length - 1].push(child);
    else groups.push([child]);
    isOpen = !alone;
  }
  return groups;
}

const PARTS = new Set(['header', 'footer', 'section', 'nav', 'main']);

/** A part of the page whose own element the band is: its content goes into the container. */
function isBandItself(node: LayoutNode, frame: Frame): boolean {
  if (node.children.length === 0 || (node.kind !== 'stack' && node.kind !== 'row')) return false;
  return node.paint || node.image ? isWide(node, frame) : PARTS.has(node.role ?? '');
}

const contentOf = (group: readonly LayoutNode[], frame: Frame): LayoutNode[] =>
  group.length === 1 && isBandItself(group[0], frame) ? group[0].children : [...group];

const isSameFrame = (a: Frame, b: Frame): boolean =>
  Math.abs(a.x0 - b.x0) <= SAME_EDGE_PX && Math.abs(a.x1 - b.x1) <= SAME_EDGE_PX;

const isCentred = (own: Frame, { x0, x1 }: Frame): boolean => Math.abs(own.x0 - x0 - (x1 - own.x1)) <= SAME_EDGE_PX;

/** A line in the middle ends where its words do, not where its container does. */
const isCentredLine = ({ kind, text, ink }: LayoutNode, frame: Frame): boolean =>
  kind === 'text' && text?.lines.length === 1 && isCentred({ x0: ink.x, x1: right(ink) }, frame);

/** What a padding that is the same above and below may add to a band or take from it, in px. */
const MAX_EVEN_ERROR_PX = 2;

/** What is narrower may be a pair of buttons. */
const MIN_CONTAINER_SHARE = 0.5;

/** Whether boxes or pictures begin and end where the content does: it is as wide as its container. */
function reachesSides(nodes: readonly LayoutNode[], edges: Frame, frame: Frame): boolean {
  const { x0, x1 } = edges;
  if (x1 - x0 < MIN_CONTAINER_SHARE * (frame.x1 - frame.x0)) return isTextColumn(nodes, edges, frame);
  const solid = nodes.flatMap(partsOf).filter(({ paint, kind }) => paint || kind === 'image');
  return (
    solid.some(({ box }) => Math.abs(box.x - x0) <= SAME_EDGE_PX) &&
    solid.some(({ box }) => Math.abs(right(box) - x1) <= SAME_EDGE_PX)
  );
}

/** So many texts that begin at one edge do not do so by chance. */
const MIN_TEXT_COUNT = 3;

/** Whether texts begin at the left edge of a picture, a box or a line from one edge to the other: an article. */
function isTextColumn(nodes: readonly LayoutNode[], edges: Frame, frame: Frame): boolean {
  const isSpanning = ({ kind, paint, box }: LayoutNode): boolean =>
    (kind === 'image' || kind === 'rule' || paint !== undefined) && isSameFrame({ x0: box.x, x1: right(box) }, edges);
  const begins = ({ kind, ink }: LayoutNode): boolean =>
    kind === 'text' && Math.abs(ink.x - edges.x0) <= SAME_EDGE_PX && !isCentred({ x0: ink.x, x1: right(ink) }, frame);
  return nodes.some(isSpanning) && nodes.filter(begins).length >= MIN_TEXT_COUNT;
}

const partsOf = (node: LayoutNode): LayoutNode[] => [node, ...node.children.flatMap(partsOf)];

function buildBand(group: LayoutNode[], frame: Frame, sides: Sides, context: Context): Band {
  const [only] = group;
  if (group.length === 1 && (only.kind === 'image' || only.kind === 'rule') && isWide(only, frame))
    return context.build(only, frame);
  const isPart = group.length === 1 && isBandItself(only, frame);
  const content = joinGrids(contentOf(group, frame));
  const container = containerOf(content, frame, sides);
  const box = unionBox(group.map((node) => node.box));
  // Its paint belongs to the band; the container inside keeps the content together.
  const inner: LayoutNode = isPart
    ? ({
        ...only,
        paint: undefined,
        image: undefined,
        backdrops: undefined,
        role: undefined,
        instance: undefined,
        component: undefined,
      } as LayoutNode)
    : { kind: 'stack', box, ink: box, children: content };
  const own = { x0: container.x0, x1: container.x1 };
  const isRow = isPart && only.kind === 'row';
  const element: Element = {
    tag: isPart && only.role ? tagOf(only) : 'section',
    name: isPart ? (only.role ?? 'section') : 'section',
    css: isPart ? paintCss(only.paint) : {},
    children: [],
  };
  const { spacing } = context;
  const edges = borderWidthsOf(isPart ? only.paint : undefined);
  const start = isPart && (only.paint || only.image) ? only.box.y : undefined;
  const aboveOf = (top: number): number =>
    start === undefined ? 0 : spacing.step(Math.max(0, top - start - edges.top));
  /** How far its content begins above it, as a negative length. */
  const overOf = (top: number): number => (start === undefined ? 0 : spacing.step(Math.min(0, top - start)));
  /** The padding of a band that has about as much above as below, in px, if the band ends where it should with it. */
  const evenOf = (above: number, below: number): number | undefined => {
    const even = spacing.step((above + below) / 2);
    return Math.abs(above - below) <= 4 && Math.abs(2 * even - above - below) <= MAX_EVEN_ERROR_PX ? even : undefined;
  };
  let filled: Built;
  const isParted =
    isPart && !isRow && container.x0 > frame.x0 && content.some((one) => one.kind === 'rule' && isWide(one, frame));
  if (isParted) {
    // A line from edge to edge parts it into bands of its own.
    const sorted = [...content].sort((a, b) => a.box.y - b.box.y);
    const built = buildBands(sorted, frame, context);
    const [{ top }] = built;
    const parts: Element = { tag: 'div', name: 'parts', css: {}, children: built.map((one) => one.element) };
    filled = { element: parts, top, height: placeBands(built, top, context) - top };
  } else if (isRow) {
    const flat = { ...inner, ...(only.role === 'nav' ? { role: 'nav', component: only.component } : {}) } as LayoutNode;
    filled = context.build({ ...flat, box: { ...flat.box, x: own.x0, width: own.x1 - own.x0 } } as LayoutNode, own);
    if (only.role === 'nav') element.tag = 'div';
  } else if (context.manners.of(isPart ? only : inner).rigid) {
    filled = buildRigid(inner, own, context);
  } else {
    const children = [...content].sort((a, b) => a.box.y - b.box.y);
    const columns = shareMeasure(prove(own, children, context), children, context);
    const built = children.map((child) => context.build(child, columns));
    const stack: Element = {
      tag: 'div',
      name: 'container',
      css: {},
      children: built.map(({ element: child }) => child),
    };
    const [{ top }] = built;
    const above = aboveOf(top);
    const below = bottom(only.box) - edges.bottom - Math.max(...children.map(({ box: one }) => bottom(one)));
    const padding = evenOf(above, spacing.step(Math.max(0, below))) ?? above;
    const origin = start === undefined ? undefined : start + overOf(top) + edges.top + padding;
    const drift = start === undefined ? 0 : driftOf(only, start, context);
    const whole = { ...inner, slot: undefined } as LayoutNode;
    const height = stackUp(whole, children, built, stack, own, context, origin, drift);
    filled = { element: stack, top: built[0].top, height };
  }
  if (!isParted) hold(filled.element, container, context);
  if (container.gutter === 0 && !isPart) keepFromEdges(filled.element, context);
  const above = aboveOf(filled.top);
  const below =
    start === undefined ? 0 : spacing.step(Math.max(0, bottom(only.box) - edges.bottom - filled.top - filled.height));
  const even = evenOf(above, below);
  padBand(element, even ?? above, even ?? below, context);
  // What sticks out at the top would pull the whole band up with it.
  const over = overOf(filled.top);
  if (over < 0) {
    filled.element.css['margin-top'] = px(over);
    element.css.display = 'flow-root';
  }
  element.children = isParted ? filled.element.children : [filled.element];
  const whole = isParted ? element : simplify(element, isPart);
  if (isPart) addBackdrops(whole, only, context);
  trace(whole, isPart ? only : inner);
  const height =
    context.heights.get(keyOf(isPart ? only : inner)) ??
    filled.height + over + (even ?? above) + (even ?? below) + edges.top + edges.bottom;
  return { element: whole, top: start ?? filled.top, height, end: start === undefined ? undefined : bottom(only.box) };
}

/** What a band on a ground of its own may end too early or too late, in px, where the next one begins. */
const MAX_SEAM_PX = 4;

/** Distances between the bands; each makes up for what the one before left over. @returns where the last one ends */
export function placeBands(built: readonly Band[], start: number, { spacing, heights }: Context): number {
  let cursor = start;
  built.forEach(({ element, top, height }, i) => {
    const left = Math.round(top - cursor);
    // The ground of the page would show between bands that touch.
    const touches = i > 0 && built[i - 1].end === top && Math.abs(left) <= MAX_SEAM_PX;
    const gap = touches ? 0 : spacing.step(left);
    // The first distance would collapse through the body.
    if (gap !== 0) {
      if (i === 0 && !element.css['background-color']) element.css['padding-top'] = px(Math.max(0, gap));
      else element.css['margin-top'] = px(gap);
    }
    const risen = Math.max(-gap, risenIn(element));
    if (risen > 0 && i > 0) keepRoom(built[i - 1].element, risen);
    // A height that was measured has the padding in it.
    const isInside = i === 0 && heights.size > 0 && !element.css['background-color'];
    cursor += isInside ? Math.max(gap, height) : gap + height;
  });
  return cursor;
}

/** How far the content of a band rises into the one above, in px. */
function risenIn({ css, children: [first] }: Element): number {
  const isElement = css.display === 'flow-root' && typeof first === 'object' && 'css' in first;
  return isElement ? Math.max(0, -Number.parseFloat(first.css['margin-top'] ?? '0')) : 0;
}

/** What rises into the band above takes so much of its padding, in px: on a phone, where that is less, words would lie below it. */
function keepRoom({ css, at }: Element, risen: number): void {
  const wide = at?.lg?.['padding-bottom'];
  if (!wide || !css['padding-bottom']) return;
  const room = Math.min(Number.parseFloat(wide), Number.parseFloat(css['padding-bottom']) + risen);
  css['padding-bottom'] = px(room);
}

/** Large distances are smaller on a phone. */
const MAX_PHONE_PADDING_PX = 48;

/** Sets the paddings of a part of the page, in px. */
export function padBand(element: Element, above: number, below: number, context: Context): void {
  const wide: Css = {};
  for (const [side, value] of [
    ['padding-top', above],
    ['padding-bottom', below],
  ] as const) {
    if (value === 0) continue;
    if (value > MAX_PHONE_PADDING_PX && context.designWidth >= 640) {
      element.css[side] = px(MAX_PHONE_PADDING_PX);
      wide[side] = px(value);
    } else element.css[side] = px(value);
  }
  if (Object.keys(wide).length > 0) addAt(element, 'lg', wide, context);
}

/** A band without a ground is its container. */
function simplify(element: Element, isPart: boolean): Element {
  const [inner] = element.children as Element[];
  const isPlain = Object.keys(element.css).length === 0 && !element.at;
  if (!isPlain) return element;
  if (inner.tag !== 'div') return isPart && element.tag !== 'section' ? element : inner;
  return { ...inner, tag: element.tag === 'section' && !isPart ? 'div' : element.tag, name: inner.name };
}

function hold(element: Element, { max, gutter }: Container, context: Context): void {
  const { css } = element;
  if (max) Object.assign(css, { 'max-width': px(max), width: '100%', 'margin-left': 'auto', 'margin-right': 'auto' });
  if (gutter > 0) {
    const phone = gutter <= MAX_PHONE_GUTTER_PX ? gutter : PHONE_GUTTER_PX;
    css['padding-left'] = css['padding-right'] = px(phone);
    if (phone !== gutter) addAt(element, 'md', { 'padding-left': px(gutter), 'padding-right': px(gutter) }, context);
  }
}

/** Where pictures reach the edges of the page, the columns beside them would do so, too, on a phone. */
function keepFromEdges(band: Element, context: Context): void {
  if (screenFor('md', context) !== 'md') return;
  const parts = band.children.filter((child) => typeof child !== 'string');
  for (const child of parts.flatMap((part) => (isRow(part) ? part.children : [part]))) {
    if (typeof child === 'string' || child.css['padding-left'] || !COLUMNS.has(child.tag)) continue;
    if (child.css['background-color'] || child.css.background || child.css.border) continue;
    const gutter = px(PHONE_GUTTER_PX);
    const wide = { 'padding-left': '0', 'padding-right': '0', ...child.at?.md };
    Object.assign(child.css, { 'padding-left': gutter, 'padding-right': gutter });
    addAt(child, 'md', wide, context);
  }
}

/** Columns that stand below each other on a phone. */
const isRow = ({ css, at }: Element): boolean => css.display === 'grid' || at?.lg?.['flex-direction'] === 'row';
const COLUMNS = new Set(['div', 'section', 'article', 'form', 'header', 'aside', 'nav', 'figure', 'blockquote']);

/** The container whose content lies where that of the design does. */
function containerOf(content: readonly LayoutNode[], frame: Frame, { common, gutter: usual }: Sides): Container {
  const width = frame.x1 - frame.x0;
  const own = edgesOf(content, frame, common);
  const fits = own.x0 >= common.x0 - SAME_EDGE_PX && own.x1 <= common.x1 + SAME_EDGE_PX;
  const margin = Math.max(0, fits ? common.x0 - frame.x0 : Math.min(own.x0 - frame.x0, frame.x1 - own.x1));
  if (margin < 1) return { gutter: 0, x0: frame.x0, x1: frame.x1 };
  const inner = width - 2 * margin;
  let best: (Container & { error: number }) | undefined;
  for (const gutter of GUTTERS) {
    for (const max of CONTAINERS) {
      if (max > width + SAME_EDGE_PX) continue;
      const error = Math.abs(max - 2 * gutter - inner);
      if (error <= 2 * SAME_EDGE_PX && (!best || error < best.error)) best = edges({ max, gutter }, frame, error);
    }
  }
  if (best) return best;
  const gutter = GUTTERS.find((one) => Math.abs(one - margin) <= SAME_EDGE_PX);
  if (gutter) return edges({ gutter }, frame, 0);
  if (margin < PHONE_GUTTER_PX) return edges({ gutter: Math.round(margin) }, frame, 0);
  // What is narrower than the page's widest parts keeps their distance from the edge once the window is narrower.
  const kept = GUTTERS.find((one) => Math.abs(one - usual) <= SAME_EDGE_PX && 2 * one <= width - inner);
  const side = kept ?? PHONE_GUTTER_PX;
  return edges({ max: Math.round(inner + 2 * side), gutter: side }, frame, 0);
}

function edges(
  { max, gutter }: { max?: number; gutter: number },
  { x0, x1 }: Frame,
  error: number,
): Container & { error: number } {
  const width = Math.min(max ?? x1 - x0, x1 - x0);
  const middle = (x0 + x1) / 2;
  return { ...(max ? { max } : {}), gutter, x0: middle - width / 2 + gutter, x1: middle + width / 2 - gutter, error };
}
