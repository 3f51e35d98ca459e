import type { Element } from '../../../../model/element.ts';
import { isCentred } from '../containers.ts';
import {
  type Around,
  type ComponentOf,
  type Context,
  classesOf,
  dressChildren,
  dressed,
  withClasses,
} from '../context.ts';
import { colorIn, elementsOf, groundOf, paddingPx, textOf, widestCss, without } from '../css.ts';
import { asFlow } from '../flow.ts';
import { find, hasLinks, isDarkBar, isNavbar } from '../is-navbar.ts';
import { currentIn } from '../link-color.ts';
import { spacerOf } from '../spacers.ts';
import { hasLinkRoom } from '../spread-links.ts';
import { type Theme, textClass } from '../theme.ts';
import { gapClasses, isEmphasis, textStyleOf, utilities } from '../utilities.ts';

/** The bar at the head of the page: the brand, its links and what stands beside them. */
export const NAVBAR: ComponentOf = {
  is: (element, { isInNavbar }) => !isInNavbar && isNavbar(element),
  dress(whole, around, context) {
    const { theme } = context;
    const element = isCentred(whole) ? withFrame(whole) : whole;
    const isDark = isDarkBar(element, around.ground, around.color);
    const paddingY = theme.navbar?.paddingY ?? 0;
    const own = {
      covers: ['display', 'align-items', 'justify-content', 'flex-wrap', 'flex-direction'],
      type: null,
      padding: [paddingY, 0, paddingY, 0],
    };
    const isPushed = widestCss(element)['justify-content'] === 'space-between';
    const inner: Around = { ...textStyleOf(element, around, theme), isInNavbar: true, isPushed };
    const attributes = { ...element.attributes, ...(isDark ? { 'data-bs-theme': 'dark' } : {}) };
    const [only, ...more] = elementsOf(element);
    const isWrapped = only !== undefined && more.length === 0;
    const areRows = !isWrapped && widestCss(element).display !== 'flex';
    const children = dressChildren(element, { ...inner, isItem: !isWrapped && !areRows }, context).map((child) =>
      typeof child === 'string' ? child : withBrand(areRows ? wholeRow(child) : child),
    );
    const written = utilities(element, around, theme, own);
    const [first] = children;
    if (isWrapped && typeof first === 'object' && classesOf(first).some((name) => name.startsWith('container')))
      return dressed({ ...element, attributes }, ['navbar', ...written], [withFilling(asFrame(first))]);
    const frame: Element = { tag: 'div', name: 'container', css: {}, children: [] };
    const isHolder = isWrapped && typeof children[0] !== 'string' && !/^[uo]l$/.test(children[0].tag);
    const parts = isHolder ? (children[0] as Element).children : children;
    // Room at the sides is that of the container in the bar; within another container there is none more.
    const held = isHolder ? classesOf(children[0] as Element) : [];
    const sides = [...written, ...held].filter((name) => SIDES.test(name));
    const room = around.hasContainer && sides.length === 0 ? ['px-0'] : sides;
    const names = written.filter((name) => !SIDES.test(name));
    const framed = dressed(frame, ['container-fluid', ...room], parts);
    return dressed({ ...element, attributes }, ['navbar', ...names], [framed]);
  },
};

const SIDES = /^p[xse](-\w+)?-\d$/;

/** What a bar in the middle of the page has on its container, which bars have within. */
const OF_FRAME =
  /^(max-width|width|margin|margin-left|margin-right|padding-left|padding-right|display|gap|row-gap|column-gap|align-items|justify-content|flex-wrap|flex-direction)$/;

function withFrame(bar: Element): Element {
  const inner = without(bar, (property) => !OF_FRAME.test(property));
  const outer = without(bar, (property) => OF_FRAME.test(property));
  const { css, at } = inner;
  const frame: Element = { tag: 'div', name: 'container', css, ...(at ? { at } : {}), children: bar.children };
  return { ...outer, children: [frame] };
}

/** A bar lays out its container itself. */
const asFrame = (container: Element): Element =>
  withClasses(
    container,
    classesOf(container).filter((name) => !GIVEN_BY_BAR.test(name)),
  );

const GIVEN_BY_BAR = /^(d-flex|(align-items|justify-content)(-\w+)+)$/;

/** What stands below each other in a bar, whose container lays it out side by side, has a line for itself. */
const wholeRow = (part: Element): Element =>
  withClasses(part, [...classesOf(part), part.attributes?.popover === undefined ? 'w-100' : 'col-lg-12']);

/** What is alone in the container of a bar has all of its width. */
function withFilling(container: Element): Element {
  const [only, ...more] = container.children;
  if (!only || typeof only === 'string' || more.length > 0) return container;
  return { ...container, children: [withClasses(only, [...classesOf(only), 'flex-fill'])] };
}

/** The first words of a bar are its brand, unless they are those of its links. */
function withBrand(container: Element): Element {
  const [first, ...others] = container.children;
  if (!first || typeof first === 'string') return container;
  if (others.length === 0) return { ...container, children: [withBrand(first)] };
  const isFree = /^(a|div|span|p)$/.test(first.tag) && !find(first, ({ tag }) => /^(nav|ul|ol)$/.test(tag));
  return isFree ? { ...container, children: [branded(first) ?? asBrand(first), ...others] } : container;
}

/** Words in a group of several things are the brand, not the group. */
function branded(element: Element): Element | undefined {
  if (element.tag === 'a' || element.children.some((child) => typeof child === 'string')) return asBrand(element);
  const [first, ...others] = element.children;
  if (!first || typeof first === 'string' || !/^(a|div|span|p)$/.test(first.tag)) return undefined;
  const inner = branded(first);
  return (
    inner &&
    (others.length > 0
      ? withClasses({ ...element, children: [inner, ...others] }, [...classesOf(element), 'flex-wrap'])
      : { ...element, children: [inner] })
  );
}

