import type { Node, Paint } from '../layout/node.ts';
import { bottom, right } from '../raster/box.ts';
import { toHex } from '../raster/color.ts';
import type { Context, Frame } from './context.ts';
import { describe } from './describe.ts';
import type { Css, Element } from './element.ts';
import { fluid, px } from './lengths.ts';
import { placementOf } from './place.ts';

/** Background, border and corners. */
export function paintCss(paint: Paint | undefined): Css {
  const css: Css = {};
  if (!paint) return css;
  if (paint.gradient) {
    const { from, to, angle } = paint.gradient;
    css.background = `linear-gradient(${angle}deg, ${toHex(from)}, ${toHex(to)})`;
  } else if (paint.fill !== undefined) css['background-color'] = toHex(paint.fill);
  if (paint.border) {
    const line = `${px(paint.border.width)} solid ${toHex(paint.border.color)}`;
    if (paint.border.sides.length === 4) css.border = line;
    else for (const side of paint.border.sides) css[`border-${side}`] = line;
  }
  if (paint.radius) css['border-radius'] = px(paint.radius);
  return css;
}

/** The least space that text keeps from the edge of a narrow screen. */
const MIN_SIDE = 16;

/**
 * A stack: children below each other, each at its measured distance. The first distance is padding, so that margins
 * never collapse through the parent.
 */
export function describeStack(node: Node, frame: Frame, context: Context): Element {
  const edge = node.paint?.border?.width ?? 0;
  const inner = { x0: frame.x0 + edge, x1: frame.x1 - edge };
  const children = [...node.children].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const top = node.box.y + edge;
  const css: Css = { ...paintCss(node.paint) };
  const head = children[0].box.y - top;
  if (head > 0) css['padding-top'] = px(head);
  let cursor = head > 0 ? children[0].box.y : top;
  const { css: sides, frame: content } = sidePadding(children, inner, context);
  Object.assign(css, sides);
  const elements = children.map((child) => {
    const element = describe(child, content, context);
    const gap = Math.round(child.box.y - cursor);
    if (gap !== 0) element.css['margin-top'] = px(gap);
    cursor = bottom(child.box);
    return element;
  });
  const tail = bottom(node.box) - edge - cursor;
  if (node.paint || node.image) {
    if (tail > 0) css['padding-bottom'] = px(tail);
  }
  return { tag: node.role ?? 'div', name: nameOf(node), css, children: elements };
}

const nameOf = (node: Node): string => node.role ?? (node.paint ? 'box' : 'stack');

/** Space that all children keep from the sides becomes padding; a centred column becomes a maximal width. */
export function sidePadding(
  children: readonly Node[],
  frame: Frame,
  { designWidth }: Context,
): { css: Css; frame: Frame } {
  const x0 = Math.min(...children.map((child) => child.box.x));
  const x1 = Math.max(...children.map((child) => right(child.box)));
  const before = x0 - frame.x0;
  const after = frame.x1 - x1;
  const full = frame.x0 <= 1 && frame.x1 >= designWidth - 1;
  if (before < 1 && after < 1) return { css: {}, frame };
  if (full && before >= MIN_SIDE && placementOf({ x: x0, y: 0, width: x1 - x0, height: 1 }, frame).kind === 'center') {
    if (children.every((child) => child.kind === 'text' && child.text?.lines.length === 1)) {
      return {
        css: { 'padding-left': px(MIN_SIDE), 'padding-right': px(MIN_SIDE) },
        frame: { x0: frame.x0 + MIN_SIDE, x1: frame.x1 - MIN_SIDE },
      };
    }
    const half = (x1 - x0) / 2;
    const inset = `max(${px(MIN_SIDE)}, 50% - ${px(half)})`;
    const center = (frame.x0 + frame.x1) / 2;
    return { css: { 'padding-left': inset, 'padding-right': inset }, frame: { x0: center - half, x1: center + half } };
  }
  const css: Css = {};
  const content = { ...frame };
  const allCentered = children.every((child) => placementOf(child.ink, frame).kind === 'center');
  if (allCentered) return { css, frame };
  if (before >= 1) {
    css['padding-left'] = fluid(before, designWidth);
    content.x0 = x0;
  }
  // Only as much on the right as on the left: what is more is free room, and text may need it.
  const right_ = Math.min(after, Math.max(before, 0));
  if (right_ >= 4) {
    css['padding-right'] = fluid(right_, designWidth);
    content.x1 = frame.x1 - right_;
  }
  return { css, frame: content };
}
