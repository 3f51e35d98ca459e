import type { Css, Element } from '../../../model/element.ts';
import { colorIn, elementsOf, groundOf, paddingPx, pxOf, textOf, widestCss } from './css.ts';
import { gradientOf } from './gradients.ts';
import { find, hasLinks, isDarkBar, isNavbar } from './is-navbar.ts';
import { rem } from './rem.ts';

/** What the bar of a page measures, in px, and the colours of what is in it, `#rrggbb`. */
export type NavbarLook = {
  paddingY: number;
  isDark: boolean;
  brand?: LinkLook | undefined;
  link?: LinkLook | undefined;
  /** Of the link to the page itself. */
  active?: string | undefined;
  gradient?: string | undefined;
};
type LinkLook = { size: number; weight: number; color: string; paddingY: number; paddingX: number };

/** Only rooms up to this are alike above and below, in px. */
const SAME_PX = 2;

/** The look of the first bar of a page. @param size, color of its text, and what it stands on */
export function inferNavbar(body: Element, size: number, color: string, ground: string): NavbarLook | undefined {
  const found = findBar(body, { color, ground });
  if (!found) return undefined;
  const { bar, around } = found;
  const unpadded = { paddingY: 0, paddingX: 0 };
  const inside: LinkLook = { ...lookOf(bar, { size, weight: 400, color: around.color, ...unpadded }), ...unpadded };
  const list = find(bar, hasLinks);
  const links = list ? elementsOf(list).flatMap((item) => linkIn(item) ?? []) : [];
  const current = links.find(({ attributes }) => attributes?.['aria-current'] !== undefined);
  const looks = links.filter((link) => link !== current).map((link) => lookOf(link, inside));
  const [top, bottom] = [paddingPx(bar, 'top'), paddingPx(bar, 'bottom')];
  const brand = brandIn(bar);
  return {
    isDark: isDarkBar(bar, around.ground, around.color),
    paddingY: Math.abs(top - bottom) <= SAME_PX ? top : Math.min(top, bottom),
    brand: brand && lookOf(brand, inside),
    link: mostOf(looks),
    active: current && lookOf(current, inside).color,
    gradient: gradientOf(widestCss(bar)),
  };
}

/** What an element inherits and stands on. */
type Around = { color: string; ground: string };

/** The first bar of a page, with what is around it: that of a hero lies on its ground. */
function findBar(element: Element, around: Around): { bar: Element; around: Around } | undefined {
  for (const child of elementsOf(element)) {
    if (isNavbar(child)) return { bar: child, around };
    const css = widestCss(child);
    const inner = { color: colorIn(css.color) ?? around.color, ground: groundOf(css) ?? around.ground };
    const found = findBar(child, inner);
    if (found) return found;
  }
  return undefined;
}

const linkIn = (item: Element): Element | undefined => elementsOf(item).find(({ tag }) => tag === 'a');

/** The first words of a bar, which are not those of its list of links. */
export function brandIn(bar: Element): Element | undefined {
  const [first] = elementsOf(bar).filter(({ css }) => css.position !== 'absolute');
  if (!first || /^(ul|ol|button|form|svg|img)$/.test(first.tag)) return undefined;
  const isWords = first.tag === 'a' || first.children.some((child) => typeof child === 'string');
  return isWords && textOf(first).trim() !== '' ? first : brandIn(first);
}

/** How the words of a link look: those in it, where it has a sign besides. */
function lookOf(element: Element, around: LinkLook): LinkLook {
  const css = widestCss(element);
  const own: LinkLook = {
    size: pxOf(css['font-size']) ?? around.size,
    weight: Number(css['font-weight'] ?? around.weight),
    color: colorIn(css.color) ?? around.color,
    paddingY: paddingPx(element, 'top') || around.paddingY,
    paddingX: paddingPx(element, 'left') || around.paddingX,
  };
  const words = elementsOf(element).find((child) => textOf(child).trim() !== '');
  const isMixed = element.children.some((child) => typeof child === 'string');
  return words && !isMixed && element.tag === 'a' ? lookOf(words, own) : own;
}

function mostOf(looks: readonly LinkLook[]): LinkLook | undefined {
  const groups = [...Map.groupBy(looks, (look) => JSON.stringify(look)).values()];
  return groups.sort((a, b) => b.length - a.length)[0]?.[0];
}

const DEFAULT_PADDING_PX = 8;
const DEFAULT_BRAND_PX = 20;

/** What the block of the bar sets about its measures. */
export const navbarVariables = ({ paddingY, brand, gradient }: NavbarLook): Css => ({
  ...(gradient ? { '--bs-gradient': gradient } : {}),
  ...(paddingY === DEFAULT_PADDING_PX ? {} : { '--bs-navbar-padding-y': rem(paddingY) }),
  ...(brand
    ? {
        '--bs-navbar-brand-padding-y': rem(brand.paddingY),
        // Bars have gaps between their parts.
        '--bs-navbar-brand-margin-end': '0',
        ...(brand.size === DEFAULT_BRAND_PX ? {} : { '--bs-navbar-brand-font-size': rem(brand.size) }),
      }
    : {}),
});

/** Its colours, which a dark bar declares anew; Bootstrap's own are shades of the text. */
export const navbarColors = ({ brand, link, active }: NavbarLook): Css => ({
  ...(link
    ? {
        '--bs-navbar-color': link.color,
        '--bs-navbar-hover-color': active ?? brand?.color ?? link.color,
        '--bs-navbar-active-color': active ?? link.color,
      }
    : {}),
  ...(brand ? { '--bs-navbar-brand-color': brand.color, '--bs-navbar-brand-hover-color': brand.color } : {}),
});

/** What the block of its links sets. */
export const navbarNavVariables = ({ link }: NavbarLook, size: number): Css =>
  link
    ? {
        ...(link.paddingY === DEFAULT_PADDING_PX ? {} : { '--bs-nav-link-padding-y': rem(link.paddingY) }),
        ...(link.paddingX === 0 ? {} : { '--bs-nav-link-padding-x': rem(link.paddingX) }),
        ...(link.size === size ? {} : { '--bs-nav-link-font-size': rem(link.size) }),
        ...(link.weight === 400 ? {} : { '--bs-nav-link-font-weight': String(link.weight) }),
      }
    : {};
