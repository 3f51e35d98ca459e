import type { Rgb } from '../model/color.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, unionBox } from '../raster/box.ts';
import { toHex } from '../raster/color.ts';
import { fontStackOf } from '../typeface/families.ts';
import { addBackdropCss } from './backdrop-css.ts';
import { buildElement } from './build-element.ts';
import { buildStackElement } from './build-stack.ts';
import type { Context } from './context.ts';
import { px } from './lengths.ts';

/** More free room at the end is no padding: the window was higher than the page (engine-log: page-end). */
const MIN_EMPTY_HEIGHT_PX = 200;

/** The body: header, one main, footer, and the styles that everything inherits. */
export function buildPageElement(root: LayoutNode, page: Rgb, style: Omit<Context, 'build'>): Element {
  const context: Context = { ...style, build: (node, frame) => buildElement(node, frame, context) };
  const frame = { x0: root.box.x, x1: root.box.x + root.box.width };
  const { box, ink, under } = root;
  const stack: LayoutNode =
    root.kind === 'stack' ? root : { kind: 'stack', box, ink, under, children: contentOf(root) };
  const body: Element =
    stack.children.length > 0
      ? buildStackElement({ ...stack, role: undefined, paint: undefined }, frame, context)
      : { tag: 'div', name: 'page', css: {}, children: [] };
  const element: Element = {
    tag: 'body',
    name: 'page',
    css: {
      margin: '0',
      'background-color': toHex(page),
      color: toHex(context.base.color),
      'font-family': fontStackOf(context.base.family),
      'font-size': px(context.base.size),
      'line-height': '1.25',
      'overflow-wrap': 'break-word',
      ...body.css,
      ...roomBelow(stack, root),
    },
    children: gatherMain(body.children as Element[]),
  };
  // On a screen as wide as the design it is as high as the design, too.
  if (element.css['min-height']) element.wide = { 'min-height': px(root.box.height) };
  addBackdropCss(element, root, context);
  return element;
}

/** The page ends where the design does; one that is much higher than its content fills the window. */
function roomBelow({ children }: LayoutNode, root: LayoutNode): Css {
  const room = Math.round(bottom(root.box) - Math.max(root.box.y, ...children.map((child) => bottom(child.box))));
  if (room > MIN_EMPTY_HEIGHT_PX) return { 'min-height': '100vh' };
  return room > 0 ? { 'padding-bottom': px(room) } : {};
}

/** A page that is one row becomes a stack around it; the row is as high as its content, not as the page. */
function contentOf(root: LayoutNode): LayoutNode[] {
  if (root.children.length === 0) return [];
  return [{ ...root, box: unionBox(root.children.map((child) => child.box)), paint: undefined }];
}

/** Everything between header and footer goes into one `main`. */
function gatherMain(children: Element[]): Element[] {
  const header = children.findIndex((child) => child.tag === 'header');
  const footer = children.findIndex((child) => child.tag === 'footer');
  const start = header + 1;
  const end = footer === -1 ? children.length : footer;
  const before = children.slice(0, start);
  const inside = children.slice(start, end);
  const main: Element = { tag: 'main', name: 'main', css: {}, children: inside };
  // The distance to the header moves to main itself: as a margin of the first child it would collapse through anyway.
  const gap = inside[0]?.css['margin-top'];
  if (gap !== undefined) {
    delete inside[0].css['margin-top'];
    main.css['margin-top'] = gap;
  }
  return [...before, main, ...children.slice(end)];
}
