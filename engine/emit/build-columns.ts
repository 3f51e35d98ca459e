import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';
import { roomAtBreakpoint } from './breakpoint.ts';
import { flowsLikeWords } from './build-inline.ts';
import type { Context, Frame } from './context.ts';
import { fluid, fluidGap, GUTTER_PX, px } from './lengths.ts';
import {
  fieldRoom,
  holdsOneRow,
  isFixedSize,
  isNoWrap,
  keepsSize,
  minContentWidth,
  staysOneRow,
} from './min-content-width.ts';
import { isPageWide } from './place.ts';

/** Gap between columns; what is more is a margin. */
const MAX_GAP_PX = 96;

type Cell = { x0: number; x1: number; before: number };

/** From the breakpoint on, a row that takes less of the design has room enough. */
const MAX_UNWRAPPED_SHARE = 0.5;

/**
 * Children as flex items of their measured widths. Small things keep their size; on narrow screens the others wrap and
 * take the whole line, unless all of them fit next to each other there too.
 */
export function buildColumns(children: LayoutNode[], frame: Frame, row: Element, context: Context): Element[] {
  const { designWidth } = context;
  const keepsOneRow = staysOneRow(children);
  const parts = isPageWide(frame, context) && children.some((child) => isSidePanel(child, frame));
  const elastic = elasticOf(children, keepsOneRow);
  const several = elastic.filter((is) => is).length > 1;
  const rigid = elastic.includes(true) ? '0 0' : '0 1';
  if (parts) startAtTop(children);
  const { cells, gap } = parts ? partsOf(children, frame) : cellsOf(children, frame, elastic);
  if (keepsOneRow) row.css['flex-wrap'] = 'nowrap';
  else row.wide = { ...row.wide, 'flex-wrap': 'nowrap' };
  const between = fluidGap(gap, designWidth);
  const low = children.every((child) => child.box.height <= 60);
  const below = px(low ? GUTTER_PX : Math.min(2 * GUTTER_PX, Math.max(GUTTER_PX, gap)));
  if (parts) row.css.gap = '0';
  else if (gap > 0 || !keepsOneRow) row.css.gap = keepsOneRow || between === below ? between : `${below} ${between}`;
  const rooms = children.map((child, i) => roomOfWords(child, cells[i]));
  const contents = children.map(minContentWidth);
  const least = children.map((_, i) => Math.max(rooms[i], contents[i]));
  // Where columns first stand beside each other, the gaps between them are this much narrower than in the design.
  const narrow = roomAtBreakpoint(frame, context) / (frame.x1 - frame.x0);
  const needed = contents.reduce((sum, width) => sum + width, narrow * gap * (children.length - 1));
  const keepsWords = !keepsOneRow && fitsBreakpoint(least, cells, frame, context);
  const whole = cells[cells.length - 1].x1 - cells[0].x0;
  // Lines that fit beside each other on half of the screen do so in a font that runs a little wider, too.
  const isShort = !keepsOneRow && whole < MAX_UNWRAPPED_SHARE * designWidth;
  // Where words give way first, pictures keep their size.
  const firm = keepsPictures(children, frame, context) ? '0 0' : '0 1';
  const elements = children.map((child, i) => {
    const { x0, x1, before } = cells[i];
    const element = context.build(child, { x0, x1, part: parts && !child.paint });
    const item: Element = needsWrapper(element, child)
      ? { tag: 'div', name: 'column', css: {}, children: [element] }
      : element;
    const isPicture = keepsSize(child);
    item.css.flex = `${!elastic[i] ? rigid : isPicture ? firm : '1 1'} ${px(x1 - x0)}`;
    item.css['min-width'] ??= keepsOneRow && elastic[i] && several ? leastWidth(contents[i], needed) : '0';
    if (!keepsOneRow && isDivider(child, children)) {
      item.css.display = 'none';
      item.wide = { ...item.wide, display: 'block' };
      if (reachesFoot(child, children)) stretch(item);
    }
    // Where the text wraps, the page is higher than the design; a sidebar goes down to its end there, too.
    if (parts && child.paint && reachesFoot(child, children)) item.wide = { ...item.wide, 'align-self': 'stretch' };
    if (item.css['min-width'] === '0' && keepsWords && rooms[i] > 0)
      item.wide = { ...item.wide, 'min-width': px(rooms[i]) };
    if (isShort && child.text?.lines.length === 1) item.wide = { ...item.wide, 'white-space': 'nowrap' };
    if (before < 0) item.css['margin-left'] = px(before);
    else if (before >= 0.5) {
      // The gap keeps the columns apart; what is more gives way where they have no other line to go to.
      if (keepsOneRow) item.css['margin-left'] = fluid(before, designWidth, 0);
      else item.wide = { ...item.wide, 'margin-left': fluid(before, designWidth) };
    }
    return item;
  });
  const room = frame.x1 - cells[cells.length - 1].x1;
  if (room > 2) {
    const last = elements[elements.length - 1];
    if (keepsOneRow) last.css['margin-right'] = fluid(room, designWidth, 0);
    else last.wide = { ...last.wide, 'margin-right': fluid(room, designWidth) };
  }
  stretchPanels(children, elements);
  return elements;
}

