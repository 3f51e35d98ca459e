import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, centerY, right } from '../raster/box.ts';
import { asItem } from './as-item.ts';
import { borderWidthsOf } from './border-widths.ts';
import { buildColumns } from './build-columns.ts';
import { buildInlineElement, flowsLikeWords } from './build-inline.ts';
import type { Context, Frame } from './context.ts';
import { footPadding } from './foot-padding.ts';
import { fluidVertical, GUTTER_PX, px } from './lengths.ts';
import { paintCss } from './paint-css.ts';
import { isPageWide } from './place.ts';
import { sidePadding } from './side-padding.ts';

/** Children side by side. Short ones flow like words; columns get their measured widths and wrap on narrow screens. */
export function buildRowElement(node: LayoutNode, frame: Frame, context: Context): Element {
  const edges = borderWidthsOf(node.paint);
  const children = [...node.children].sort((a, b) => a.ink.x - b.ink.x).map((child) => withinFrame(child, node));
  const inner = { x0: frame.x0 + edges.left, x1: frame.x1 - edges.right };
  const highest = Math.min(...children.map((child) => child.box.y));
  // A line that sticks out of its box at the top must not push the others down.
  const top = node.paint || node.image ? Math.max(node.box.y + edges.top, highest) : highest;
  const css: Css = { ...paintCss(node.paint), display: 'flex', 'flex-wrap': 'wrap' };
  const row: Element = { tag: node.role ?? 'div', name: node.role ?? 'row', css, children: [] };
  if (node.paint || node.image) {
    const above = top - node.box.y - edges.top;
    const below = bottom(node.box) - edges.bottom - Math.max(...children.map((child) => bottom(child.box)));
    if (above > 0) css['padding-top'] = fluidVertical(above, 48, context.designWidth);
    if (below > 0) css['padding-bottom'] = footPadding(node, below, Math.max(GUTTER_PX, Math.min(48, above)), context);
  }
  const inline = flowsLikeWords(node);
  const paged = isPageWide(inner, context);
  const padded = inline ? paged && hasFreeRoom(children, inner) : node.paint || node.image || paged;
  const { css: sides, frame: content } = padded
    ? sidePadding(children, inner, context, true)
    : { css: {}, frame: inner };
  Object.assign(css, sides);
  const buildItems = inline ? buildInlineElement : buildColumns;
  const elements = buildItems(children, content, row, context);
  const middle = children.every((child) => Math.abs(centerY(child.box) - centerY(children[0].box)) <= 1.5);
  const level = children.every((child) => Math.abs(child.box.y - top) <= 0.5);
  const within = highest >= top;
  if (middle && !level && within) css['align-items'] = 'center';
  else {
    css['align-items'] = 'flex-start';
    children.forEach((child, i) => {
      const drop = Math.round(child.box.y - top);
      // Side by side a column may begin lower, or stick out at the top; below each other that would be a hole or an overlap.
      if (Math.abs(drop) > 12 && css['flex-wrap'] === 'wrap')
        elements[i].wide = { ...elements[i].wide, 'margin-top': px(drop) };
      else if (drop !== 0) elements[i].css['margin-top'] = px(drop);
    });
  }
  if ((node.paint || node.image) && css['flex-wrap'] === 'wrap') padWithoutDividers(row, node, children);
  if (node.role === 'ul') {
    css['list-style'] = 'none';
    return { ...row, name: 'list', children: elements.map(asItem) };
  }
  row.children = elements;
  return node.role === 'nav' && !children.some(({ role }) => role === 'ul')
    ? buildNavigationElement(row, node.component?.kind === 'breadcrumb' ? 'ol' : 'ul')
    : row;
}

/** Dividers that reach from edge to edge are gone where the columns stack: what they divided keeps its distance itself. */
function padWithoutDividers(row: Element, { box, paint }: LayoutNode, children: readonly LayoutNode[]): void {
  const edges = borderWidthsOf(paint);
  const things = children.filter(({ kind }) => kind !== 'rule');
  if (things.length === children.length || things.length === 0) return;
  const sides: [string, number][] = [
    ['padding-top', Math.min(...things.map((child) => child.box.y)) - box.y - edges.top],
    ['padding-bottom', bottom(box) - edges.bottom - Math.max(...things.map((child) => bottom(child.box)))],
  ];
  for (const [side, distance] of sides) {
    if (row.css[side] !== undefined || distance < 8) continue;
    row.css[side] = px(Math.min(GUTTER_PX, distance));
    row.wide = { ...row.wide, [side]: '0' };
  }
}

/** An upright rule ends at the frame of its box, not on it: the row would be as much too high. */
function withinFrame(child: LayoutNode, { box, paint }: LayoutNode): LayoutNode {
  if (child.kind !== 'rule' || !paint?.border) return child;
  const edges = borderWidthsOf(paint);
  const y = Math.max(child.box.y, box.y + edges.top);
  const height = Math.min(bottom(child.box), bottom(box) - edges.bottom) - y;
  return height > 0 ? { ...child, box: { ...child.box, y, height } } : child;
}

/** Whether short things stand at both ends of the page with free room between them. */
function hasFreeRoom(children: readonly LayoutNode[], { x0, x1 }: Frame): boolean {
  const whole = right(children[children.length - 1].ink) - children[0].ink.x;
  const widest = Math.max(0, ...children.slice(1).map((child, i) => child.ink.x - right(children[i].ink)));
  return whole > 0.5 * (x1 - x0) && widest > 0.25 * whole;
}

/** A navigation holds a list of its links; a trail has an order. */
function buildNavigationElement({ css, wide, children }: Element, tag: 'ul' | 'ol'): Element {
  const { 'min-width': width, ...rest } = css;
  const list: Element = {
    tag,
    name: 'list',
    css: { ...rest, 'list-style': 'none' },
    wide,
    children: (children as Element[]).map(asItem),
  };
  return { tag: 'nav', name: 'nav', css: width ? { 'min-width': width } : {}, children: [list] };
}
