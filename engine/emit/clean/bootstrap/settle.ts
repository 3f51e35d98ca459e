import type { Css, Element } from '../../../model/element.ts';
import { SCREENS } from '../../../model/screens.ts';
import { isSplit } from './bands.ts';
import { type ButtonLook, heightOf, lookOf, nearestSize } from './button-sizes.ts';
import { BUTTON } from './components/button.ts';
import { FIELD, fieldHeights } from './components/form.ts';
import { contentHeight, wholeHeight } from './content-height.ts';
import type { Around } from './context.ts';
import { elementsOf, paddingPx, pxOf, sidesOf, textOf, widestCss } from './css.ts';
import { asFlow } from './flow.ts';
import { isCard } from './is-card.ts';
import { canShare } from './share-margins.ts';
import { SPACERS_PX, spacerOf, splitSpacer } from './spacers.ts';
import type { Theme } from './theme.ts';
import { lineHeightIn, sizeClasses } from './type-classes.ts';
import { textStyleOf } from './utilities.ts';

/** So much, in px, one distance makes up for at most, and this share of it. */
const MAX_REST_PX = 24;
const MAX_SHARE = 0.5;
/** Less than this is not seen, and small distances belong to what they hold together; in px. */
const MIN_REST_PX = 4;
const MIN_MARGIN_PX = 16;
/** What two spacers are short of, in px, is worth a third. */
const MAX_SHORT_PX = 12;

/**
 * A stack with distances that keep what follows in its place, in px. `ends`: room at the end of a child, for what the margin of
 * the next one has not; `shift`: how much too high all is all the same.
 */
type Settled = {
  margins: (number | undefined)[];
  /** Room above all, for what the margin of the first has not. */
  top: number | undefined;
  ends: ReadonlyMap<number, number>;
  bottom: number | undefined;
  shift: number;
};

const isStack = (css: Css): boolean => css.display === undefined || css.display === 'block';
const isBelowEachOther = (css: Css): boolean =>
  isStack(css) || (css.display === 'flex' && css['flex-direction'] === 'column');
const lengthOf = (value: string | undefined): number => pxOf(value) ?? 0;
const roomOf = (steps: readonly number[]): number => steps.reduce((sum, step) => sum + SPACERS_PX[step], 0);

/** The spacers that room in an element has in Bootstrap, together, in px; what is not painted has margin and padding. */
const spacersFor = (element: Element, px: number): number =>
  canShare(element) || isSplit(element) ? roomOf(splitSpacer(px)) : SPACERS_PX[spacerOf(px)];

const withRest = (px: number, rest: number): number => {
  if (px < MIN_MARGIN_PX || Math.abs(rest) < MIN_REST_PX) return px;
  const most = Math.min(MAX_REST_PX, px * MAX_SHARE);
  return px + Math.max(-most, Math.min(most, rest));
};

/**
 * Distances of what stands below each other: spacers and type steps come near the design, and what they are off adds up. Each
 * distance makes up for what is above it, so that the page stays in step with its design.
 */
