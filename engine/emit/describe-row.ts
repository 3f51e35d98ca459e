import type { Node } from '../layout/node.ts';
import { bottom, centerY, right } from '../raster/box.ts';
import { asItem } from './as-item.ts';
import type { Context, Frame } from './context.ts';
import type { Css, Element } from './element.ts';
import { fluid, held, px } from './lengths.ts';
import { paintCss } from './paint-css.ts';
import { placementOf } from './place.ts';
import { sidePadding } from './side-padding.ts';

/** Children side by side. Short ones flow like words; columns get their measured widths and wrap on narrow screens. */
export function describeRow(node: Node, frame: Frame, context: Context): Element {
  const children = [...node.children].sort((a, b) => a.ink.x - b.ink.x);
  const edge = node.paint?.border?.width ?? 0;
  const inner = { x0: frame.x0 + edge, x1: frame.x1 - edge };
  const highest = Math.min(...children.map((child) => child.box.y));
  // A line that sticks out of its box at the top must not push the others down.
  const top = node.paint || node.image ? Math.max(node.box.y + edge, highest) : highest;
  const css: Css = { ...paintCss(node.paint), display: 'flex', 'flex-wrap': 'wrap' };
  if (node.paint || node.image) {
    const above = top - node.box.y - edge;
    const below = bottom(node.box) - edge - Math.max(...children.map((child) => bottom(child.box)));
    if (above > 0) css['padding-top'] = px(above);
    if (below > 0) css['padding-bottom'] = px(below);
  }
  const { css: sides, frame: content } =
    node.paint && !flowsLikeWords(node) ? sidePadding(children, inner, context) : { css: {}, frame: inner };
  Object.assign(css, sides);
  const inline = flowsLikeWords(node);
  const elements = inline ? inlineItems(children, content, css, context) : columns(children, content, css, context);
  const wide: Css = inline ? {} : { 'flex-wrap': 'nowrap' };
  const middle = children.every((child) => Math.abs(centerY(child.box) - centerY(children[0].box)) <= 1.5);
  const level = children.every((child) => Math.abs(child.box.y - top) <= 0.5);
  if (middle && !level) css['align-items'] = 'center';
  else {
    css['align-items'] = 'flex-start';
    children.forEach((child, i) => {
      const drop = Math.round(child.box.y - top);
      if (drop !== 0) elements[i].css['margin-top'] = px(drop);
    });
  }
  if (node.role === 'nav') return describeNavigation(elements, css, wide);
  return { tag: node.role ?? 'div', name: node.role ?? 'row', css, wide, children: elements };
}

/** A navigation holds a list of its links. */
function describeNavigation(links: Element[], css: Css, wide: Css): Element {
  const { 'min-width': width, ...rest } = css;
  const list: Element = {
    tag: 'ul',
    name: 'list',
    css: { ...rest, 'list-style': 'none' },
    wide,
    children: links.map(asItem),
  };
  return { tag: 'nav', name: 'nav', css: width ? { 'min-width': width } : {}, children: [list] };
}

/** Whether a row holds only short single lines, icons and buttons, which wrap like the words of a sentence. */
export function flowsLikeWords(node: Node): boolean {
  return node.children.every(isShort);
}

function isShort(node: Node): boolean {
  if (node.kind === 'text') return node.text!.lines.length === 1 && node.box.width < 260;
  return (
    (node.kind === 'image' && node.box.width <= 64) ||
    ((node.role === 'a' || node.role === 'button') && node.box.width < 220)
  );
}

/** Where an item ends for the browser: letter spacing follows the last letter too. */
const endOf = (node: Node): number => right(node.ink) + (node.text?.letterSpacing ?? 0);

