import type { Node } from '../layout/node.ts';
import { right } from '../raster/box.ts';
import type { Context, Frame } from './context.ts';
import type { Css } from './element.ts';
import { fluid, px } from './lengths.ts';
import { placementOf } from './place.ts';

/** The least space that text keeps from the edge of a narrow screen. */
const MIN_SIDE = 16;

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