function settleStack(element: Element, around: Around, theme: Theme, hasOwnRoom: boolean): Settled {
  const [top, , bottom] = sidesOf(widestCss(element), 'padding').map(lengthOf);
  let rest = hasOwnRoom ? 0 : top - spacersFor(element, top);
  const ends = new Map<number, number>();
  const items = elementsOf(element);
  const first = items.findIndex((child) => widestCss(child).position !== 'absolute');
  const hasFreeTop = !hasOwnRoom && canShare(element) && top === 0;
  let start = 0;
  const margins = items.map((child, i) => {
    const css = widestCss(child);
    if (css.position === 'absolute') return undefined;
    const [above, , below] = sidesOf(css, 'margin').map(lengthOf);
    // What only some screens have stays as it is.
    const isFree = above > 0 && sidesOf(child.css, 'margin')[0] === sidesOf(css, 'margin')[0];
    const wanted = isFree ? withRest(above, rest) : above;
    const isShared = canShare(child) && paddingPx(child, 'top') === 0;
    // What is painted has no padding to spare, and two spacers are 96 px at most: what comes before may have some room.
    const isLent = isFree && hasFreeEnd(items[i - 1]);
    const [own, lent] = isLent && !isShared ? splitSpacer(wanted) : [spacerOf(Math.max(0, wanted)), 0];
    const room = isShared ? roomOf(splitSpacer(wanted)) : SPACERS_PX[own];
    const short = isFree && wanted - room > MAX_SHORT_PX ? spacerOf(wanted - room) : 0;
    const end = isLent && short > 0 ? short : lent;
    if (end > 0) ends.set(i - 1, SPACERS_PX[end]);
    else if (i === first && hasFreeTop) start = SPACERS_PX[short];
    rest +=
      above -
      room -
      (ends.get(i - 1) ?? 0) -
      (i === first ? start : 0) +
      below -
      belowIn(child, below) +
      shiftOf(child, around, theme);
    return isFree ? room : undefined;
  });
  const settled = { margins, ends, top: start > 0 ? start : undefined };
  if (hasOwnRoom) return { ...settled, bottom: undefined, shift: rest };
  // Only paint shows where an element ends.
  const isFree = bottom > 0 && !canShare(element);
  const room = spacersFor(element, isFree ? withRest(bottom, rest) : bottom);
  return { ...settled, bottom: isFree ? room : undefined, shift: rest + bottom - room };
}

/** Whether room may be added at the end of what comes before: it is not painted, and has none. */
const hasFreeEnd = (child: Element | undefined): boolean =>
  child !== undefined && canShare(child) && isBelowEachOther(widestCss(child)) && paddingPx(child, 'bottom') === 0;

const belowIn = (child: Element, px: number): number =>
  canShare(child) && paddingPx(child, 'bottom') === 0
    ? roomOf(splitSpacer(Math.max(0, px)))
    : SPACERS_PX[spacerOf(Math.max(0, px))];

/** @param hasOwnRoom whether the room in it is that of a component */
export function settle(element: Element, around: Around, theme: Theme, hasOwnRoom = false): Element {
  if (!isStack(widestCss(element)) || elementsOf(element).length < element.children.length) return element;
  const { margins, ends, top, bottom } = settleStack(element, insideOf(element, around, theme), theme, hasOwnRoom);
  let i = 0;
  const children = element.children.map((child) => {
    if (typeof child === 'string') return child;
    const [margin, end] = [margins[i], ends.get(i)];
    i += 1;
    const css = {
      ...child.css,
      ...(margin === undefined ? {} : { 'margin-top': `${margin}px` }),
      ...(end === undefined ? {} : { 'padding-bottom': `${end}px` }),
    };
    return margin === undefined && end === undefined ? child : { ...child, css };
  });
  const settled = { ...withBottom(element, bottom), children };
  return top === undefined ? settled : { ...settled, css: { ...settled.css, 'padding-top': `${top}px` } };
}

/** On the widest screen that says how much room is below. */
function withBottom(element: Element, bottom: number | undefined): Element {
  if (bottom === undefined) return element;
  const screen = SCREENS.findLast((one) => sidesOf(element.at?.[one] ?? {}, 'padding')[2]);
  const padding = { 'padding-bottom': `${bottom}px` };
  if (!screen) return { ...element, css: { ...element.css, ...padding } };
  return { ...element, at: { ...element.at, [screen]: { ...element.at?.[screen], ...padding } } };
}

function insideOf(element: Element, around: Around, theme: Theme): Around {
  const css = widestCss(element);
  const own = Math.min(around.width, pxOf(css.width) ?? pxOf(css['max-width']) ?? around.width);
  const width = Math.max(1, own - paddingPx(element, 'left') - paddingPx(element, 'right'));
  return { ...textStyleOf(element, around, theme), width };
}

/** For the children of an element, how much higher each is in the design than it comes out, in px. */
export function shiftsIn(element: Element, around: Around, theme: Theme): (child: Element) => number {
  const inner = insideOf(element, around, theme);
  return (child) => shiftOf(child, inner, theme);
}

