import type { Css, Element } from '../model/element.ts';
import { contrastRatio, fromHex } from '../raster/color.ts';
import { addAt, type Context, screenFor } from './context.ts';
import { drawnWidth } from './drawn-width.ts';

/** So many links are a menu; fewer are one where the bar has no room for them on a phone. */
const MIN_LINK_COUNT = 3;
/** A phone without the gutters of the page, in px. */
const PHONE_ROOM_PX = 343;
const SIDEBAR = 'sidebar';
/** What the sign of a menu is called, also where it is drawn. */
const MENU_NAME = 'Menu';
const DRAWER_WIDTH = '288px';
const PHONE_GAP_PX = 16;
/** A bar is not nested deeper at the head of a page. */
const MAX_BAR_DEPTH = 5;

type Colors = { ground: string; text: string };
export const colorsOf = (css: Css): Colors => ({ ground: css['background-color'], text: css.color });

/**
 * Puts a sidebar into a drawer that a button opens on a phone, without a script; on wider screens it stands where it is drawn.
 * The button leads the bar above the content, or a bar of its own.
 */
export function collapseSidebar(sidebar: Element, content: Element, page: Colors, context: Context): Element {
  if (!canCollapse(context) || countEntries(sidebar) < MIN_LINK_COUNT) return sidebar;
  const bar = barIn(content);
  if (bar) {
    keepOneLine(bar);
    hideDrawnSign(bar, context);
    const behind = groundBehind(bar, content) ?? page.ground;
    const toggle = toggleOf(SIDEBAR, inkOn(behind, [...lettersOf(bar), page.text]), context);
    bar.children = [bar.tag === 'ul' ? entryOf(toggle, context) : toggle, ...bar.children];
  } else {
    const toggle = toggleOf(SIDEBAR, inkOn(page.ground, [page.text]), context);
    const own: Element = { tag: 'div', name: 'menu-bar', css: { padding: '8px 16px' }, children: [toggle] };
    addAt(own, 'lg', { display: 'none' }, context);
    content.children = [own, ...content.children];
  }
  return drawerOf(SIDEBAR, [sidebar], 'left', { ...page, ground: groundOf(sidebar) ?? page.ground }, context);
}

/** The sign of a menu that a bar is drawn with, alone or before others, gives its place on a phone to the button that opens the drawer. */
function hideDrawnSign(bar: Element, context: Context): void {
  const [sign] = elementsOf(bar);
  if (sign?.attributes?.['aria-label'] === MENU_NAME) {
    addAt(sign, 'lg', { display: sign.css.display ?? 'block' }, context);
    sign.css.display = 'none';
  } else if (sign) hideDrawnSign(sign, context);
}

/** Puts the links of the bar that a page begins with into a drawer, with what stands behind them. */
export function collapseTopMenu(body: Element, page: Colors, context: Context): void {
  if (!canCollapse(context)) return;
  if (collapseAside(body, body, page, context)) return;
  if (collapseSecondRow(body, page, context)) return;
  const path = pathToBar(body, MIN_LINK_COUNT) ?? pathToBar(body, 1);
  const bar = path?.at(-1);
  if (!path || !bar) return;
  const isMenu = (child: Element): boolean => holdsMenu(child, leastIn(bar));
  const children = withBrandApart(bar, isMenu, context);
  const first = children.findIndex(isMenu);
  const isBranded =
    first > 0 || (first === 0 && children.length > 1 && pathToBar(children[0], MIN_LINK_COUNT) !== undefined);
  if (!isBranded) return;
  const kept = children.slice(0, first);
  const moved = children.slice(first);
  // What a page is about stays in sight.
  if (moved.some((child) => has(child, ({ tag }) => /^h[1-3]$/.test(tag)))) return;
  const ground = path.map(groundOf).findLast((color) => color !== undefined) ?? page.ground;
  const colors = { ...page, ground: readableGround(moved, { ...page, ground }) };
  keepOneLine(bar);
  addAt(bar, 'lg', { 'justify-content': bar.css['justify-content'] ?? 'flex-start', ...bar.at?.lg }, context);
  bar.css['justify-content'] = 'space-between';
  for (const child of moved) standUp(child, context);
  bar.children = [
    ...kept,
    drawerOf('menu', moved, 'right', colors, context),
    toggleOf('menu', lettersOf(bar)[0] ?? page.text, context),
  ];
}