/** What an item of a row that stays one keeps for its words: in a column that gets narrower than they are, its share. */
const leastWidth = (own: number, ofRow: number): string => `min(${px(0.9 * own)}, ${Math.floor((100 * own) / ofRow)}%)`;

/** The width in which short words of a thing stay whole in a font that runs a little wider, 0 for what may wrap. */
function roomOfWords(child: LayoutNode, { x0, x1 }: Cell): number {
  const words = isNoWrap(child) || holdsOneRow(child) ? minContentWidth(child) : fieldRoom(child);
  return words > 0 ? Math.min(x1 - x0, Math.ceil(1.06 * words) + 4) : 0;
}

/** Whether columns of these widths have room at the breakpoint, and what is between them there. */
function fitsBreakpoint(least: readonly number[], cells: readonly Cell[], frame: Frame, context: Context): boolean {
  const room = roomAtBreakpoint(frame, context);
  const between = cells.slice(1).map((cell, i) => Math.max(0, cell.x0 - cells[i].x1));
  const gaps = between.map((gap) => Math.min(gap, Math.max(GUTTER_PX, (room / (frame.x1 - frame.x0)) * gap)));
  return [...least, ...gaps].reduce((sum, width) => sum + width, 0) <= room - 2 * GUTTER_PX;
}

/** Whether the pictures of a row have room at the breakpoint as large as they are, and the words beside them. */
function keepsPictures(children: readonly LayoutNode[], frame: Frame, context: Context): boolean {
  if (children.every(keepsSize)) return false;
  const widths = children.map((child) => (keepsSize(child) ? child.box.width : minContentWidth(child)));
  const least = widths.reduce((sum, width) => sum + width, GUTTER_PX * (children.length - 1));
  return least <= roomAtBreakpoint(frame, context);
}

/** An upright rule as high as its row: it divides the columns while they are columns. */
const isDivider = ({ kind, box }: LayoutNode, children: readonly LayoutNode[]): boolean =>
  kind === 'rule' && box.height > box.width && 2 * box.height > Math.max(...children.map((child) => child.box.height));

const reachesFoot = ({ box }: LayoutNode, children: readonly LayoutNode[]): boolean =>
  bottom(box) >= Math.max(...children.map((child) => bottom(child.box))) - 2;

/** As high as its row, and no lower than in the design. */
function stretch({ css }: Element): void {
  css['min-height'] = css.height ?? '0';
  css['align-self'] = 'stretch';
  delete css.height;
}

/** A painted column that stands at an edge of the page: a sidebar. */
const isSidePanel = ({ paint, box }: LayoutNode, frame: Frame): boolean =>
  Boolean(paint) && box.height > 200 && (box.x <= frame.x0 + 1 || right(box) >= frame.x1 - 1);

/** Parts of the page meet each other: the distances of what is in them are theirs. */
function partsOf(children: LayoutNode[], frame: Frame): { cells: Cell[]; gap: number } {
  let end = frame.x0;
  const cells = children.map((child, i): Cell => {
    const next = children[i + 1];
    const bounded = (node: LayoutNode) => node.paint || node.kind === 'rule';
    const x0 = bounded(child) ? child.box.x : end;
    const x1 = bounded(child) ? right(child.box) : next && bounded(next) ? next.box.x : (next?.ink.x ?? frame.x1);
    const before = x0 - end;
    end = x1;
    return { x0, x1, before };
  });
  return { cells, gap: 0 };
}

/** The distance of a part's content from its top is padding: it is kept where the parts stack. */
function startAtTop(children: LayoutNode[]): void {
  const top = Math.min(...children.map((child) => child.box.y));
  children.forEach((child, i) => {
    const { box, kind, paint } = child;
    if (kind === 'stack' && !paint) children[i] = { ...child, box: { ...box, y: top, height: bottom(box) - top } };
  });
}

/** Which things take more or less room with the width of the row. Short lines do only when nothing else does. */
function elasticOf(children: readonly LayoutNode[], keepsOneRow: boolean): boolean[] {
  const elastic = children.map((child) => !isFixedSize(child));
  if (!keepsOneRow) return elastic;
  const loose = elastic.map((is, i) => is && !isNoWrap(children[i]));
  if (loose.includes(true)) return loose;
  const widest = children.reduce((best, child) =>
    roomAfter(child, children) > roomAfter(best, children) ? child : best,
  );
  return elastic.map((is, i) => is && children[i] === widest);
}

