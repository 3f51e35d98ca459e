import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import type { Context, Frame } from './context.ts';
import { px } from './lengths.ts';
import { placeBox } from './place.ts';

/** Round pictures in a row that lie over each other. */
export const isPortraitRow = ({ kind, children }: LayoutNode): boolean =>
  kind === 'overlay' && children.length > 1 && children.every(({ image }) => image?.round);

/** Portraits from left to right; the children of the node are in the order in which they are painted. */
export function buildPortraitsElement(node: LayoutNode, frame: Frame, context: Context): Element {
  const portraits = [...node.children].sort((a, b) => a.box.x - b.box.x);
  const isRising = portraits[0] === node.children[0];
  const children = portraits.map((portrait, i): Element => {
    const { width, height, x } = portrait.box;
    const css: Css = { display: 'block', flex: 'none', width: px(width), height: px(height), 'border-radius': '50%' };
    if (i > 0) css['margin-left'] = px(x - right(portraits[i - 1].box));
    if (!isRising) css['z-index'] = String(portraits.length - i);
    return {
      tag: 'img',
      name: 'portrait',
      attributes: {
        src: context.sources.get(portrait) ?? '',
        alt: 'Portrait',
        width: String(width),
        height: String(height),
      },
      css,
      children: [],
    };
  });
  const css: Css = { display: 'flex', ...placeBox(node.box, frame, context, true) };
  return { tag: 'div', name: 'portraits', css, children };
}
