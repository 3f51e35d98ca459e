import type { Element } from '../../../model/element.ts';
import { elementsOf, pxOf, sidesOf, textOf, widestCss } from './css.ts';

/** Letters are about so wide, as a share of their size. */
const LETTER_WIDTH = 0.52;
const DEFAULT_SIZE_PX = 16;
const DEFAULT_LINE_HEIGHT = 1.5;

const outer = (element: Element): number => {
  const [top = 0, , bottom = 0] = sidesOf(widestCss(element), 'margin').map((side) => pxOf(side) ?? 0);
  return top + bottom;
};

/** About how high what is in an element is on the design's screen, in px, without its own padding. */
export function contentHeight(element: Element, width: number): number {
  const css = widestCss(element);
  const size = pxOf(css['font-size']) ?? DEFAULT_SIZE_PX;
  const line = pxOf(css['line-height']) ?? DEFAULT_LINE_HEIGHT;
  const items = elementsOf(element).filter((child) => widestCss(child).position !== 'absolute');
  if (items.length === 0 || element.children.some((child) => typeof child === 'string')) {
    const lines = Math.ceil((textOf(element).length * size * LETTER_WIDTH) / Math.max(1, width));
    return lines * (line < 4 ? line * size : line);
  }
  const heights = items.map((item) => wholeHeight(item, width) + outer(item));
  const isRow = css.display === 'flex' && (css['flex-direction'] ?? 'row') === 'row';
  if (isRow) return Math.max(...heights);
  const columns = css['grid-template-columns']?.split(' ').length ?? 1;
  if (css.display === 'grid' && columns > 1) return Math.max(...heights);
  const gap = pxOf(css['row-gap'] ?? css.gap?.split(' ')[0]) ?? 0;
  return heights.reduce((sum, height) => sum + height, gap * (heights.length - 1));
}

/** With its padding. */
export function wholeHeight(element: Element, width: number): number {
  const css = widestCss(element);
  const fixed = pxOf(css.height) ?? pxOf(element.attributes?.height);
  if (fixed !== undefined) return fixed;
  const [top = 0, right = 0, bottom = 0, left = 0] = sidesOf(css, 'padding').map((side) => pxOf(side) ?? 0);
  const own = pxOf(css.width) ?? Math.min(pxOf(css['max-width']) ?? width, width);
  return top + bottom + contentHeight(element, own - left - right);
}
