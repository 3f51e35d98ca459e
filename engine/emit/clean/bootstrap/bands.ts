import type { Element } from '../../../model/element.ts';
import { SCREEN_PX } from './containers.ts';
import { contentHeight } from './content-height.ts';
import { elementsOf, groundOf, pxOf, sidesOf, widestCss, without } from './css.ts';
import { canShare } from './share-margins.ts';
import { SPACERS_PX, splitSpacer } from './spacers.ts';

/** Parts of a band that are no picture behind it. */
const inFlow = (element: Element): Element[] =>
  elementsOf(element).filter((child) => widestCss(child).position !== 'absolute' && child.name !== 'backdrop');

const roomOf = (element: Element): [top: number, bottom: number] => {
  const [top, , bottom] = sidesOf(widestCss(element), 'padding').map((side) => pxOf(side) ?? 0);
  return [top, bottom];
};

const isVertical = (property: string): boolean => /^padding(-top|-bottom|-block)?$/.test(property);

/** Takes the room above and below away and gives it another one, on every screen. */
export function withRoom(element: Element, top: number, bottom: number): Element {
  const [, right, , left] = sidesOf(element.css, 'padding');
  const plain = without(element, isVertical);
  const css = {
    ...plain.css,
    ...(element.css.padding && right ? { 'padding-right': right } : {}),
    ...(element.css.padding && left ? { 'padding-left': left } : {}),
    ...(top > 0 ? { 'padding-top': `${top}px` } : {}),
    ...(bottom > 0 ? { 'padding-bottom': `${bottom}px` } : {}),
  };
  return { ...plain, css };
}

/** Whether what is alone in a band takes a share of the room above and below. */
export function isSplit(element: Element): boolean {
  const [only, ...more] = inFlow(element);
  const [top, bottom] = roomOf(element);
  return only !== undefined && more.length === 0 && top > 0 && bottom > 0 && canShare(only);
}

/**
 * A band with more room above and below than a spacer has: the container in it has the rest.
 *
 * @returns the band that has its own share, and that whose child has the rest
 */
export function splitBand(element: Element): [outer: Element, inner: Element] {
  const [only] = inFlow(element);
  if (!only || !isSplit(element)) return [element, element];
  const [top, bottom] = roomOf(element);
  const steps = [splitSpacer(top), splitSpacer(bottom)];
  if (steps.every(([, second]) => second === 0)) return [element, element];
  const own = steps.map(([first]) => SPACERS_PX[first]);
  const inside = sidesOf(only.css, 'padding');
  const padded: Element = {
    ...only,
    css: {
      ...only.css,
      'padding-top': inside[0] ?? `${Math.max(0, top - own[0])}px`,
      'padding-bottom': inside[2] ?? `${Math.max(0, bottom - own[1])}px`,
    },
  };
  const children = element.children.map((child) => (child === only ? padded : child));
  return [withRoom(element, own[0], own[1]), { ...element, children }];
}

/** A painted block with nothing in it, such as the cover of a profile: no class has its height, room in it does. */
export function asFilled(element: Element): Element {
  const css = widestCss(element);
  const height = pxOf(css.height) ?? 0;
  const isPainted = groundOf(css) !== undefined && css.width === undefined && css.position !== 'absolute';
  const isEmpty = element.children.length === 0 && element.tag === 'div' && roomOf(element).every((room) => room === 0);
  if (!isPainted || !isEmpty || height < MIN_FILLED_PX) return element;
  const most = SPACERS_PX[SPACERS_PX.length - 1];
  const own = Math.min(most, height / 2);
  const rest = height / 2 - own;
  const inner: Element = { tag: 'div', name: 'room', css: {}, children: [] };
  return { ...withRoom(element, own, own), children: rest > 0 ? [withRoom(inner, rest, rest)] : [] };
}
/** Lower ones are lines, in px. */
const MIN_FILLED_PX = 24;

/** A band with this much room above and below, in px, is meant to fill the screen. */
const MIN_SCREEN_ROOM_PX = 400;
/** Room above is so much more or less than that below at most. */
const MAX_UNEVEN = 1.4;

