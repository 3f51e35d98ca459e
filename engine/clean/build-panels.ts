import { px } from '../emit/lengths.ts';
import { paintCss } from '../emit/paint-css.ts';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right, unionBox } from '../raster/box.ts';
import { buildBands, padBand, placeBands } from './build-bands.ts';
import { collapseSidebar, colorsOf } from './collapse-menus.ts';
import { addAt, type Context, type Frame } from './context.ts';
import { gatherMain, isOfWindow } from './gather-main.ts';

const MIN_PANEL_HEIGHT_SHARE = 0.6;
const MAX_PANEL_WIDTH_SHARE = 0.4;
/** A shorter line beside a menu marks the entry of this page. */
const MAX_MARKER_HEIGHT_SHARE = 0.2;

/** A bar at the side of the page with what stands beside it, from the left. */
export function sidePanels(root: LayoutNode, { x0, x1 }: Frame): LayoutNode[] | undefined {
  const row =
    root.kind === 'row'
      ? root
      : root.children.length === 1 && root.children[0].kind === 'row' && !root.children[0].paint
        ? root.children[0]
        : undefined;
  if (!row || row.children.length < 2) return undefined;
  const isMarker = ({ kind, box }: LayoutNode) =>
    kind === 'rule' && box.height < MAX_MARKER_HEIGHT_SHARE * root.box.height;
  const children = row.children.filter((child) => !isMarker(child)).sort((a, b) => a.box.x - b.box.x);
  const isPanel = ({ box, paint, role }: LayoutNode) =>
    (role === 'aside' ||
      role === 'nav' ||
      (paint !== undefined &&
        box.height >= MIN_PANEL_HEIGHT_SHARE * root.box.height &&
        (box.x <= x0 + 2 || right(box) >= x1 - 2))) &&
    box.width <= MAX_PANEL_WIDTH_SHARE * (x1 - x0);
  const isEdge = ({ box }: LayoutNode) => box.height >= MIN_PANEL_HEIGHT_SHARE * root.box.height;
  const parts = edgePanels(children, isEdge, MAX_PANEL_WIDTH_SHARE * (x1 - x0));
  // Cards side by side are no panels: what those stand beside is wider.
  const isBeside = parts.some(
    ({ role, box }) => role === 'aside' || role === 'nav' || box.width > MAX_PANEL_WIDTH_SHARE * (x1 - x0),
  );
  return isBeside && parts.some(isPanel) ? parts : undefined;
}

/** A line from the top of the page to its end is the edge of the narrow part beside it. */
function edgePanels(
  children: readonly LayoutNode[],
  isEdge: (line: LayoutNode) => boolean,
  maxWidth: number,
): LayoutNode[] {
  const parts = children.filter(({ kind }) => kind !== 'rule');
  for (const line of children) {
    if (line.kind !== 'rule' || !isEdge(line)) continue;
    const after = parts.findIndex(({ box }) => box.x >= line.box.x);
    const before = after === -1 ? parts.length - 1 : after - 1;
    const canHold = (part: LayoutNode | undefined): boolean =>
      part !== undefined && part.kind !== 'text' && part.kind !== 'image' && part.box.width <= maxWidth;
    const [at, side] = canHold(parts[before]) ? ([before, 'right'] as const) : ([after, 'left'] as const);
    if (!canHold(parts[at])) continue;
    const border = { color: line.color, width: line.box.width, sides: [side] };
    parts[at] = {
      role: 'aside',
      ...parts[at],
      box: unionBox([parts[at].box, line.box]),
      paint: { border, ...parts[at].paint },
    } as LayoutNode;
  }
  return parts;
}

/** A panel that ends so far before the page does, in px, does not reach down as far as it does. */
const MIN_SCROLLED_PX = 24;

