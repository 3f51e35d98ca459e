import type { Element } from '../../../model/element.ts';
import { asGrid } from './as-grid.ts';
import { asOffsets } from './as-offsets.ts';
import { asRows } from './as-rows.ts';
import { asFilled, asScreen, onScreen, splitBand } from './bands.ts';
import { COMPONENTS } from './components.ts';
import {
  asNarrow,
  contentOf,
  exactContainer,
  exactNarrowContainer,
  fillsPart,
  isCentred,
  narrowContainer,
  nearestContainer,
  PHONE_SIDE_PX,
  phoneRoomOf,
  ROOM,
  SCREEN_PX,
} from './containers.ts';
import { type Around, type Context, classesOf, dressChildren, dressed, type Seen, withClasses } from './context.ts';
import { elementsOf, groundOf, paddingPx, pxOf, sidesOf, widestCss } from './css.ts';
import { withFilledEnd } from './filled-end.ts';
import { asFlow } from './flow.ts';
import { dressGrid, isGrid } from './grid.ts';
import { asInset } from './inset.ts';
import { asLayers } from './layers.ts';
import { wrapsBelowXl } from './narrow-rows.ts';
import { settle, shiftsIn } from './settle.ts';
import { canShare } from './share-margins.ts';
import { asSmallType } from './small-type.ts';
import { SPACERS_PX, spacerOf, splitSpacer } from './spacers.ts';
import type { Theme } from './theme.ts';
import { textStyleOf, utilities } from './utilities.ts';

/** Gives every element of a page its Bootstrap classes. @param seen takes what becomes a card or a button */
export function dressPage(whole: Element, theme: Theme, seen?: Seen): Element {
  const floats = elementsOf(whole).filter(({ css }) => css.position === 'fixed');
  const body = { ...whole, children: whole.children.filter((child) => !floats.includes(child as Element)) };
  const context: Context = { theme, seen, dress: (element, around) => dress(element, around, context) };
  const around: Around = {
    ...{ size: theme.fontSize, weight: 400, color: theme.text, ground: theme.ground, align: 'left' },
    ...{ lineHeight: theme.lineHeight, gutter: 0, wideGutter: 0, width: SCREEN_PX },
    ...{ isItem: false, isStretched: false, isPushed: false, hasContainer: false, isInNavbar: false },
  };
  const covers = ['font-size', 'line-height', 'overflow-wrap'];
  const { margin: _, ...css } = body.css;
  const filled = withFilledEnd(onScreen({ ...body, css }), groundOf(widestCss(body)) ?? around.ground, SCREEN_PX);
  const flow = settle(withEnd(asFlow(filled)), around, theme, true);
  const classes = utilities(flow, around, theme, { covers, type: null });
  const ground = groundOf(widestCss(flow)) ?? around.ground;
  const children = dressChildren(flow, { ...around, ground, isItem: flow.css.display === 'flex' }, context);
  const page = children.some(isSidebar) ? children.map(yielding).map(asHighAsScreen) : children;
  return dressed(flow, classes, [...page, ...floats.map((float) => dressFloat(float, around, context))]);
}

/** What floats over the page has its corner there: no class says how far below the top it is. */
function dressFloat(float: Element, around: Around, context: Context): Element {
  const side = float.css.right === undefined ? 'start' : 'end';
  const written = context.dress(without(float, PLACES), { ...around, isItem: true });
  return withClasses(written, [...classesOf(written), 'position-fixed', 'bottom-0', `${side}-0`, 'm-3']);
}

const PLACES = ['position', 'top', 'right', 'bottom', 'left'];

/** Room at the end of a page that no spacer makes: what comes last has the rest. */
function withEnd(body: Element): Element {
  const [first, second] = splitSpacer(pxOf(sidesOf(body.css, 'padding')[2]) ?? 0);
  const last = body.children.at(-1);
  const isFree = typeof last === 'object' && canShare(last) && paddingPx(last, 'bottom') === 0;
  if (second === 0 || !isFree || body.css.display === 'flex') return body;
  const end = { ...last, css: { ...last.css, 'padding-bottom': `${SPACERS_PX[second]}px` } };
  return {
    ...body,
    css: { ...body.css, 'padding-bottom': `${SPACERS_PX[first]}px` },
    children: [...body.children.slice(0, -1), end],
  };
}

const isSidebar = (child: Element | string): boolean => typeof child !== 'string' && child.tag === 'aside';

/** What stands beside all of the page goes on to its end. */
const asHighAsScreen = (child: Element | string): Element | string =>
  typeof child !== 'string' && isSidebar(child) && child.attributes?.popover !== undefined
    ? withClasses(child, [...classesOf(child), 'min-vh-100'])
    : child;