/** A band with more room around its content than spacers make: as high as the screen, with the content in its middle. */
export function asScreen(element: Element): Element {
  const [top, bottom] = roomOf(element);
  const [only, ...more] = inFlow(element);
  const isEven = Math.max(top, bottom) <= MAX_UNEVEN * Math.min(top, bottom);
  if (!only || more.length > 0 || top + bottom < MIN_SCREEN_ROOM_PX || !isEven) return element;
  const plain = withRoom(element, SPACERS_PX[5], SPACERS_PX[5]);
  return {
    ...plain,
    css: {
      ...plain.css,
      display: 'flex',
      'flex-direction': 'column',
      'justify-content': 'center',
      'min-height': '100vh',
    },
  };
}

/** So far below the top of a page, in px, no spacer moves what comes first. */
const MIN_LEADING_PX = 112;
const MIN_ENDING_PX = 240;
/** A screen is at least so high, in px. */
const MIN_SCREEN_PX = 720;

/**
 * A page of one part that begins far below its top: the part is in the middle of the screen, or at its end where the page says
 * how much room is below.
 */
export function onScreen(body: Element): Element {
  const [only, ...more] = inFlow(body);
  const last = more.at(-1);
  if (last && endsScreen(body, last)) return withEndOfScreen(body, last);
  // What is painted begins where its paint does.
  if (!only || more.length > 0 || !canShare(only) || inFlow(only).length < elementsOf(only).length) return body;
  const [top] = roomOf(only);
  const [, below] = roomOf(body);
  const isEnding = below > 0;
  if (top < (isEnding ? MIN_ENDING_PX : MIN_LEADING_PX)) return body;
  const left = MIN_SCREEN_PX - top - contentHeight(only, SCREEN_PX);
  if (!isEnding && (left > MAX_UNEVEN * top || top > MAX_UNEVEN * left)) return body;
  const [, bottom] = roomOf(only);
  const part = withRoom(only, 0, isEnding ? bottom : 0);
  const margins = { 'margin-top': 'auto', ...(isEnding ? {} : { 'margin-bottom': 'auto' }) };
  return {
    ...body,
    css: { ...body.css, display: 'flex', 'flex-direction': 'column', 'min-height': '100vh' },
    children: body.children.map((child) => (child === only ? { ...part, css: { ...part.css, ...margins } } : child)),
  };
}

/** Whether the last part of a page stands so far below the others that it is at the end of the screen. */
function endsScreen(body: Element, last: Element): boolean {
  const height = contentHeight(body, SCREEN_PX);
  const above = pxOf(sidesOf(widestCss(last), 'margin')[0]) ?? 0;
  const isStack = (widestCss(body).display ?? 'block') === 'block';
  return isStack && above >= MIN_LEADING_PX && height <= MAX_SCREEN_PX && Math.max(...roomOf(body)) === 0;
}

function withEndOfScreen(body: Element, last: Element): Element {
  const moved = { ...last, css: { ...last.css, 'margin-top': 'auto' } };
  return {
    ...body,
    css: { ...body.css, display: 'flex', 'flex-direction': 'column', 'min-height': '100vh' },
    children: body.children.map((child) => (child === last ? moved : child)),
  };
}
const MAX_SCREEN_PX = 1200;

/** What begins so far below the top of its column, in px, is in the middle beside something higher. */
const MIN_CENTRED_PX = 96;

/** A column of a row whose content begins far below its top: it stands in the middle of what is beside it. */
export function asCentred(column: Element): Element {
  const css = widestCss(column);
  const [first] = inFlow(column);
  const isColumn = css.display === 'flex' && css['flex-direction'] === 'column' && !css['justify-content'];
  const top = first ? (pxOf(sidesOf(widestCss(first), 'margin')[0]) ?? 0) : 0;
  if (!first || !isColumn || top < MIN_CENTRED_PX) return column;
  const moved = without(first, (property) => property === 'margin-top');
  return {
    ...column,
    css: { ...column.css, 'justify-content': 'center' },
    children: column.children.map((child) => (child === first ? moved : child)),
  };
}
