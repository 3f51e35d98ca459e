import type { Element } from '../../../../model/element.ts';
import { fromHex, luminance } from '../../../../raster/color.ts';
import {
  type Around,
  type ComponentOf,
  type Context,
  classesOf,
  dressChildren,
  dressed,
  withClasses,
} from '../context.ts';
import { colorIn, elementsOf, groundOf, isDrawn, paddingPx, pxOf, widestCss } from '../css.ts';
import { asFlow } from '../flow.ts';
import { spacerOf } from '../spacers.ts';
import { hasLinkRoom } from '../spread-links.ts';
import { type Theme, textClass } from '../theme.ts';
import { gapClasses, textStyleOf, utilities } from '../utilities.ts';

export const isNamed = ({ name, attributes }: Element, word: string): boolean =>
  name === word || new RegExp(word, 'i').test(attributes?.['aria-label'] ?? '');

export const find = (element: Element, is: (one: Element) => boolean): Element | undefined =>
  elementsOf(element)
    .map((child) => (is(child) ? child : find(child, is)))
    .find((found) => found !== undefined);

const hasLinks = (list: Element): boolean => {
  const items = elementsOf(list);
  return (
    items.length > 1 && items.every(({ tag }) => tag === 'li') && items.filter(isLinkItem).length > items.length / 2
  );
};
const isLinkItem = (item: Element): boolean => elementsOf(item)[0]?.tag === 'a';

/** Darker grounds have light letters. */
const MAX_DARK_LUMINANCE = 0.25;
const MIN_LIGHT_LUMINANCE = 0.7;
/** Higher ones hold more than a bar. */
const MAX_BAR_PADDING_PX = 40;

/** The bar at the head of the page: the brand, its links and what stands beside them. */
export const NAVBAR: ComponentOf = {
  is: (element, { isInNavbar }) =>
    !isInNavbar &&
    (element.tag === 'header' || element.tag === 'nav') &&
    (element.tag === 'header' || !isNamed(element, 'breadcrumb|pagination')) &&
    element.css['flex-direction'] !== 'column' &&
    paddingPx(element, 'top') <= MAX_BAR_PADDING_PX &&
    !find(element, ({ tag }) => tag === 'h1') &&
    (element.tag === 'header' ? find(element, ({ tag }) => tag === 'nav') !== undefined : isBar(element)),
  dress(element, around, context) {
    const { theme } = context;
    const css = widestCss(element);
    const ground = groundOf(css) ?? around.ground;
    const isDark = luminance(fromHex(ground)) < MAX_DARK_LUMINANCE || hasLightLetters(element, around);
    const own = { covers: ['display', 'align-items', 'justify-content', 'flex-wrap', 'flex-direction'], type: null };
    const inner: Around = { ...textStyleOf(element, around, theme), isInNavbar: true };
    const attributes = { ...element.attributes, ...(isDark ? { 'data-bs-theme': 'dark' } : {}) };
    const [only, ...more] = elementsOf(element);
    const isWrapped = only !== undefined && more.length === 0;
    const children = dressChildren(element, { ...inner, isItem: !isWrapped }, context).map((child) =>
      typeof child === 'string' ? child : withBrand(child),
    );
    const classes = ['navbar', ...utilities(element, around, theme, own)];
    const framed =
      isWrapped &&
      /(^| )container/.test(
        children.map((child) => (typeof child === 'string' ? '' : child.attributes?.class)).join(' '),
      );
    if (framed) return dressed({ ...element, attributes }, classes, children);
    const frame: Element = { tag: 'div', name: 'container', css: {}, children: [] };
    const parts = isWrapped && typeof children[0] !== 'string' ? children[0].children : children;
    return dressed({ ...element, attributes }, classes, [dressed(frame, ['container-fluid'], parts)]);
  },
};

/** Light letters on a light ground stand on a picture. */
function hasLightLetters(element: Element, around: Around): boolean {
  const link = find(element, ({ tag, css }) => tag === 'a' && colorIn(css.color) !== undefined);
  const letters = colorIn(link?.css.color) ?? around.color;
  return luminance(fromHex(letters)) > MIN_LIGHT_LUMINANCE;
}

/** A row of its own with links in it, not a list inside something. */
const isBar = (element: Element): boolean =>
  (groundOf(element.css) !== undefined || isDrawn(element.css['border-bottom'])) &&
  find(element, hasLinks) !== undefined;