const roomAfter = (node: LayoutNode, row: readonly LayoutNode[]): number =>
  isNoWrap(node) ? (row[row.indexOf(node) + 1]?.ink.x ?? right(node.ink) + 1) - node.ink.x : -1;

/** Where each column begins and ends. Boxes and pictures end where they do, texts may use the room up to the next. */
function cellsOf(children: LayoutNode[], frame: Frame, elastic: readonly boolean[]): { cells: Cell[]; gap: number } {
  const overlaps = children.map((child, i) => (i > 0 ? sharedLine(children[i - 1], child) : 0));
  const starts = children.map((child, i) => {
    const from = i > 0 ? Math.max(child.box.x, right(children[i - 1].ink) - overlaps[i]) : 0;
    // A menu at the right edge gets room on its left to be pushed from.
    if (i > 0 && isMenuAtEdge(child, frame) && from - right(children[i - 1].ink) > 80) return from - 32;
    if (i > 0) return from;
    return child.box.x - frame.x0 > 2 ? frame.x0 : Math.max(frame.x0, child.box.x);
  });
  const gaps = children.slice(1).map((_, i) => starts[i + 1] - endOf(children[i]));
  const gap = Math.min(MAX_GAP_PX, Math.max(0, Math.floor(Math.min(...gaps))));
  let end = starts[0] - gap;
  const cells = children.map((child, i): Cell => {
    const next = starts[i + 1];
    const free = next === undefined ? Math.max(frame.x1, right(child.ink)) : next - gap + overlaps[i + 1];
    const own = isBounded(child) ? Math.max(right(child.box), starts[i] + 1) : Math.ceil(endOf(child));
    const x1 = isBounded(child) || !elastic[i] ? Math.min(free, own) : free;
    const before = overlaps[i] > 0 ? -overlaps[i] : Math.max(0, starts[i] - gap - end);
    end = x1;
    return { x0: starts[i], x1, before };
  });
  return { cells, gap };
}

const isMenuAtEdge = (child: LayoutNode, frame: Frame): boolean =>
  child.kind === 'row' && !child.paint && flowsLikeWords(child) && Math.abs(right(child.ink) - frame.x1) <= 3;

/** Cells of a grid have the line between them in common: their boxes overlap by it. */
function sharedLine(before: LayoutNode, child: LayoutNode): number {
  const overlap = right(before.box) - child.box.x;
  return before.paint?.border && child.paint?.border && overlap > 0 && overlap <= 3 ? overlap : 0;
}

/** Whether it is seen where a thing ends. */
function isBounded({ kind, paint, image, box, children }: LayoutNode): boolean {
  if (kind === 'text') return false;
  if (kind === 'rule' || paint || image) return true;
  return children.some((child) => right(child.box) >= right(box) - 2 && isBounded(child));
}

/** Icons end with their box. Text gets a little of the gutter: a font of slightly other width must not break the line. */
function endOf(node: LayoutNode): number {
  return isBounded(node) ? Math.max(right(node.ink), right(node.box)) : right(node.ink) + 0.03 * node.box.width + 3;
}

/** A cell whose content is narrower than itself keeps its own width inside a column; what is rigid needs none. */
function needsWrapper(element: Element, child: LayoutNode): boolean {
  const { css } = element;
  if (css['margin-left'] !== undefined || css['margin-right'] !== undefined) return true;
  if (isFixedSize(child)) return false;
  return css.width !== undefined || css['max-width'] !== undefined;
}

/**
 * Panels beside each other that end together are as high as the highest of them: only that one has the empty room at
 * its foot, so that none keeps it where they stack.
 */
function stretchPanels(children: readonly LayoutNode[], elements: readonly Element[]): void {
  const foot = Math.max(...children.map((child) => bottom(child.box)));
  const panels = children.filter(
    (child, i) =>
      elements[i].tag !== 'button' && child.children.length > 0 && child.paint && bottom(child.box) >= foot - 2,
  );
  if (panels.length < 2) return;
  const fullest = panels.reduce((best, panel) => (tailOf(panel) < tailOf(best) ? panel : best));
  for (const panel of panels) {
    const element = elements[children.indexOf(panel)];
    if (panel === fullest || element.name === 'column') continue;
    element.css['align-self'] = 'stretch';
    if (tailOf(panel) > 2 * GUTTER_PX) element.css['padding-bottom'] = px(Math.max(GUTTER_PX, headOf(panel)));
  }
}

const tailOf = (panel: LayoutNode): number =>
  bottom(panel.box) - Math.max(...panel.children.map((child) => bottom(child.box)));
const headOf = (panel: LayoutNode): number => Math.min(...panel.children.map((child) => child.box.y)) - panel.box.y;
