import type { Element } from '../../../model/element.ts';
import { SCREEN_PX } from './containers.ts';
import { elementsOf, pxOf, sidesOf, textOf, widestCss } from './css.ts';

/** Where Bootstrap's `lg` begins, in px: rows that were drawn for a wider screen stand side by side from there up. */
const WIDTH_LG_PX = 992;
const DEFAULT_SIZE_PX = 16;
/** Letters are about so wide, as a share of their size. */
const LETTER_WIDTH = 0.52;

/** The least width that something takes in a row, in px: its own, or that of its words in one line. */
function leastWidth(element: Element, size = DEFAULT_SIZE_PX): number {
  const css = widestCss(element);
  if (css.position === 'absolute' || css.display === 'none') return 0;
  const own = pxOf(css['font-size']) ?? size;
  const fixed = pxOf(css.width) ?? pxOf(element.attributes?.width);
  const sides = (['margin', 'padding'] as const).flatMap((property) => {
    const [, right, , left] = sidesOf(css, property).map((side) => pxOf(side) ?? 0);
    return property === 'padding' && fixed !== undefined ? [] : [right, left];
  });
  const room = sides.reduce((sum, side) => sum + side, 0);
  if (fixed !== undefined) return room + fixed;
  const children = elementsOf(element);
  if (children.length < element.children.length) return room + textOf(element).length * own * LETTER_WIDTH;
  const widths = children.map((child) => leastWidth(child, own));
  const isRow = /flex$/.test(css.display ?? '') && (css['flex-direction'] ?? 'row') === 'row';
  return room + (isRow ? widths.reduce((sum, one) => sum + one, 0) : Math.max(0, ...widths));
}

/**
 * Classes for a row that has no room on the narrowest screen on which it is one: there its parts wrap, as they do not in the
 * design.
 *
 * @param width that there is for the element on the design's screen, in px
 */
export function wrapsBelowXl(element: Element, names: readonly string[], width: number): string[] {
  const css = widestCss(element);
  const isRow = css.display === 'flex' && (css['flex-direction'] ?? 'row') === 'row';
  const isWrapping = css['flex-wrap'] === 'wrap' || css['flex-wrap'] === 'wrap-reverse';
  if (!isRow || isWrapping || names.includes('row')) return [...names];
  const room = (width * WIDTH_LG_PX) / SCREEN_PX;
  if (leastWidth({ ...element, css: { ...element.css, margin: '0' } }) <= room) return [...names];
  const start = names.find((name) => /^flex(-\w+)?-row$/.test(name))?.replace('row', 'wrap') ?? 'flex-wrap';
  const others = names.filter((name) => !/^flex(-\w+)?-(no)?wrap$/.test(name));
  return [...others, start, 'flex-xl-nowrap'];
}