/** A panel at the side of the page is a column of its own beside the content, which takes the rest. */
export function buildPanels(children: readonly LayoutNode[], frame: Frame, body: Element, context: Context): Element[] {
  Object.assign(body.css, { display: 'flex', 'flex-direction': 'column', 'min-height': '100vh' });
  addAt(body, 'lg', { 'flex-direction': 'row' }, context);
  const isMain = ({ box }: LayoutNode): boolean => box.width > MAX_PANEL_WIDTH_SHARE * (frame.x1 - frame.x0);
  const main = children.filter(isMain).sort((a, b) => b.box.width - a.box.width)[0];
  const edges = children.map((child, i) =>
    child === main ? undefined : edgesOf(child, children[i - 1], children[i + 1], frame),
  );
  const gaps = children.map((child, i) => (edges[i] ? freeGap(child, frame, context) : undefined));
  const widthOf = (i: number): number =>
    edges[i] ? context.spacing.step(edges[i].x1 - edges[i].x0) - (gaps[i]?.inline ?? 0) : 0;
  const roomOf = (i: number): number => widthOf(i) + (gaps[i]?.inline ?? 0);
  const built = children.map((child, i): Element => {
    if (!edges[i]) {
      // It takes what the others leave.
      const x0 = frame.x0 + children.slice(0, i).reduce((sum, _, at) => sum + roomOf(at), 0);
      const x1 = frame.x1 - children.slice(i + 1).reduce((sum, _, at) => sum + roomOf(i + 1 + at), 0);
      const parts = child.kind === 'stack' ? child.children : [child];
      const built = buildBands(
        [...parts].sort((a, b) => a.box.y - b.box.y),
        { x0, x1 },
        context,
      );
      const room = context.designHeight - placeBands(built, 0, context);
      const element: Element = {
        tag: 'div',
        name: 'content',
        css: { ...paintCss(child.paint), flex: '1 1 0%', 'min-width': '0' },
        children: gatherMain(built),
      };
      if (room > 2 && !isOfWindow(room, context)) padBand(element, 0, context.spacing.step(room), context);
      return element;
    }
    const gap = gaps[i];
    const { x0, x1 } = gap ? { x0: child.box.x, x1: right(child.box) } : edges[i];
    const box = { ...child.box, x: x0, width: x1 - x0, y: child.paint ? child.box.y : 0 };
    const { element } = context.build(
      { ...child, box, paint: child.paint ?? {}, role: child.role ?? 'aside' } as LayoutNode,
      { x0, x1 },
    );
    for (const name of ['max-width', 'margin-left', 'margin-right', 'width']) delete element.css[name];
    if (gap) {
      addAt(
        element,
        'lg',
        {
          width: px(widthOf(i)),
          'flex-shrink': '0',
          [gap.side]: px(gap.inline),
          'margin-top': px(gap.top),
          position: 'sticky',
          top: px(gap.top),
          'align-self': 'flex-start',
        },
        context,
      );
      return element;
    }
    // It reaches as far down as the page.
    if (element.css['padding-top']) element.css['padding-bottom'] = element.css['padding-top'];
    addAt(element, 'lg', { width: px(widthOf(i)), 'flex-shrink': '0' }, context);
    // What ends where the screen did stays there while the rest scrolls.
    if (child.paint && bottom(child.box) < context.designHeight - MIN_SCROLLED_PX)
      addAt(element, 'lg', { position: 'sticky', top: '0', height: '100vh', 'align-self': 'flex-start' }, context);
    return element;
  });
  const content = built[children.indexOf(main)];
  const menu = built.findIndex((one) => one !== content && (one.tag === 'aside' || one.tag === 'nav'));
  if (!content || menu === -1) return built;
  const drawer = collapseSidebar(built[menu], content, colorsOf(body.css), context);
  return built.map((one, i) => (i === menu ? drawer : one));
}

/** A painted panel this far from the edges of the page, in px, floats before it as a card. */
const MIN_FREE_PX = 6;

/** The distances of a panel that floats from the edges of the page; undefined where it touches one of them. */
function freeGap(
  { box, paint }: LayoutNode,
  { x0, x1 }: Frame,
  { spacing }: Context,
): { side: 'margin-left' | 'margin-right'; inline: number; top: number } | undefined {
  const [before, after] = [box.x - x0, x1 - right(box)];
  const inline = Math.min(before, after);
  if (!paint || Math.min(inline, box.y) < MIN_FREE_PX) return undefined;
  const side = before <= after ? 'margin-left' : 'margin-right';
  return { side, inline: spacing.step(inline), top: spacing.step(box.y) };
}

/** The columns of a panel. An unpainted one keeps its distance from the edge of the page, and from a painted neighbour, by padding. */
function edgesOf(
  { box, paint }: LayoutNode,
  before: LayoutNode | undefined,
  after: LayoutNode | undefined,
  frame: Frame,
): Frame {
  if (paint) return { x0: before ? box.x : frame.x0, x1: right(box) };
  // What takes the rest has the same room on both sides.
  const between = (low: number, one: number, high: number): number => Math.min(high, Math.max(low, one));
  const x0 = before
    ? before.paint
      ? right(before.box)
      : between(right(before.box), right(before.box) + before.box.x - frame.x0, box.x)
    : frame.x0;
  const x1 = after
    ? after.paint
      ? after.box.x
      : between(right(box), after.box.x - (frame.x1 - right(after.box)), after.box.x)
    : frame.x1;
  return { x0, x1 };
}
