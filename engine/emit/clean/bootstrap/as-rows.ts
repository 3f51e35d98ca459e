import type { Element } from '../../../model/element.ts';
import { elementsOf, pxOf, widestCss, without } from './css.ts';
import { canShare } from './share-margins.ts';
import { SPACERS_PX, spacerOf } from './spacers.ts';

/** More room than this, in px, two spacers do not make. */
const MAX_SHARED_PX = 112;
/** A spacer that comes so near, in px, is as good as a gutter. */
const NEAR_PX = 3;
const PLACING = /^(flex|flex-grow|flex-shrink|flex-basis|align-self|order|position|height)$/;

/** Whether an element is a stack of blocks with one gap that no spacer comes near: only gutters have a variable. */
export function isSpreadStack(element: Element): boolean {
  const { css, at = {}, tag, children } = element;
  const items = elementsOf(element);
  const gap = pxOf(css['row-gap'] ?? css.gap?.split(' ')[0]) ?? 0;
  const isStack =
    css.display === 'flex' &&
    css['flex-direction'] === 'column' &&
    Object.values(at).every((one) => Object.keys(one).every((property) => !OF_STACK.test(property))) &&
    (css['align-items'] ?? 'stretch') === 'stretch' &&
    (css['justify-content'] ?? 'flex-start') === 'flex-start';
  return (
    isStack &&
    /^(div|section|main|form)$/.test(tag) &&
    items.length > 1 &&
    items.length === children.length &&
    items.every((child) => isWide(child)) &&
    (items.some((child) => !canShare(child)) || items.every(({ instance }) => instance) || gap > MAX_SHARED_PX) &&
    Math.abs(SPACERS_PX[spacerOf(gap)] - gap) > NEAR_PX
  );
}

const OF_STACK = /^(display|flex-direction|flex-wrap|gap|row-gap|align-items|justify-content)$/;

/** What is as wide as its column, and placed by nothing else. */
function isWide(child: Element): boolean {
  const css = widestCss(child);
  const isBlock = /^(div|section|article|li|p|h[1-6]|ul|ol|form|figure|blockquote|header|fieldset)$/.test(child.tag);
  return (
    isBlock && !css.margin && !Object.keys(css).some((property) => PLACING.test(property) || /^margin/.test(property))
  );
}

/** Such a stack as a grid of one column. */
export function asRows(element: Element): Element {
  if (!isSpreadStack(element)) return element;
  const plain = without(element, (property) => property === 'display' || property === 'flex-direction');
  return { ...plain, css: { ...plain.css, display: 'grid', 'grid-template-columns': ROWS } };
}

/** Whether an element is a grid of one column with gutters between its rows. */
export const isRows = ({ css }: Element): boolean => css.display === 'grid' && css['grid-template-columns'] === ROWS;

const ROWS = '1fr';
