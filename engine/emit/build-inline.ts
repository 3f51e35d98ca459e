import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import type { Context, Frame } from './context.ts';
import { fluid, fluidMinWidth, GUTTER_PX, px } from './lengths.ts';
import { indentOf, isPageWide, placementOf } from './place.ts';

/** Whether a row holds only short single lines, icons and buttons, which wrap like the words of a sentence. */
export function flowsLikeWords(node: LayoutNode): boolean {
  return node.children.every(isShort);
}

/** Width of icons, dots and swatches. */
const MAX_SMALL_WIDTH_PX = 64;
/** A gap that is so much wider than the others is free room. */
const MIN_FREE_ROOM_PX = 40;

function isShort(node: LayoutNode): boolean {
  if (node.kind === 'text') return node.text!.lines.length === 1 && node.box.width < 260;
  return (
    ((node.kind === 'image' || node.kind === 'empty') && node.box.width <= MAX_SMALL_WIDTH_PX) ||
    (node.component?.kind === 'rating' && node.box.width < 220) ||
    ((node.role === 'a' || node.role === 'button' || node.role === 'span') && node.box.width < 220)
  );
}

/** What keeps further from both edges of its room is in the middle of it. */
const MAX_SIDE_ROOM_PX = 24;

/** A marker before a text stays beside it, and the text wraps beside it: an item of a list with its tick. */
const hasMarker = ([marker, text, ...more]: readonly LayoutNode[]): boolean =>
  more.length === 0 &&
  (marker.kind === 'image' || marker.kind === 'empty') &&
  marker.box.width <= 32 &&
  text?.kind === 'text' &&
  text.ink.x - right(marker.box) <= 24;

/** How much wider a row may run in a font with other widths; single words add up, and the room beside thin ones is not seen. */
const LINES_SLACK = 1.02;
const WORDS_SLACK = 1.1;

const isWord = ({ text }: LayoutNode): boolean => text !== undefined && !text.lines[0].text.includes(' ');

/** Where an item ends for the browser: letter spacing follows the last letter too. */
const endOf = (node: LayoutNode): number => right(node.ink) + (node.text?.letterSpacing ?? 0);

/** Short things that flow like words: one gap, free room at the widest gap, the indent around all of them. */
export function buildInlineElement(children: LayoutNode[], frame: Frame, row: Element, context: Context): Element[] {
  const { css } = row;
  const gaps = children.slice(1).map((child, i) => child.ink.x - endOf(children[i]));
  const gap = Math.min(96, Math.max(0, Math.min(...gaps)));
  css.gap = `${px(Math.min(8, gap))} ${fluid(gap, context.designWidth)}`;
  const whole = {
    x: children[0].ink.x,
    y: 0,
    width: endOf(children[children.length - 1]) - children[0].ink.x,
    height: 1,
  };
  const { kind, before, after } = placementOf(whole, frame);
  // A row from edge to edge has its free room at the widest gap, whatever the width of the screen.
  const stretched = kind === 'full' || (before <= 40 && whole.width > 0.9 * (frame.x1 - frame.x0));
  // Two things at both ends keep to them on every screen; what is narrower stands in the middle.
  const isAtBothEnds =
    kind === 'center' &&
    children.length === 2 &&
    before <= MAX_SIDE_ROOM_PX &&
    gap > MIN_FREE_ROOM_PX &&
    whole.width > 0.8 * (frame.x1 - frame.x0);
  if (isAtBothEnds) Object.assign(css, { gap: px(8), 'justify-content': 'space-between' });
  if (isAtBothEnds || (kind === 'center' && stretched && Math.max(...gaps) - gap > MIN_FREE_ROOM_PX)) {
    css['padding-left'] = indentOf(before, frame, context);
    css['padding-right'] = indentOf(after, frame, context);
  } else if (kind === 'center') css['justify-content'] = 'center';
  else if (kind === 'right') css['justify-content'] = 'flex-end';
  // Where the sides of the page are padding already, the little that is left is the first thing's own.
  const own = css['padding-left'] !== undefined && kind === 'left' && before > 2 ? before : 0;
  if (kind === 'left' && before > 2 && own === 0) css['padding-left'] = indentOf(before, frame, context);
  if (isPageWide(frame, context) && row.css['background-color'] && kind !== 'full')
    css['padding-right'] = px(GUTTER_PX);
  const room = frame.x1 - frame.x0 - (kind === 'left' ? before : 0);
  const hasFreeRoom = isAtBothEnds || (stretched && Math.max(...gaps) - gap > MIN_FREE_ROOM_PX);
  // The free room pushes the last thing to the end of the row: what it keeps from the end in the design is padding.
  if (kind === 'left' && stretched && hasFreeRoom && after > 2)
    css['padding-right'] ??= indentOf(after, frame, context);
  // Where there is free room between them, a font that runs wider takes of that; elsewhere it must not break the row.
  const wanted = (children.every(isWord) ? WORDS_SLACK : LINES_SLACK) * whole.width + 4;
  if (!hasFreeRoom && room < wanted)
    css['min-width'] = fluidMinWidth(wanted + Math.max(0, kind === 'left' ? before : 0), frame.x0, context.designWidth);
  const widest = gaps.indexOf(Math.max(...gaps)) + 1;
  const withMarker = hasMarker(children);
  if (withMarker) css['flex-wrap'] = 'nowrap';
  return children.map((child, i) => {
    const element = context.build(child, { x0: child.box.x, x1: right(child.box) });
    if (withMarker && i === 0) element.css['flex-shrink'] = '0';
    delete element.css['margin-left'];
    delete element.css['min-width'];
    if (element.css.width === '100%') Object.assign(element.css, { width: px(child.box.width), 'max-width': '100%' });
    const extra = isAtBothEnds ? 0 : i === 0 ? own : gaps[i - 1] - gap;
    if (stretched && i === widest && extra > MIN_FREE_ROOM_PX) element.css['margin-left'] = 'auto';
    else if (extra > 12) element.wide = { ...element.wide, 'margin-left': fluid(extra, context.designWidth) };
    else if (extra > 2 || extra < -0.5) element.css['margin-left'] = px(extra);
    return element;
  });
}
