import { splitFloats } from '../layout/free-floats.ts';
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
export function buildPageElement(whole: LayoutNode, page: Rgb, style: Omit<Context, 'build'>): Element {
  const { page: root, floats } = splitFloats(whole);
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
    children: [...gatherMain(body.children as Element[]), ...floats.map((node) => floatElement(node, context))],
  };
  // On a screen as wide as the design it is as high as the design, too.
  if (element.css['min-height']) element.wide = { 'min-height': px(root.box.height) };
  addBackdropCss(element, root, context);
  return element;
}

/** What floats over the page, where it is drawn. */
function floatElement(node: LayoutNode, context: Context): Element {
  const { x, y, width } = node.box;
  const element = buildElement(node, { x0: x, x1: x + width }, context);
  return {
    ...element,
    css: { ...element.css, width: px(width), margin: '0', position: 'absolute', left: px(x), top: px(y) },
  };
}

/** The page ends where the design does; one that is much higher than its content fills the window. */
function roomBelow({ children }: LayoutNode, root: LayoutNode): Css {
  const room = Math.round(bottom(root.box) - Math.max(root.box.y, ...children.map((child) => bottom(child.box))));
  if (room > MIN_EMPTY_HEIGHT_PX) return { 'min-height': '100vh' };
  return room > 0 ? { 'padding-bottom': px(room) } : {};
}

const elementsOf = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => typeof child !== 'string');

/** What stands beside a sidebar is the main part, or holds it between a header and a footer of its own. */
function gatherBeside(columns: Element[]): Element[] {
  const sizeOf = (element: Element): number => 1 + elementsOf(element).reduce((sum, child) => sum + sizeOf(child), 0);
  const others = columns.filter(({ tag }) => tag === 'div' || tag === 'section');
  const content = others.sort((a, b) => sizeOf(b) - sizeOf(a))[0];
  return columns.map((column) => (column === content ? holdMain(column) : column));
}

function holdMain(column: Element): Element {
  const parts = elementsOf(column);
  const isFramed = parts.some(({ tag }) => tag === 'header' || tag === 'footer');
  return isFramed ? { ...column, tag: 'div', children: gatherMain(parts) } : { ...column, tag: 'main', name: 'main' };
}

/** A page that is one row becomes a stack around it; the row is as high as its content, not as the page. */
function contentOf(root: LayoutNode): LayoutNode[] {
  if (root.children.length === 0) return [];
  return [{ ...root, box: unionBox(root.children.map((child) => child.box)), paint: undefined }];
}

/** Everything between header and footer goes into one `main`; a sidebar stands beside that. */
function gatherMain(children: Element[]): Element[] {
  const [only] = children;
  if (children.length === 1 && elementsOf(only).some(({ tag }) => tag === 'aside'))
    return [{ ...only, children: gatherBeside(elementsOf(only)) }];
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