/** How much higher an element is in the design than it comes out, in px. */
function shiftOf(element: Element, around: Around, theme: Theme): number {
  const css = widestCss(element);
  if (css.display === 'none' || css.position === 'absolute' || FIXED.test(element.tag)) return 0;
  if (pxOf(css.height) !== undefined && textOf(element) === '') return 0;
  if (BUTTON.is(element, around)) return buttonShift(element, theme);
  if (FIELD.is(element, around)) {
    const { design, result } = fieldHeights(element);
    return design - result;
  }
  const inner = insideOf(element, around, theme);
  const isText = element.children.some((child) => typeof child === 'string') || elementsOf(element).length === 0;
  const content = isText ? textShift(element, around, theme) : childrenShift(element, inner, theme);
  const isPlain = isStack(css) && !isText && !isCard(element);
  return content + (isPlain ? 0 : roomShift(element, theme));
}

const FIXED = /^(img|svg|table|hr|picture|video)$/;

function buttonShift(element: Element, { buttonSizes }: Theme): number {
  const look = lookOf(element);
  const size = buttonSizes.get(nearestSize(buttonSizes, look)) as ButtonLook;
  return textOf(element).trim() === '' ? 0 : heightOf(look) - heightOf(size);
}

function textShift(element: Element, around: Around, theme: Theme): number {
  const css = widestCss(element);
  const size = pxOf(css['font-size']) ?? around.size;
  const height = pxOf(css['line-height']);
  if (height === undefined || textOf(element) === '') return 0;
  const line = height < 4 ? height * size : height;
  const lines = Math.max(1, Math.round(contentHeight(element, around.width) / line));
  const sized = sizeClasses(element.tag, size, around);
  return lines * (line - lineHeightIn(element.tag, sized, line / size, theme.lineHeight) * sized.size);
}

function childrenShift(element: Element, inner: Around, theme: Theme): number {
  const css = widestCss(element);
  const items = elementsOf(element).filter((child) => widestCss(child).position !== 'absolute');
  if (items.length === 0) return 0;
  if (isStack(css)) return settleStack(element, inner, theme, isCard(element)).shift;
  if (css.display === 'flex' && css['flex-direction'] === 'column') return columnShift(element, items, inner, theme);
  // Beside each other: the highest one.
  const highest = items.reduce((best, one) =>
    wholeHeight(one, inner.width) > wholeHeight(best, inner.width) ? one : best,
  );
  return shiftOf(highest, inner, theme);
}

/** Of a column of things with distances, as it is or in the normal flow. */
function columnShift(element: Element, items: readonly Element[], inner: Around, theme: Theme): number {
  const css = widestCss(element);
  const gap = lengthOf(css['row-gap'] ?? css.gap?.split(' ')[0]);
  const own = items.map((item) => shiftOf(item, inner, theme));
  const flow = asFlow(element, (child) => own[items.findIndex(({ children }) => children === child.children)] ?? 0);
  const margins = (of: readonly Element[], side: 0 | 2): number[] =>
    of.map((item) => lengthOf(sidesOf(widestCss(item), 'margin')[side]));
  const sum = (lengths: readonly number[]): number => lengths.reduce((all, one) => all + one, 0);
  const [above, below] = [margins(items, 0), margins(items, 2)];
  const wanted = sum(above.slice(1)) + sum(below) + gap * (items.length - 1);
  const placed = elementsOf(flow).filter((child) => widestCss(child).position !== 'absolute');
  const room =
    flow === element
      ? sum(above.slice(1).map((px) => SPACERS_PX[spacerOf(px)])) + SPACERS_PX[spacerOf(gap)] * (items.length - 1)
      : sum(margins(placed, 2).map((px, i) => belowIn(placed[i], px)));
  return wanted - room + sum(own);
}

/** What cards have as room in them is a variable. */
const MAX_CARD_DIFFERENCE_PX = 3;

function roomShift(element: Element, { card }: Theme): number {
  const [top, , bottom] = sidesOf(widestCss(element), 'padding').map(lengthOf);
  const off = (px: number): number =>
    isCard(element) && Math.abs(px - card.paddingY) <= MAX_CARD_DIFFERENCE_PX
      ? px - card.paddingY
      : px - SPACERS_PX[spacerOf(px)];
  return off(top) + off(bottom);
}