/**
 * What fills the room beside a sidebar is no wider than that, so that what is in it wraps: Bootstrap has no `min-width: 0`, but
 * what scrolls has none either.
 */
const yielding = (child: Element | string): Element | string =>
  typeof child !== 'string' && classesOf(child).some((name) => /^flex(-\w+)?-fill$/.test(name))
    ? withClasses(child, [...classesOf(child), 'overflow-x-auto'])
    : child;

function dress(element: Element, around: Around, context: Context): Element {
  if (element.attributes?.class === BACKDROP) return element;
  if (element.tag === 'img' && element.css.position === 'absolute' && element.css.inset === '0')
    return dressBackdrop(element);
  const filling = fillsPart(element, around.width) ? without(element, OF_CENTRED) : element;
  const whole = asGrid(asInset(asLayers(withBackdrop(filling), around.width), around.width));
  const component = COMPONENTS.find(({ is }) => is(whole, around));
  if (component) return component.dress(whole, around, context);
  const found = asOffsets(asRows(whole));
  if (isContainer(found, around)) return dressContainer(found, around, context);
  if (isGrid(found)) return dressGrid(found, around, context);
  return dressPlain(found, around, context);
}

function dressPlain(element: Element, around: Around, context: Context): Element {
  const screen = asSmallType(asScreen(asFilled(element)), around);
  const flow = settle(asFlow(screen, shiftsIn(screen, around, context.theme)), around, context.theme);
  const inner = childrenAround(flow, around, context.theme);
  const [split, rest] = splitBand(flow);
  const children = dressChildren(rest, inner, context);
  const names = wrapsBelowXl(flow, utilities(split, around, context.theme), around.width);
  return dressed(flow, names, children);
}

/** What children stand in. */
function childrenAround(element: Element, around: Around, theme: Theme): Around {
  const css = widestCss(element);
  const [left, right] = [paddingPx(element, 'left'), paddingPx(element, 'right')];
  const isFlexible = css.display === 'flex' || css.display === 'inline-flex';
  return {
    ...textStyleOf(element, around, theme),
    // Rows have no more room than there is on a phone.
    gutter: left > 0 ? SPACERS_PX[spacerOf(pxOf(sidesOf(element.css, 'padding')[3]) ?? 0)] : around.gutter,
    wideGutter: left > 0 ? SPACERS_PX[spacerOf(left)] : around.wideGutter,
    width: Math.max(
      1,
      Math.min(around.width, pxOf(css['max-width']) ?? pxOf(css.width) ?? around.width) - left - right,
    ),
    isItem: isFlexible && (css['flex-direction'] === 'column' ? 'below' : true),
    isStretched: isFlexible && (css['align-items'] ?? 'stretch') === 'stretch',
    isPushed: isFlexible && css['justify-content'] === 'space-between',
  };
}

const GUTTER_PX = 12;

const isContainer = (element: Element, { hasContainer }: Around): boolean => !hasContainer && isCentred(element);

/** What keeps an element in the middle. */
const OF_CENTRED = ['max-width', 'width', 'margin-left', 'margin-right', 'margin'];

