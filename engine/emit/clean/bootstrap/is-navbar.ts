import type { Element } from '../../../model/element.ts';
import { fromHex, luminance } from '../../../raster/color.ts';
import { colorIn, elementsOf, groundOf, isDrawn, paddingPx, widestCss } from './css.ts';

export const isNamed = ({ name, attributes }: Element, word: string): boolean =>
  name === word || new RegExp(word, 'i').test(attributes?.['aria-label'] ?? '');

export const find = (element: Element, is: (one: Element) => boolean): Element | undefined =>
  elementsOf(element)
    .map((child) => (is(child) ? child : find(child, is)))
    .find((found) => found !== undefined);

/** Whether a list is mostly links. */
export const hasLinks = (list: Element): boolean => {
  const items = elementsOf(list);
  return (
    items.length > 1 && items.every(({ tag }) => tag === 'li') && items.filter(isLinkItem).length > items.length / 2
  );
};
const isLinkItem = (item: Element): boolean => elementsOf(item)[0]?.tag === 'a';

/** Higher ones hold more than a bar, in px. */
const MAX_BAR_PADDING_PX = 40;

/** The bar at the head of a page: a header with a nav, or a row of its own with links in it. */
export const isNavbar = (element: Element): boolean =>
  (element.tag === 'header' || element.tag === 'nav') &&
  (element.tag === 'header' || !isNamed(element, 'breadcrumb|pagination')) &&
  element.css['flex-direction'] !== 'column' &&
  paddingPx(element, 'top') <= MAX_BAR_PADDING_PX &&
  !find(element, ({ tag }) => tag === 'h1') &&
  (element.tag === 'header' ? find(element, ({ tag }) => tag === 'nav') !== undefined : isBar(element));

/** A row of its own with links in it, not a list inside something. */
const isBar = (element: Element): boolean => {
  const list = find(element, hasLinks);
  if (!list || isColumn(list)) return false;
  return groundOf(element.css) !== undefined || isDrawn(element.css['border-bottom']);
};

/** Entries below each other are the menu at a side. */
function isColumn(list: Element): boolean {
  const css = widestCss(list);
  return css.display === 'flex' && css['flex-direction'] === 'column';
}

/** Darker grounds have light letters. */
const MAX_DARK_LUMINANCE = 0.25;
const MIN_LIGHT_LUMINANCE = 0.7;

/** Whether a bar has light letters; on a light ground these stand on a picture. @param ground, color around it */
export function isDarkBar(bar: Element, ground: string, color: string): boolean {
  const link = find(bar, ({ tag, css }) => tag === 'a' && colorIn(css.color) !== undefined);
  const letters = colorIn(link?.css.color) ?? color;
  const own = groundOf(widestCss(bar)) ?? ground;
  return luminance(fromHex(own)) < MAX_DARK_LUMINANCE || luminance(fromHex(letters)) > MIN_LIGHT_LUMINANCE;
}
