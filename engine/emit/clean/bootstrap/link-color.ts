import { isChromatic } from '../../../design-system/nearest-shade.ts';
import type { Element } from '../../../model/element.ts';
import { fromHex } from '../../../raster/color.ts';
import { colorIn, elementsOf, groundOf, isDrawn, widestCss } from './css.ts';
import { hasLinks, isNavbar } from './is-navbar.ts';

const linkIn = (item: Element): Element | undefined => elementsOf(item).find(({ tag }) => tag === 'a');

/** The colour of a link's letters, which may stand in an element of their own. */
const lettersOf = (link: Element): string | undefined =>
  colorIn(link.css.color) ??
  elementsOf(link)
    .map((child) => colorIn(child.css.color))
    .find((color) => color !== undefined);

/** The entry of a list of links that is open: it says so, or it is the only one in a colour of its own. */
export function currentIn(list: Element): Element | undefined {
  const links = elementsOf(list).flatMap((item) => linkIn(item) ?? []);
  const said = links.find(({ attributes }) => attributes?.['aria-current'] !== undefined);
  if (said) return said;
  const groups = [...Map.groupBy(links, lettersOf).values()].sort((a, b) => b.length - a.length);
  const [most = [], [odd] = []] = groups;
  return groups.length === 2 && groups[1].length === 1 && most.length > 1 ? odd : undefined;
}

/**
 * The colour of most links of a page. A bar has its own, what is painted is a button, and the entry that is open stands out from
 * the others; links in the colour of the text say nothing about those that have one.
 */
export function inferLinkColor(body: Element): string | undefined {
  const counts = new Map<string, number>();
  const visit = (element: Element, open: Element | undefined): void => {
    if (isNavbar(element)) return;
    const css = widestCss(element);
    const isLink = element.tag === 'a' && element !== open && !groundOf(css) && !isDrawn(css.border);
    const color = isLink ? colorIn(element.css.color) : undefined;
    if (color && isChromatic(fromHex(color))) counts.set(color, (counts.get(color) ?? 0) + 1);
    const current = hasLinks(element) ? currentIn(element) : open;
    for (const child of elementsOf(element)) visit(child, current);
  };
  visit(body, undefined);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