const asBrand = (element: Element): Element =>
  withClasses(element, ['navbar-brand', ...classesOf(element).filter((name) => !GIVEN_BY_BRAND.test(name))]);

const GIVEN_BY_BRAND =
  /^(text-decoration-none|text-nowrap|text-reset|text-(body|white|primary|secondary|dark|light).*|link-body-emphasis|fs-\d|small|lead)$/;

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
    const own = { covers, margin: [0, 0, 0, 0], padding: isBarList ? null : [0, 0, 0, 0], type: null } as const;
    const inner = textStyleOf(element, around, theme);
    // The room in its links is their distance.
    const isSpread = hasLinkRoom(element, theme.linkRoom);
    const gaps = flow.css.display === 'flex' && !isSpread ? gapClasses(flow) : [];
    const names = [
      ...barNames(element, isBarList),
      ...(elementsOf(element).some((item) => elementsOf(item).some((link) => isPill(link, theme)))
        ? ['nav-pills']
        : []),
      ...(isColumn ? ['flex-column'] : []),
      ...gaps,
      ...utilities(flow, around, theme, own),
    ];
    const current = currentIn(element);
    const children = elementsOf(flow).map((item) => {
      // What is alone in its entry needs nothing to lay it out.
      const isAlone = item.children.length === 1;
      const spacing = utilities(item, inner, theme, {
        type: null,
        covers: isAlone ? ['display', 'align-items', 'gap'] : [],
      });
      const links = item.children.map((child) => {
        if (typeof child === 'string') return child;
        return child.tag === 'a' || isEntry(child)
          ? dressLink(child, inner, context, { isBarList, isSpread, isCurrent: child === current })
          : context.dress(child, inner);
      });
      return dressed(item, ['nav-item', ...spacing], links);
    });
    return dressed(element, names, children);
  },
};

/** Links in a bar stand side by side, and on a phone below each other in their drawer, or in several lines. */
const barNames = ({ css }: Element, isBarList: boolean): string[] =>
  !isBarList
    ? ['nav']
    : css['flex-direction'] === 'column'
      ? ['navbar-nav', 'flex-lg-row']
      : ['navbar-nav', 'flex-row', 'flex-wrap'];

/** The colour of its words, which may stand beside a sign of another one. */
function lettersOf(link: Element): string | undefined {
  const words = elementsOf(link).find((child) => textOf(child).trim() !== '');
  return (words && colorIn(words.css.color)) ?? colorIn(link.css.color);
}

/** A link on the primary colour, as the one of the page that is open. */
const isPill = (link: Element, theme: Theme): boolean =>
  link.tag === 'a' && groundOf(widestCss(link)) === theme.primary && lettersOf(link) === '#ffffff';

/** What opens more entries stands among the links as one of them. */
const isEntry = (child: Element): boolean =>
  child.tag === 'button' && groundOf(widestCss(child)) === undefined && child.css['background-color'] === 'transparent';

/** What pills have anyway. */
const GIVEN_BY_PILL = /^(bg-primary|rounded)$/;

/** The list that a link stands in, and whether it is the entry that is open. */
type Entry = { isBarList: boolean; isSpread: boolean; isCurrent: boolean };

function dressLink(link: Element, around: Around, context: Context, entry: Entry): Element {
  const { theme } = context;
  const { isBarList, isSpread, isCurrent } = entry;
  const { color: __, ...css } = link.css;
  const color = lettersOf(link);
  const isOpen = !isBarList && isPill(link, theme);
  const look = isBarList ? theme.navbar?.link : theme.nav;
  const rooms = [theme.linkRoom ?? PADDING_Y_PX, theme.nav?.paddingX || PADDING_X_PX];
  const own = {
    padding: isBarList || isSpread ? null : [...rooms, ...rooms],
    covers: ['text-decoration', 'white-space', ...(link.children.length > 1 ? [] : ['display'])],
    ...(look ? { type: { weight: look.weight, size: look.size } } : {}),
  };
  // In a bar, all links have the size of most.
  const { 'font-size': _, ...others } = css;
  // What a link has at its end is not seen: as much as before it.
  const sized = isBarList ? others : { ...css, 'padding-right': `${paddingPx(link, 'left')}px` };
  const written = utilities({ ...link, css: sized }, { ...around, color: theme.link }, theme, own);
  const inner = { ...textStyleOf(link, around, theme), ...look, ...(color ? { color } : {}), isItem: true };
  return dressed(
    link,
    [
      'nav-link',
      ...(isCurrent || isOpen ? ['active'] : []),
      ...(isSpread ? sidesOfLink(paddingPx(link, 'left'), theme) : []),
      ...written.filter((name) => name !== 'text-decoration-none' && !(isOpen && GIVEN_BY_PILL.test(name))),
      ...(color === undefined || isBarList || isOpen ? [] : linkColor(color, around, theme)),
    ],
    dressChildren(link, inner, context),
  );
}

/** As Bootstrap ships it, in px. */
const PADDING_Y_PX = 8;
const PADDING_X_PX = 16;
const SAME_PX = 2;

function sidesOfLink(px: number, { nav }: Theme): string[] {
  return Math.abs((nav?.paddingX || PADDING_X_PX) - px) <= SAME_PX ? [] : [`px-${spacerOf(px)}`];
}

function linkColor(color: string, around: Around, theme: Theme): string[] {
  if (color === (theme.nav?.color ?? theme.link)) return [];
  const name = textClass(theme, color);
  return [isEmphasis(name, color, around) ? 'link-body-emphasis' : name];
}