/** The container in the middle of the page; a narrow one is as many columns wide as it takes. */
function dressContainer(whole: Element, around: Around, context: Context): Element {
  const element = asNarrow(whole);
  const width = pxOf(widestCss(element)['max-width']) ?? SCREEN_PX;
  const columns = Math.round((12 * width) / around.width);
  const { theme } = context;
  const plain = without(element, [...OF_CENTRED, 'padding-left', 'padding-right']);
  const needsRoom = elementsOf(element).some((child) => isGrid(child) && gapPx(child) > 24);
  const content = contentOf(element);
  const exact = exactContainer(content, around.width);
  const isExact = exact && Math.abs((theme.containers.get(exact.name) ?? 0) - exact.side) <= MAX_SIDE_DIFFERENCE_PX;
  const wide = isExact ? exact : nearestContainer(content, needsRoom ? 24 : 0, around.width, theme.containers);
  const exactNarrow = exactNarrowContainer(content, around.width);
  const isExactNarrow =
    exactNarrow &&
    Math.abs((context.theme.containers.get('container') ?? 0) - exactNarrow.side) <= MAX_SIDE_DIFFERENCE_PX;
  const narrow = isExactNarrow
    ? exactNarrow
    : narrowContainer(content, needsRoom ? 24 : GUTTER_PX, around.width, theme.containers);
  const offOf = (one: { width: number; side: number }): number => Math.abs(one.width - 2 * one.side - content);
  const nearer = around.width === SCREEN_PX ? MIN_NEARER_PX : 0;
  const isNearer = offOf(narrow) + nearer < offOf(wide);
  const isNarrow = columns < 10 || isNearer;
  // What it has on a phone.
  const isSaid = isNarrow ? isExactNarrow : isExact;
  const gutter = isSaid ? PHONE_SIDE_PX : phoneRoomOf(isNarrow ? narrow.side : wide.side);
  const names = isNarrow ? ['container', ...columnsOnTablet(narrow), `col-lg-${narrow.columns}`] : [wide.name];
  const inside: Around = {
    ...around,
    hasContainer: true,
    gutter,
    wideGutter: isNarrow ? narrow.side : wide.side,
    width: isNarrow ? narrow.width - 2 * narrow.side : wide.width - 2 * wide.side,
  };
  const room = isSaid ? [] : ROOM[isNarrow ? narrow.side : wide.side];
  if (isGrid(plain)) {
    const { instance, comment, attributes, ...rest } = plain;
    const row = dressGrid({ ...rest, tag: 'div', attributes: {} }, inside, context);
    return dressed({ ...element, attributes, instance, comment }, [...names, ...room], [row]);
  }
  const flow = settle(asFlow(plain, shiftsIn(plain, inside, theme)), inside, theme);
  const children = dressChildren(
    flow,
    { ...childrenAround(flow, inside, theme), gutter: inside.gutter, wideGutter: inside.wideGutter },
    context,
  );
  const written = utilities(flow, around, theme, { margin: [0, 0, 0, 0] });
  return dressed(flow, [...names, ...room, ...wrapsBelowXl(flow, written, inside.width)], children);
}

/** On a tablet a narrow container is as wide as on a large screen, or as there is room. */
function columnsOnTablet({ columns, width }: { columns: number; width: number }): string[] {
  const onTablet = Math.ceil((12 * width) / WIDTH_MD_PX);
  return onTablet > columns && onTablet < 12 ? [`col-md-${onTablet}`] : [];
}

/** Where a screen of this name begins, in px, in Bootstrap. */
const WIDTH_MD_PX = 768;

/** Containers whose room differs by no more are one, in px. */
const MAX_SIDE_DIFFERENCE_PX = 3;
/** On the page, columns that come so much nearer to the width, in px, are preferred to a whole container. */
const MIN_NEARER_PX = 32;
const gapPx = (element: Element): number => {
  const css = widestCss(element);
  return pxOf(css['column-gap'] ?? css.gap?.split(' ').at(-1)) ?? 0;
};

function without(element: Element, properties: readonly string[]): Element {
  const strip = (css: Element['css']): Element['css'] => {
    const [top, , bottom] = sidesOf(css, 'margin');
    const kept = Object.entries(css).filter(([property]) => !properties.includes(property));
    const margins = css.margin
      ? { ...(top ? { 'margin-top': top } : {}), ...(bottom ? { 'margin-bottom': bottom } : {}) }
      : {};
    return { ...Object.fromEntries(kept), ...margins };
  };
  const at = Object.fromEntries(Object.entries(element.at ?? {}).map(([screen, css]) => [screen, strip(css)]));
  return { ...element, css: strip(element.css), ...(element.at ? { at } : {}) };
}

/** A picture behind the content, which Bootstrap has no background for: an image of its own, behind everything else. */
function withBackdrop(element: Element): Element {
  const source = /^url\('(.*)'\)$/s.exec(element.css['background-image'] ?? '')?.[1];
  if (!source) return element;
  const kept = Object.entries(element.css).filter(([property]) => !property.startsWith('background-'));
  const picture: Element = {
    tag: 'img',
    name: 'backdrop',
    attributes: { class: BACKDROP, src: source, alt: '' },
    css: {},
    children: [],
  };
  const color = element.css['background-color'];
  return {
    ...element,
    attributes: {
      ...element.attributes,
      class: [...classesOf(element), 'position-relative z-0 overflow-hidden'].join(' '),
    },
    css: { ...Object.fromEntries(kept), ...(color ? { 'background-color': color } : {}) },
    children: [picture, ...element.children],
  };
}

/** A picture behind the content that the description has already; on a phone there may be none. */
function dressBackdrop(element: Element): Element {
  const isWideOnly = element.css.display === 'none';
  return dressed(element, [...(isWideOnly ? ['d-none', 'd-lg-block'] : []), BACKDROP], []);
}

const BACKDROP = 'position-absolute top-0 start-0 w-100 h-100 object-fit-cover z-n1';
