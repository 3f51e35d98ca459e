import type { Css } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import type { Context, Frame } from './context.ts';
import { GUTTER_PX, px } from './lengths.ts';
import { indentOf, isPageWide, placementOf } from './place.ts';

/** Space that all children keep from the sides becomes padding; a centred column becomes a maximal width. */
export function sidePadding(
  children: readonly LayoutNode[],
  frame: Frame,
  context: Context,
  row = false,
): { css: Css; frame: Frame } {
  const x0 = Math.min(...children.map((child) => child.box.x));
  const x1 = Math.max(...children.map((child) => right(child.box)));
  const before = x0 - frame.x0;
  const after = frame.x1 - x1;
  const full = isPageWide(frame, context);
  if (before < 1 && after < 1) return { css: {}, frame };
  if (full && before >= GUTTER_PX && placementOf({ x: x0, y: 0, width: x1 - x0, height: 1 }, frame).kind === 'center') {
    if (!row && children.every((child) => child.kind === 'text' && child.text?.lines.length === 1)) {
      return {
        css: { 'padding-left': px(GUTTER_PX), 'padding-right': px(GUTTER_PX) },
        frame: { x0: frame.x0 + GUTTER_PX, x1: frame.x1 - GUTTER_PX },
      };
    }
    const half = (x1 - x0) / 2;
    const inset = `max(${px(GUTTER_PX)}, 50% - ${px(half)})`;
    const center = (frame.x0 + frame.x1) / 2;
    return { css: { 'padding-left': inset, 'padding-right': inset }, frame: { x0: center - half, x1: center + half } };
  }
  const css: Css = {};
  const content = { ...frame };
  // Centred lines may use all the room there is, unless something that fills the padded room shows where it ends.
  const allCentered = children.every((child) => placementOf(child.ink, frame).kind === 'center');
  const filled = children.some(({ kind, box }) => kind !== 'text' && box.x <= x0 + 2 && right(box) >= x1 - 2);
  if (allCentered && !filled) return { css, frame };
  if (before >= 1) {
    css['padding-left'] = indentOf(before, frame, context);
    content.x0 = x0;
  }
  // Only as much on the right as on the left: what is more is free room, and text may need it.
  const right_ = Math.min(after, Math.max(before, 0));
  if (right_ >= 4) {
    css['padding-right'] = indentOf(right_, frame, context);
    content.x1 = frame.x1 - right_;
  }
  return { css, frame: content };
}
