import type { Element } from '../../../model/element.ts';
import { BLOCKS } from './block-tags.ts';
import { elementsOf, groundOf, hasShadow, isDrawn, pxOf, textOf, widestCss } from './css.ts';

const TAGS = new Set('div article section aside li form figure a blockquote fieldset'.split(' '));

/** A box with corners, line or shadow of its own, around blocks. */
export function isCard(element: Element): boolean {
  const css = widestCss(element);
  const isBox = isDrawn(css.border) || hasShadow(css) || (pxOf(css['border-radius']) ?? 0) > 0;
  const isPainted = groundOf(css) !== undefined || isDrawn(css.border);
  const hasBlocks = elementsOf(element).some(({ tag }) => BLOCKS.has(tag));
  return (
    TAGS.has(element.tag) &&
    isBox &&
    isPainted &&
    (hasBlocks || textOf(element).length > 0) &&
    css.display !== 'inline-flex'
  );
}