function inlineItems(children: Node[], frame: Frame, css: Css, context: Context): Element[] {
  const gaps = children.slice(1).map((child, i) => child.ink.x - endOf(children[i]));
  const gap = Math.min(96, Math.max(0, Math.min(...gaps)));
  css.gap = `${px(Math.min(8, gap))} ${fluid(gap, context.designWidth)}`;
  const whole = {
    x: children[0].ink.x,
    y: 0,
    width: endOf(children[children.length - 1]) - children[0].ink.x,
    height: 1,
  };
  const { kind, before } = placementOf(whole, frame);
  if (kind === 'center') css['justify-content'] = 'center';
  else if (kind === 'right') css['justify-content'] = 'flex-end';
  const room = frame.x1 - frame.x0 - (kind === 'left' ? before : 0);
  if (room < 1.02 * whole.width + 4)
    css['min-width'] = held(
      1.02 * whole.width + 4 + Math.max(0, kind === 'left' ? before : 0),
      frame.x0,
      context.designWidth,
    );
  // A row from edge to edge has its free room at the widest gap, whatever the width of the screen.
  const widest = gaps.indexOf(Math.max(...gaps)) + 1;
  const stretched = kind === 'full' || (before <= 40 && whole.width > 0.9 * (frame.x1 - frame.x0));
  return children.map((child, i) => {
    const element = context.describe(child, { x0: child.box.x, x1: right(child.box) });
    delete element.css['margin-left'];
    delete element.css['min-width'];
    const extra = i === 0 ? (kind === 'left' ? before : 0) : gaps[i - 1] - gap;
    if (stretched && i === widest && extra > 40) element.css['margin-left'] = 'auto';
    else if (extra > 2 || extra < -0.5) element.css['margin-left'] = fluid(extra, context.designWidth);
    return element;
  });
}

function columns(children: Node[], frame: Frame, css: Css, context: Context): Element[] {
  const laps = children.map((child, i) => (i > 0 ? sharedLine(children[i - 1], child) : 0));
  const starts = children.map((child, i) => {
    if (i > 0) return Math.max(child.box.x, right(children[i - 1].ink) - laps[i]);
    return child.box.x - frame.x0 > 2 ? frame.x0 : Math.max(frame.x0, child.box.x);
  });
  // Text gets a little of the gutter: a font of slightly other width must not break the line.
  const needs = (child: Node) =>
    child.kind === 'text' || child.kind === 'stack' || child.kind === 'row' ? 0.03 * child.box.width + 3 : 0;
  const gaps = children.slice(1).map((_, i) => starts[i + 1] - right(children[i].ink) - needs(children[i]));
  const gap = Math.min(96, Math.max(0, Math.floor(Math.min(...gaps))));
  // Columns that wrap on a narrow screen stay as far apart as they stood beside each other.
  const apart = Math.min(...children.slice(1).map((child, i) => child.box.x - right(children[i].ink)));
  css.gap = `${px(Math.min(32, Math.max(8, Math.round(apart))))} ${fluid(gap, context.designWidth)}`;
  return children.map((child, i) => {
    const x1 = i + 1 < children.length ? starts[i + 1] - gap + laps[i + 1] : Math.max(frame.x1, right(child.ink));
    const cell = { x0: starts[i], x1 };
    const element = context.describe(child, cell);
    const item: Element = needsWrapper(element)
      ? { tag: 'div', name: 'column', css: {}, children: [element] }
      : element;
    item.css.flex = `1 1 ${px(x1 - starts[i])}`;
    item.css['min-width'] ??= '0';
    if (laps[i] > 0) item.css['margin-left'] = px(-laps[i]);
    return item;
  });
}

/** Cells of a grid have the line between them in common: their boxes lap over each other by it. */
function sharedLine(before: Node, child: Node): number {
  const lap = right(before.box) - child.box.x;
  return before.paint?.border && child.paint?.border && lap > 0 && lap <= 3 ? lap : 0;
}

/** A cell whose content is narrower than itself keeps its own width inside a column. */
function needsWrapper(element: Element): boolean {
  return ['width', 'max-width', 'margin-left', 'margin-right'].some((name) => element.css[name] !== undefined);
}
