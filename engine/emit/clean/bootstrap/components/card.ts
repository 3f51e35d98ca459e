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
import { elementsOf, groundOf, isDrawn, pxOf, sidesOf, textOf, widestCss } from '../css.ts';
import { asFlow } from '../flow.ts';
import { dressGrid, isGrid } from '../grid.ts';
import { paintClasses } from '../paint-classes.ts';
import { SPACERS_PX, spacerOf } from '../spacers.ts';
import { BLOCKS, textStyleOf, utilities } from '../utilities.ts';

const TAGS = new Set('div article section aside li form figure a blockquote fieldset'.split(' '));

/** A box with corners, line or shadow of its own, around blocks. */
export const CARD: ComponentOf = {
  is(element) {
    const css = widestCss(element);
    const isBox = isDrawn(css.border) || isDrawn(css['box-shadow']) || (pxOf(css['border-radius']) ?? 0) > 0;
    const isPainted = groundOf(css) !== undefined || isDrawn(css.border);
    const hasBlocks = elementsOf(element).some(({ tag }) => BLOCKS.has(tag));
    return (
      TAGS.has(element.tag) &&
      isBox &&
      isPainted &&
      (hasBlocks || textOf(element).length > 0) &&
      css.display !== 'inline-flex'
    );
  },
  dress(element, around, context) {
    const { theme } = context;
    const css = widestCss(element);
    const isFlush = sidesOf(css, 'padding').every((side) => (pxOf(side) ?? 0) === 0);
    const own = { ground: theme.ground, hasBorder: true, radius: 'rounded-2' };
    const outer: Element = {
      ...element,
      css: pick(element.css, OUTER),
      ...(element.at ? { at: each(element.at, OUTER) } : {}),
    };
    const written = [
      ...utilities(outer, around, theme, { type: null, paint: { radius: 'rounded-0' } }),
      ...paintClasses(element, { ...around, ground: theme.ground }, theme, own),
    ];
    const color = groundOf(css) && css.color ? utilities({ ...element, css: { color: css.color } }, around, theme) : [];
    const inner = {
      ...textStyleOf(element, around, theme),
      ground: groundOf(css) ?? theme.ground,
      isItem: false,
      gutter: SPACERS_PX[3],
      hasContainer: true,
    };
    const classes = ['card', ...written, ...color];
    if (isFlush) {
      const { 'box-shadow': _, ...plain } = pick(element.css, INNER);
      const flow = asFlow({ ...element, css: plain, at: element.at && each(element.at, INNER) });
      const children = dressChildren(flow, inner, context).map(inFlushCard);
      return dressed(element, [...classes, ...(css.overflow === 'hidden' ? ['overflow-hidden'] : [])], children);
    }
    const body: Element = {
      tag: 'div',
      name: 'card-body',
      css: pick(element.css, INNER),
      ...(element.at ? { at: each(element.at, INNER) } : {}),
      children: element.children,
    };
    return dressed(element, classes, [dressBody(body, inner, context)]);
  },
};

function dressBody(body: Element, around: Around, context: Context): Element {
  const { theme } = context;
  const widths = around.width - 2 * (pxOf(sidesOf(body.css, 'padding')[1]) ?? 0);
  if (isGrid(body)) {
    const row = dressGrid({ ...body, css: withoutPadding(body.css) }, { ...around, width: widths }, context);
    return dressed({ ...body, css: {} }, ['card-body', ...paddingOf(body)], [row]);
  }
  const flow = asFlow(body);
  const written = utilities({ ...flow, css: withoutPadding(flow.css) }, around, theme, { type: null });
  const isFlexible = flow.css.display === 'flex';
  const children = dressChildren(
    flow,
    { ...textStyleOf(flow, around, theme), width: Math.max(1, widths), isItem: isFlexible },
    context,
  );
  return dressed(flow, ['card-body', ...paddingOf(body), ...written], children);
}

const withoutPadding = (css: Css): Css =>
  Object.fromEntries(Object.entries(css).filter(([property]) => !property.startsWith('padding')));

/** A card's body has 16 px on every side. */
function paddingOf(body: Element): string[] {
  const steps = sidesOf(widestCss(body), 'padding').map((side) => spacerOf(pxOf(side) ?? 0));
  const [top, right, bottom, left] = steps;
  if (steps.every((step) => step === 3)) return [];
  if (steps.every((step) => step === top)) return [`p-${top}`];
  return [
    ...(right === left ? (right === 3 ? [] : [`px-${right}`]) : [`ps-${left}`, `pe-${right}`]),
    ...(top === bottom ? (top === 3 ? [] : [`py-${top}`]) : [`pt-${top}`, `pb-${bottom}`]),
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

const GIVEN_BY_CARD = new Set(['img-fluid', 'w-100', 'd-block', 'rounded']);

const OUTER =
  /^(margin|width|max-width|flex$|flex-grow|flex-shrink|align-self|order|position|top|grid-column|height|min-height)/;
const INNER =
  /^(padding|display|flex-direction|flex-wrap|gap|row-gap|column-gap|align-items|justify-content|text-align|grid-template|color|font|line-height)/;

const pick = (css: Css, pattern: RegExp): Css =>
  Object.fromEntries(Object.entries(css).filter(([property]) => pattern.test(property)));
const each = (at: NonNullable<Element['at']>, pattern: RegExp): NonNullable<Element['at']> =>
  Object.fromEntries(Object.entries(at).map(([screen, css]) => [screen, pick(css, pattern)]));
