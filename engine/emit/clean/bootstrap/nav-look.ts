import type { Element } from '../../../model/element.ts';
import { colorIn, elementsOf, paddingPx, pxOf, textOf, widestCss } from './css.ts';
import { hasLinks, isNavbar } from './is-navbar.ts';
import { currentIn } from './link-color.ts';
import { rem } from './rem.ts';

/** What most links in lists outside of bars look like: colour as `#rrggbb`, lengths in px. */
export type NavLook = { color: string; size: number; weight: number; paddingX: number };

type Around = Omit<NavLook, 'paddingX'>;

/** @param around what the text of the page has */
export function inferNav(body: Element, around: Around): NavLook | undefined {
  const looks: NavLook[] = [];
  const visit = (element: Element, outside: Around): void => {
    if (isNavbar(element)) return;
    const inside = styleOf(element, outside);
    const isNav = hasLinks(element) && element.css['list-style'] === 'none';
    const current = isNav ? currentIn(element) : undefined;
    for (const child of elementsOf(element)) {
      const link = isNav ? elementsOf(child).find(({ tag }) => tag === 'a') : undefined;
      if (link && link !== current) looks.push(lookOf(link, styleOf(child, inside)));
      else visit(child, inside);
    }
  };
  visit(body, around);
  const groups = [...Map.groupBy(looks, (look) => JSON.stringify(look)).values()];
  return groups.sort((a, b) => b.length - a.length)[0]?.[0];
}

/** The words of a link may stand in an element of their own, beside a sign. */
function lookOf(link: Element, around: Around): NavLook {
  const own = styleOf(link, around);
  const words = elementsOf(link).find((child) => textOf(child).trim() !== '');
  const isMixed = link.children.some((child) => typeof child === 'string');
  return { ...(words && !isMixed ? styleOf(words, own) : own), paddingX: paddingPx(link, 'left') };
}

function styleOf(element: Element, around: Around): Around {
  const css = widestCss(element);
  return {
    color: colorIn(css.color) ?? around.color,
    size: pxOf(css['font-size']) ?? around.size,
    weight: Number(css['font-weight'] ?? around.weight),
  };
}

/** As Bootstrap ships it, in px. */
const PADDING_X_PX = 16;

/** What the block of such lists sets of measures; `size` is that of the page's text, in px. */
export const navLookVariables = (look: NavLook, size: number): Record<string, string> => ({
  ...(look.paddingX === PADDING_X_PX || look.paddingX === 0 ? {} : { '--bs-nav-link-padding-x': rem(look.paddingX) }),
  ...(look.size === size ? {} : { '--bs-nav-link-font-size': rem(look.size) }),
  ...(look.weight === 400 ? {} : { '--bs-nav-link-font-weight': String(look.weight) }),
});
