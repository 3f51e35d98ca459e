import type { Css, Element } from '../../../../model/element.ts';
import {
  type Around,
  type ComponentOf,
  type Context,
  classesOf,
  dressChildren,
  dressed,
  withClasses,
} from '../context.ts';
import { colorIn, groundOf, pxOf, sidesOf, widestCss } from '../css.ts';
import { asFlow } from '../flow.ts';
import { dressGrid, isGrid } from '../grid.ts';
import { isCard } from '../is-card.ts';
import { paintClasses, radiusClass } from '../paint-classes.ts';
import { SPACERS_PX, spacerOf } from '../spacers.ts';
import { type Theme, textClass } from '../theme.ts';
import { textStyleOf, utilities } from '../utilities.ts';

/** A box with corners, line or shadow of its own, around blocks. */
export const CARD: ComponentOf = {
  is: isCard,
  dress(whole, around, context) {
    const { theme } = context;
    context.seen?.cards.push({ element: whole, around });
    // Its caption is only one as a child of the figure, which is the body of the card.
    const isFigure = whole.tag === 'figure';
    const element = isFigure ? { ...whole, tag: 'div' } : whole;
    const css = widestCss(element);
    // A card is a column: what lies side by side needs a body.
    const isColumn = css.display !== 'grid' && (css.display !== 'flex' || css['flex-direction'] === 'column');
    const isFlush = isColumn && sidesOf(css, 'padding').every((side) => (pxOf(side) ?? 0) === 0);
    const { ground: painted = theme.ground, line } = theme.card;
    const own = {
      ground: painted,
      hasBorder: line !== 'none',
      edge: line === 'none' ? undefined : line,
      radius: hasCardCorners(css, theme) ? radiusClass(css, theme) : 'own',
    };
    const outer: Element = {
      ...element,
      css: pick(element.css, OUTER),
      ...(element.at ? { at: each(element.at, OUTER) } : {}),
    };
    const written = [
      ...utilities(outer, around, theme, { type: null, paint: { radius: 'rounded-0' } }),
      ...paintClasses(element, { ...around, ground: painted }, theme, own),
      // What has no ground shows what is behind it.
      ...(groundOf(css) === undefined && around.ground !== painted ? ['bg-transparent'] : []),
    ];
    // A card has the text of the page, whatever is around it.
    const letters = colorIn(css.color) ?? around.color;
    const color = letters === theme.text ? [] : [textClass(theme, letters)];
    const inner = {
      ...textStyleOf(element, around, theme),
      color: letters,
      ground: groundOf(css) ?? around.ground,
      isItem: false,
      gutter: SPACERS_PX[3],
      wideGutter: SPACERS_PX[3],
      width: Math.min(around.width, pxOf(css['max-width']) ?? pxOf(css.width) ?? around.width),
      hasContainer: true,
    };
    const classes = ['card', ...written, ...color];
    if (isFlush && !isFigure) {
      const { 'box-shadow': _, ...plain } = pick(element.css, INNER);
      const flow = asFlow({ ...element, css: plain, at: element.at && each(element.at, INNER) });
      const children = withHeader(dressChildren(flow, inner, context).map(inFlushCard));
      return dressed(element, [...classes, ...(css.overflow === 'hidden' ? ['overflow-hidden'] : [])], children);
    }
    const body: Element = {
      tag: isFigure ? 'figure' : 'div',
      name: 'card-body',
      css: pick(element.css, INNER),
      ...(element.at ? { at: each(element.at, INNER) } : {}),
      children: element.children,
    };
    return dressed(element, classes, [dressBody(body, inner, context)]);
  },
};

/** Corners that differ by no more look alike, in px. */
const MAX_RADIUS_DIFFERENCE_PX = 1;
const hasCardCorners = (css: Css, { card }: Theme): boolean =>
  Math.abs((pxOf(css['border-radius']?.split(' ')[0]) ?? 0) - card.radius) <= MAX_RADIUS_DIFFERENCE_PX;

