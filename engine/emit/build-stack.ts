import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom } from '../raster/box.ts';
import { asItem } from './as-item.ts';
import { borderWidthsOf } from './border-widths.ts';
import type { Context, Frame } from './context.ts';
import { footPadding } from './foot-padding.ts';
import { fluidVertical, GUTTER_PX, px } from './lengths.ts';
import { paintCss } from './paint-css.ts';
import { sidePadding } from './side-padding.ts';

/** Two digits and a full stop in text of 16 px, with the page's gutter before them. */
const MARKER_ROOM_PX = 40;

/**
 * A stack: children below each other, each at its measured distance. The first distance is padding, so that margins
 * never collapse through the parent.
 */
export function buildStackElement(node: LayoutNode, frame: Frame, context: Context): Element {
  const edges = borderWidthsOf(node.paint);
  const inner = { x0: frame.x0 + edges.left, x1: frame.x1 - edges.right };
  const children = [...node.children].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const top = node.box.y + edges.top;
  const css: Css = { ...paintCss(node.paint) };
  const head = children[0].box.y - top;
  if (head > 0) css['padding-top'] = fluidVertical(head, 48, context.designWidth);
  // What sticks out at the top would pull the whole box up with it.
  else if (head < 0 && (node.paint || node.image)) css.display = 'flow-root';
  let cursor = head > 0 ? children[0].box.y : top;
  const { css: sides, frame: content } = sidePadding(children, inner, context);
  Object.assign(css, sides);
  const elements = children.map((child) => {
    const described = context.build(child, content);
    const element = isList(node) ? asItem(described) : described;
    // Whole pixels; what a line height of half a pixel leaves over is made up for by the next gap. Half a pixel is dropped.
    const gap = Math.ceil(child.box.y - cursor - 0.5);
    if (gap !== 0) element.css['margin-top'] = fluidVertical(gap, 40, context.designWidth);
    cursor += gap + child.box.height;
    return element;
  });
  const tail = bottom(node.box) - edges.bottom - cursor;
  if (node.paint || node.image) {
    if (tail > 0) css['padding-bottom'] = footPadding(node, tail, Math.max(GUTTER_PX, Math.min(48, head)), context);
    // What hangs over the foot of its box must not make the box higher.
    if (tail < 0) {
      elements[elements.length - 1].css['margin-bottom'] = px(tail);
      css.display = 'flow-root';
    }
  }
  if (node.role === 'ol') css['list-style'] = 'decimal';
  if (node.role === 'ul') css['list-style'] = bulletOf(node);
  if (isList(node) && css['list-style'] !== 'none') Object.assign(css, roomForMarkers(css));
  const start = node.role === 'ol' ? (node.children[0].text?.number ?? 1) : 1;
  const attributes = start === 1 ? undefined : { start: String(start) };
  return { tag: node.role ?? 'div', name: nameOf(node), attributes, css, children: elements };
}

/** Most markers are discs; before code it is known only that there is one. */
function bulletOf(list: LayoutNode): string {
  const [bullet = 'none'] = list.children.flatMap(({ text }) => (text?.bullet ? [text.bullet] : []));
  return bullet === true ? 'disc' : bullet;
}

/** Numbers and bullets stand before the text: where the page has a narrow gutter, they would stand outside of it. */
function roomForMarkers({ 'padding-left': padding }: Css): Css {
  return padding ? { 'padding-left': padding.replace(/^(clamp|max)\(16px/, `$1(${px(MARKER_ROOM_PX)}`) } : {};
}

const isList = (node: LayoutNode): boolean => node.role === 'ul' || node.role === 'ol';

const nameOf = (node: LayoutNode): string => (isList(node) ? 'list' : node.role) ?? (node.paint ? 'box' : 'stack');
