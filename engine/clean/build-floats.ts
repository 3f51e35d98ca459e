import { px } from '../emit/lengths.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, centerX, right } from '../raster/box.ts';
import { addAt, type Context } from './context.ts';

/** From the sides of a phone, in px. */
const PHONE_SIDE_PX = 16;
/** No window is so high that something stays lower in it, in px: the picture is one of a window as high as the page. */
const MAX_WINDOW_PX = 1200;

/** What floats over the page, each where it is drawn; on a phone it stands in the corner on its side. */
export function buildFloats(floats: readonly LayoutNode[], { box: page }: LayoutNode, context: Context): Element[] {
  const { spacing } = context;
  return floats.map((node): Element => {
    const { box } = node;
    const { element, top } = context.build(node, { x0: box.x, x1: right(box) });
    const isLeft = centerX(box) < centerX(page);
    const [side, free] = isLeft ? ['left', box.x - page.x] : ['right', right(page) - right(box)];
    for (const margin of ['margin', 'margin-left', 'margin-top']) delete element.css[margin];
    Object.assign(element.css, { position: 'fixed', bottom: px(PHONE_SIDE_PX), [side]: px(PHONE_SIDE_PX) });
    const wide: Css = { top: px(spacing.step(top - page.y)), bottom: 'auto', [side]: px(spacing.step(free)) };
    if (bottom(box) - page.y > MAX_WINDOW_PX) wide.position = 'absolute';
    addAt(element, 'lg', wide, context);
    return element;
  });
}