function dressBody(body: Element, around: Around, context: Context): Element {
  const { theme } = context;
  const widths = around.width - 2 * (pxOf(sidesOf(body.css, 'padding')[1]) ?? 0);
  if (isGrid(body)) {
    const row = dressGrid({ ...body, css: withoutPadding(body.css) }, { ...around, width: widths }, context);
    return dressed({ ...body, css: {} }, ['card-body', ...paddingOf(body, context.theme)], [row]);
  }
  const flow = asFlow(body);
  const written = utilities({ ...flow, css: withoutPadding(flow.css) }, around, theme, { type: null });
  const isFlexible = flow.css.display === 'flex';
  const children = dressChildren(
    flow,
    { ...textStyleOf(flow, around, theme), width: Math.max(1, widths), isItem: isFlexible },
    context,
  );
  return dressed(flow, ['card-body', ...paddingOf(body, context.theme), ...written], children);
}

const withoutPadding = (css: Css): Css =>
  Object.fromEntries(Object.entries(css).filter(([property]) => !property.startsWith('padding')));

/** More than this beside the room that most cards have, in px, is said on the card. */
const MAX_PADDING_DIFFERENCE_PX = 3;

/** Where a side has more or less room than most cards have. */
function paddingOf(body: Element, { card }: Theme): string[] {
  const steps = sidesOf(widestCss(body), 'padding').map((side, i) => {
    const px = pxOf(side) ?? 0;
    const known = i % 2 === 0 ? card.paddingY : card.paddingX;
    return Math.abs(px - known) <= MAX_PADDING_DIFFERENCE_PX ? undefined : spacerOf(px);
  });
  const [top, right, bottom, left] = steps;
  if (steps.every((step) => step === top)) return top === undefined ? [] : [`p-${top}`];
  const side = (name: string, step: number | undefined): string[] => (step === undefined ? [] : [`${name}-${step}`]);
  return [
    ...(right === left ? side('px', right) : [...side('ps', left), ...side('pe', right)]),
    ...(top === bottom ? side('py', top) : [...side('pt', top), ...side('pb', bottom)]),
  ];
}

/** A picture from edge to edge at the top has the card's corners; what is padded below it is the body. */
function inFlushCard(child: Element | string, i: number): Element | string {
  if (typeof child === 'string') return child;
  const names = classesOf(child);
  if (i === 0 && child.tag === 'img')
    return withClasses(child, ['card-img-top', ...names.filter((name) => !GIVEN_BY_CARD.has(name))]);
  const isPadded = names.some((name) => /^p[xytbse]?-[1-5]$/.test(name));
  return child.tag === 'div' && isPadded ? withClasses(child, ['card-body', ...names]) : child;
}

/** What stands above a line at the top of a card is its header, which draws that line. */
function withHeader(children: (Element | string)[]): (Element | string)[] {
  const at = children.findIndex((child) => typeof child !== 'string' && classesOf(child).includes('card-body'));
  const [head, line] = [children[at], children[at + 1]];
  if (at < 0 || typeof head === 'string' || typeof line === 'string' || line?.tag !== 'hr') return children;
  const before = children.slice(0, at).every((child) => typeof child !== 'string' && child.name === 'backdrop');
  if (!before || children.length < at + 3) return children;
  const names = classesOf(head).map((name) => (name === 'card-body' ? 'card-header' : name));
  const ground = names.some((name) => /^bg-/.test(name)) ? [] : ['bg-transparent'];
  return [...children.slice(0, at), withClasses(head, [...names, ...ground]), ...children.slice(at + 2)];
}

const GIVEN_BY_CARD = new Set(['img-fluid', 'w-100', 'd-block', 'rounded']);

const OUTER =
  /^(margin|width|max-width|flex$|flex-grow|flex-shrink|align-self|order|position|isolation|top|grid-column|height|min-height)/;
const INNER =
  /^(padding|display|flex-direction|flex-wrap|gap|row-gap|column-gap|align-items|justify-content|text-align|grid-template|color|font|line-height)/;

const pick = (css: Css, pattern: RegExp): Css =>
  Object.fromEntries(Object.entries(css).filter(([property]) => pattern.test(property)));
const each = (at: NonNullable<Element['at']>, pattern: RegExp): NonNullable<Element['at']> =>
  Object.fromEntries(Object.entries(at).map(([screen, css]) => [screen, pick(css, pattern)]));
