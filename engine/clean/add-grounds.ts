import { px } from '../emit/lengths.ts';
import { paintCss } from '../emit/paint-css.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Context } from './context.ts';

/** What lies behind all of a page, and the page itself. */
export function splitGrounds(root: LayoutNode): { grounds: readonly LayoutNode[]; content: LayoutNode } {
  const grounds = root.children.slice(0, -1);
  const isGround = ({ kind, children, image }: LayoutNode): boolean =>
    children.length === 0 && (kind === 'empty' || image?.kind === 'photo');
  const isSplit = root.kind === 'overlay' && grounds.length > 0 && grounds.every(isGround);
  return isSplit ? { grounds, content: root.children[grounds.length] } : { grounds: [], content: root };
}

/** Puts bands across the page behind its content, as high as they are drawn. */
export function addGrounds(body: Element, grounds: readonly LayoutNode[], context: Context): void {
  if (grounds.length === 0) return;
  Object.assign(body.css, { position: 'relative', isolation: 'isolate' });
  const behind = grounds.map((ground): Element => {
    const { y, height } = ground.box;
    const css: Css = { ...{ position: 'absolute', left: '0', width: '100%', 'z-index': '-10' }, top: px(y) };
    css.height = px(context.spacing.step(height));
    const src = ground.image && context.sources.get(ground);
    return src
      ? { ...picture, attributes: { src, alt: '' }, css: { ...css, 'object-fit': 'cover' } }
      : { tag: 'div', name: 'ground', css: { ...paintCss(ground.paint), ...css }, children: [] };
  });
  body.children = [...behind, ...body.children];
}

const picture = { tag: 'img', name: 'ground', children: [] };
