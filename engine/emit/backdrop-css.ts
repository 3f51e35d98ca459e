import type { Element } from '../model/element.ts';
import type { Backdrop, LayoutNode } from '../model/layout-node.ts';
import { borderWidthsOf } from './border-widths.ts';
import type { Context } from './context.ts';
import { px } from './lengths.ts';

/** Lies the side of a backdrop this near to that of its element, it is as wide as the element. In pixels. */
const SIDE_PX = 2;

/** Puts the backdrops of a node behind its content, before the background that its element has already. */
export function addBackdropCss(element: Element, node: LayoutNode, { sources }: Context): void {
  const { css } = element;
  if (node.paint?.pattern) css['background-image'] = `url('${node.paint.pattern}')`;
  const known = (node.backdrops ?? []).filter((backdrop) => sources.has(backdrop));
  if (known.length === 0) return;
  const edges = borderWidthsOf(node.paint);
  const area = {
    x: node.box.x + edges.left,
    y: node.box.y + edges.top,
    width: node.box.width - edges.left - edges.right,
  };
  const layers = known.map((backdrop) => placeLayer(backdrop, area));
  const list = (of: (layer: Layer) => string): string => layers.map(of).join(', ');
  const own = css.background ?? css['background-image'];
  delete css.background;
  const images = known.map((backdrop) => `url('${sources.get(backdrop)}')`);
  css['background-image'] = [...images, ...(own ? [own] : [])].join(', ');
  css['background-position'] = `${list(({ position }) => position)}${own ? ', 0 0' : ''}`;
  const last = own ? `, ${css['background-size'] ?? 'auto'}` : '';
  const size = `${list((layer) => layer.size)}${last}`;
  css['background-size'] = size;
  if (node.box.width > MAX_KEPT_WIDTH_PX) {
    css['background-size'] = `${list(() => '0 0')}${last}`;
    element.wide = { ...element.wide, 'background-size': size };
  }
  css['background-repeat'] = node.paint?.pattern ? `${list(() => 'no-repeat')}, repeat` : 'no-repeat';
}

/**
 * What is wider is arranged anew on a phone: what lay behind one thing would lie behind another. There it is left out.
 */
const MAX_KEPT_WIDTH_PX = 420;

type Layer = { position: string; size: string };

/** Where there is more or less room than in the design, the free room on both sides keeps its proportion. */
function placeLayer({ box }: Backdrop, area: { x: number; y: number; width: number }): Layer {
  const free = area.width - box.width;
  const before = box.x - area.x;
  const top = px(box.y - area.y);
  if (free <= 2 * SIDE_PX) return { position: `0 ${top}`, size: `100% ${px(box.height)}` };
  return {
    position: `${Number(((100 * before) / free).toFixed(2))}% ${top}`,
    size: `${px(box.width)} ${px(box.height)}`,
  };
}
