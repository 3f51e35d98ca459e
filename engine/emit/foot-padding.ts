import type { LayoutNode } from '../model/layout-node.ts';
import type { Context } from './context.ts';
import { fluidVertical, px } from './lengths.ts';

/**
 * The free room at the foot of a box: it gives way on narrow screens, down to `least`, but for the part that the next
 * thing hangs over.
 */
export function footPadding({ under = 0 }: LayoutNode, room: number, least: number, { designWidth }: Context): string {
  const free = Math.max(0, room - under);
  const padding = fluidVertical(free, least, designWidth);
  if (under === 0) return padding;
  return padding === px(free) ? px(free + under) : `calc(${padding} + ${px(under)})`;
}
