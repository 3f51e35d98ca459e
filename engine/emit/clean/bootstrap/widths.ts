import type { Element } from '../../../model/element.ts';
import { elementsOf, pxOf, sidesOf, widestCss } from './css.ts';

/** Whether it takes what the others leave. */
const grows = (element: Element): boolean => {
  const css = widestCss(element);
  return (css.flex?.startsWith('1') || css['flex-grow'] === '1') && pxOf(css.width) === undefined;
};

/** Children that only hold others count as those. */
const itemsOf = (element: Element): Element[] =>
  elementsOf(element).flatMap((child) => (widestCss(child).display === 'contents' ? itemsOf(child) : [child]));

/**
 * How wide each child of an element can be on the design's screen.
 *
 * @param width of the element, in px
 */
export function widthsIn(element: Element, width: number): (child: Element) => number {
  const css = widestCss(element);
  if (css.display !== 'flex' || (css['flex-direction'] ?? 'row') !== 'row') return () => width;
  const items = itemsOf(element).filter((item) => widestCss(item).position !== 'absolute');
  const growing = items.filter(grows).length;
  if (growing === 0) return () => width;
  const [row = '0', column = row] = css.gap?.split(' ') ?? [];
  const gap = pxOf(css['column-gap'] ?? column) ?? 0;
  const taken = items.reduce(
    (sum, item) => {
      const own = widestCss(item);
      const [, right, , left] = sidesOf(own, 'margin').map((side) => pxOf(side) ?? 0);
      return sum + left + right + (grows(item) ? 0 : (pxOf(own.width) ?? pxOf(own['max-width']) ?? 0));
    },
    gap * (items.length - 1),
  );
  const rest = Math.max(1, (width - taken) / growing);
  return (child) => (grows(child) ? rest : width);
}