/** The menu may be the second row of the header: the button that opens it stands in the first one. */
function collapseSecondRow(body: Element, page: Colors, context: Context): boolean {
  const header = elementsOf(body).find(({ tag }) => tag === 'header');
  const [first, ...rows] = header ? elementsOf(header).filter(({ css }) => css.position !== 'absolute') : [];
  const menu = rows.find((row) => holdsMenu(row));
  if (!header || !first || !menu || holdsMenu(first)) return false;
  const bar = isRow(first) ? first : barIn(first);
  if (!bar) return false;
  const ground = groundOf(menu) ?? groundOf(header) ?? page.ground;
  const colors = { ...page, ground: readableGround([menu], { ...page, ground }) };
  keepOneLine(bar);
  standUp(menu, context);
  header.children = header.children.map((child) =>
    child === menu ? drawerOf('menu', [menu], 'right', colors, context) : child,
  );
  bar.children = [...bar.children, toggleOf('menu', lettersOf(bar)[0] ?? page.text, context)];
  return true;
}

/** Where the brand and the links stand in one group of a bar, the brand alone is the group, so that it stays on a phone. */
function withBrandApart(bar: Element, isMenu: (part: Element) => boolean, context: Context): Element[] {
  const children = elementsOf(bar);
  const [group, ...others] = children;
  const parts = group ? elementsOf(group) : [];
  const at = parts.findIndex(isMenu);
  if (at < 1 || at !== parts.length - 1 || group.css.display !== 'flex' || !isRow(group)) return children;
  const gapIn = ({ css, at: screens }: Element): number =>
    Number.parseFloat(screens?.lg?.['column-gap'] ?? css['column-gap'] ?? css.gap ?? '0');
  const { 'margin-left': near = '0', ...css } = parts[at].css;
  const { 'margin-left': shift = near, ...md } = parts[at].at?.md ?? {};
  const distance = gapIn(group) + Number.parseFloat(parts[at].at?.lg?.['margin-left'] ?? shift) - gapIn(bar);
  // It stands at the end of its group, not at a distance.
  if (Number.isNaN(distance)) return children;
  const menu = { ...parts[at], css, at: { ...parts[at].at, md } };
  addAt(menu, 'lg', { 'margin-left': `${distance}px`, 'margin-right': 'auto' }, context);
  const rest = parts.slice(0, at);
  return [rest.length === 1 ? rest[0] : { ...group, children: rest }, menu, ...others];
}

/** A sidebar may begin below the bar of the page. */
function collapseAside(part: Element, body: Element, page: Colors, context: Context): boolean {
  const children = elementsOf(part);
  const aside = children.find(({ tag }) => tag === 'aside');
  if (!aside || !isRow(part)) return children.some((child) => collapseAside(child, body, page, context));
  const drawer = collapseSidebar(aside, body, page, context);
  part.children = part.children.map((child) => (child === aside ? drawer : child));
  return true;
}

/** Its own colour; of a gradient, that which it begins with. */
const groundOf = ({ css }: Element): string | undefined =>
  /#[0-9a-f]{6}/.exec(css['background-color'] ?? css.background ?? css['background-image'] ?? '')?.[0];

/** Letters need so much contrast with what they stand on (WCAG 1.4.3). */
const MIN_CONTRAST = 4.5;
const GROUNDS = ['#ffffff', '#111827'];

const contrastOf = (a: string, b: string): number => contrastRatio(fromHex(a), fromHex(b));

/** The first of some colours that is seen on a ground, or else black or white. */
const inkOn = (ground: string, colors: readonly string[]): string =>
  [...colors, ...GROUNDS].find((color) => contrastOf(color, ground) >= MIN_CONTRAST) ?? colors[0];

/** The colour that something lies on in a part of the page. */
function groundBehind(element: Element, part: Element): string | undefined {
  if (part === element) return groundOf(part);
  const inner = elementsOf(part).find((child) => has(child, (one) => one === element));
  return inner && (groundBehind(element, inner) ?? groundOf(part));
}

