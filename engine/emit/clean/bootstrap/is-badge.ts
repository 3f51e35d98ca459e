import type { Element } from '../../../model/element.ts';
import { elementsOf, groundOf, pxOf, textOf, widestCss } from './css.ts';

const MAX_LETTERS = 24;
const MAX_PX = 15;

/** A word or two on a ground of its own that does not lead anywhere; `ground` is that around it, where it is known. */
export function isBadge(element: Element, ground?: string): boolean {
  const css = widestCss(element);
  const text = textOf(element).trim();
  const isPainted = groundOf(css) !== undefined && groundOf(css) !== ground && pxOf(css['border-radius']) !== 0;
  if (element.name === 'badge') return isPainted;
  if (element.name === 'avatar') return false;
  const size = pxOf(css['font-size']) ?? MAX_PX;
  const isShort = text.length > 0 && text.length <= MAX_LETTERS && elementsOf(element).length === 0;
  return (
    (element.tag === 'span' || element.tag === 'p') &&
    isPainted &&
    css['border-radius'] !== undefined &&
    isShort &&
    size <= MAX_PX
  );
}