/** The first link of a bar is its brand. */
function withBrand(container: Element): Element {
  const [first, ...others] = container.children;
  if (!first || typeof first === 'string') return container;
  const isBrand =
    (first.tag === 'a' || first.tag === 'div' || first.tag === 'span') && !find(first, ({ tag }) => tag === 'nav');
  if (!isBrand || others.length === 0) return container;
  const names = classesOf(first).filter((name) => !GIVEN_BY_BRAND.has(name));
  return { ...container, children: [withClasses(first, ['navbar-brand', ...names]), ...others] };
}

const GIVEN_BY_BRAND = new Set(['text-decoration-none', 'text-reset', 'link-body-emphasis', 'fs-5']);

/** A list of links. */
export const LINKS: ComponentOf = {
  is: (element, around) =>
    (element.tag === 'ul' || element.tag === 'ol') &&
    hasLinks(element) &&
    (around.isInNavbar || element.css['list-style'] === 'none'),
  dress(element, around, context) {
    const { theme } = context;
    const css = widestCss(element);
    const isColumn = css['flex-direction'] === 'column' || css.display !== 'flex';
    const isBarList = around.isInNavbar && !isColumn;
    const covers = ['display', 'flex-direction', 'list-style', 'gap', 'row-gap', 'column-gap', 'flex-wrap'];
    const flow = isColumn && !hasLinkRoom(element, context.theme.linkRoom) ? asFlow(element) : element;
    const own = { covers, margin: [0, 0, 0, 0], padding: null, type: null } as const;
    const inner = textStyleOf(element, around, theme);
    // The room in its links is their distance.
    const isSpread = hasLinkRoom(element, theme.linkRoom);
    const gaps = flow.css.display === 'flex' && !isSpread ? gapClasses(flow) : [];
    const names = [
      isBarList ? `navbar-nav flex${element.css['flex-direction'] === 'column' ? '-lg' : ''}-row` : 'nav',
      ...(isColumn ? ['flex-column'] : []),
      ...gaps,
      ...(linksAreSmall(element, inner.size) ? ['small'] : []),
      ...utilities(flow, around, theme, own),
    ];
    const children = elementsOf(flow).map((item) => {
      const spacing = utilities(item, inner, theme, { type: null, covers: ['display', 'align-items', 'gap'] });
      const links = item.children.map((child) => {
        if (typeof child === 'string') return child;
        return child.tag === 'a' ? dressLink(child, inner, context, isBarList, isSpread) : context.dress(child, inner);
      });
      return dressed(item, ['nav-item', ...spacing], links);
    });
    return dressed(element, names, children);
  },
};

/** A link in a list takes its size from it, whatever class it has itself. */
const linksAreSmall = (list: Element, size: number): boolean =>
  elementsOf(list).every((item) => {
    const link = elementsOf(item).find(({ tag }) => tag === 'a');
    return !link || (pxOf(widestCss(link)['font-size'] ?? item.css['font-size']) ?? size) < size - 1;
  });

function dressLink(link: Element, around: Around, context: Context, isBarList: boolean, isSpread: boolean): Element {
  const { theme } = context;
  const isCurrent = link.attributes?.['aria-current'] === 'page';
  const isPainted = groundOf(widestCss(link)) !== undefined;
  const { color, 'font-size': _, ...css } = link.css;
  const own = {
    padding: null,
    covers: ['text-decoration', 'white-space', ...(link.children.length > 1 ? [] : ['display'])],
  };
  const written = utilities({ ...link, css }, { ...around, color: theme.link }, theme, own);
  const inner = { ...textStyleOf(link, around, theme), isItem: true };
  return dressed(
    link,
    [
      'nav-link',
      ...(isCurrent ? ['active'] : []),
      ...(isSpread
        ? [`px-${spacerOf(paddingPx(link, 'left'))}`]
        : isBarList || isPainted || paddingPx(link, 'left') > 0
          ? []
          : ['p-0']),
      ...written.filter((name) => name !== 'text-decoration-none'),
      ...(color === undefined || isBarList ? [] : linkColor(color, theme)),
    ],
    dressChildren(link, inner, context),
  );
}

function linkColor(color: string, theme: Theme): string[] {
  if (color === theme.link) return [];
  const name = textClass(theme, color);
  return [name === 'text-body' || name === 'text-body-emphasis' ? 'link-body-emphasis' : name];
}