/** What the letters in a drawer can be read on: what is behind them, or else the nearest that the page has. */
function readableGround(parts: readonly Element[], { ground, text }: Colors): string {
  const letters = parts.flatMap(lettersOf);
  const contrast = (color: string): number => Math.min(...letters.map((one) => contrastOf(one, color)));
  const grounds = [ground, text, ...GROUNDS];
  return grounds.find((color) => contrast(color) >= MIN_CONTRAST) ?? ground;
}

/** Colours of the letters that stand on nothing of their own. */
function lettersOf(element: Element): string[] {
  if (groundOf(element)) return [];
  const { color = '' } = element.css;
  const isText = element.children.some((child) => typeof child === 'string');
  return [...(isText && /^#[0-9a-f]{6}$/.test(color) ? [color] : []), ...elementsOf(element).flatMap(lettersOf)];
}

const canCollapse = (context: Context): boolean => screenFor('lg', context) === 'lg';

const elementsOf = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => typeof child !== 'string');

const has = (element: Element, is: (one: Element) => boolean): boolean =>
  is(element) || elementsOf(element).some((child) => has(child, is));

const countLinks = (element: Element): number =>
  Number(element.tag === 'a') + elementsOf(element).reduce((sum, child) => sum + countLinks(child), 0);

/** Entries that open others are buttons. */
const countEntries = (element: Element): number =>
  element.tag === 'li'
    ? Number(has(element, ({ tag }) => tag === 'a' || tag === 'button'))
    : Number(element.tag === 'a') + elementsOf(element).reduce((sum, child) => sum + countEntries(child), 0);

const holdsMenu = (element: Element, least = MIN_LINK_COUNT): boolean =>
  has(element, ({ tag }) => tag === 'ul' || tag === 'nav') && countLinks(element) >= least;

/** How many links of a bar are a menu: any, where it is wider in the design than a phone. */
const leastIn = (bar: Element): number => (drawnWidth(bar, PHONE_GAP_PX) > PHONE_ROOM_PX ? 1 : MIN_LINK_COUNT);

/** What lies side by side on the design's screen. */
const isRow = ({ css, at }: Element): boolean =>
  css.display === 'flex' && (at?.lg?.['flex-direction'] ?? css['flex-direction'] ?? 'row') === 'row';

/** From an element at the head of the page down to the row that has the links in one of its children. */
function pathToBar(element: Element, least: number, depth = 0): Element[] | undefined {
  if (depth > MAX_BAR_DEPTH) return undefined;
  const children = elementsOf(element).filter(({ css }) => css.position !== 'absolute');
  const isBar = depth > 0 && isRow(element) && children.length > 1 && element.tag !== 'ul';
  if (isBar && children.some((child) => holdsMenu(child, Math.max(least, leastIn(element))))) return [element];
  // A notice may stand above the header of the page.
  const first = (depth === 0 && children.find(({ tag }) => tag === 'header')) || children[0];
  const rest = first && pathToBar(first, least, depth + 1);
  return rest && [element, ...rest];
}

/** The row that a part of the page begins with. */
function barIn(part: Element, depth = 0): Element | undefined {
  const children = elementsOf(part).filter(({ css }) => css.position !== 'absolute');
  if (depth > 0 && isRow(part) && children.length > 1)
    return children.some(({ tag }) => tag === 'aside') ? undefined : part;
  return children[0] && depth < MAX_BAR_DEPTH ? barIn(children[0], depth + 1) : undefined;
}

/** A bar stays one line on a phone: what is in it keeps its size, or gives way. On wider screens it is what it was. */
function keepOneLine(bar: Element): void {
  const drawn = { ...bar.css, ...bar.at?.lg };
  const wide: Css = { 'align-items': drawn['align-items'] ?? 'stretch' };
  if (drawn['justify-content']) wide['justify-content'] = drawn['justify-content'];
  const gap = drawn['column-gap'] ?? drawn.gap;
  for (const name of ['flex-direction', 'flex-wrap']) delete bar.css[name];
  Object.assign(bar.css, { 'align-items': 'center', gap: `${PHONE_GAP_PX}px` });
  if (gap !== undefined) wide['column-gap'] = gap;
  const { 'flex-direction': _, ...rest } = bar.at?.lg ?? {};
  bar.css['flex-wrap'] = 'wrap';
  if (drawn['flex-wrap'] !== 'wrap') wide['flex-wrap'] = 'nowrap';
  bar.at = { ...bar.at, lg: { ...rest, ...wide } };
  for (const child of elementsOf(bar)) {
    const { css } = child;
    if (child.tag === 'img' && css.width === '100%') {
      Object.assign(css, { width: child.at?.lg?.width ?? 'auto', 'flex-shrink': '0' });
    }
    if (!has(child, ({ tag }) => tag === 'input')) continue;
    // A field takes what the others leave.
    const own = { flex: css.flex ?? '0 1 auto', ...(css.width ? { width: css.width } : {}), ...child.at?.lg };
    if (css.width && css.width !== '100%') delete css.width;
    Object.assign(css, { flex: '1 1 0%', 'min-width': '0' });
    child.at = { ...child.at, lg: own };
  }
}

/** Lines become columns in a drawer. */
function standUp(element: Element, context: Context): void {
  const isLink = element.tag === 'a' || element.tag === 'button';
  if (isLink || !has(element, ({ tag }) => tag === 'a' || tag === 'button')) return;
  if (isRow(element)) {
    const { css } = element;
    const wide: Css = {
      'flex-direction': 'row',
      'align-items': css['align-items'] ?? 'stretch',
      gap: css.gap ?? '0',
      ...(css['flex-wrap'] ? { 'flex-wrap': css['flex-wrap'] } : {}),
    };
    delete css['flex-wrap'];
    Object.assign(css, { 'flex-direction': 'column', 'align-items': 'flex-start', gap: `${PHONE_GAP_PX}px` });
    const { 'column-gap': own, ...others } = element.at?.lg ?? {};
    if (own !== undefined) wide.gap = own;
    element.at = { ...element.at, lg: {} };
    addAt(element, 'lg', { ...wide, ...others }, context);
  }
  for (const child of elementsOf(element)) standUp(child, context);
}

/** A popover, which the browser opens and closes; from `lg` up it is no box at all, and its children stand in the row around it. */
function drawerOf(id: string, children: Element[], side: 'left' | 'right', colors: Colors, context: Context): Element {
  const drawer: Element = {
    tag: 'div',
    name: 'drawer',
    attributes: { id, popover: 'auto' },
    css: {
      top: '0',
      bottom: '0',
      [side]: '0',
      [side === 'left' ? 'right' : 'left']: 'auto',
      width: DRAWER_WIDTH,
      height: '100%',
      'background-color': colors.ground,
      color: colors.text,
      ...(side === 'right' ? { padding: '24px' } : {}),
    },
    ...(side === 'right'
      ? { states: { ':popover-open': { display: 'flex', 'flex-direction': 'column', gap: '24px' } } }
      : {}),
    children,
  };
  addAt(drawer, 'lg', { display: 'contents' }, context);
  return drawer;
}

const SIGN: Element = {
  tag: 'path',
  name: 'path',
  css: {},
  attributes: { d: 'M4 6h16M4 12h16M4 18h16', stroke: 'currentColor', 'stroke-width': '2', 'stroke-linecap': 'round' },
  children: [],
};

/** A bar that is nothing but its list has it as an entry. */
function entryOf(toggle: Element, context: Context): Element {
  const entry: Element = { tag: 'li', name: 'menu-item', css: {}, children: [toggle] };
  addAt(entry, 'lg', { display: 'none' }, context);
  return entry;
}

function toggleOf(id: string, color: string, context: Context): Element {
  const toggle: Element = {
    tag: 'button',
    name: 'menu-toggle',
    attributes: { type: 'button', 'aria-label': MENU_NAME, popovertarget: id },
    css: { display: 'flex', 'flex-shrink': '0', border: '0', 'background-color': 'transparent', padding: '8px', color },
    children: [
      {
        tag: 'svg',
        name: 'icon',
        attributes: { 'aria-hidden': 'true', viewBox: '0 0 24 24' },
        css: { width: '24px', height: '24px' },
        children: [SIGN],
      },
    ],
  };
  addAt(toggle, 'lg', { display: 'none' }, context);
  return toggle;
}
