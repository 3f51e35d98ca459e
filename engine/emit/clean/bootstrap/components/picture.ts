import type { Element } from '../../../../model/element.ts';
import { type Around, type ComponentOf, type Context, dressChildren, dressed } from '../context.ts';
import { colorIn, elementsOf, groundOf, isDrawn, pxOf, textOf, widestCss, without } from '../css.ts';
import { radiusClass } from '../paint-classes.ts';
import { spacerOf } from '../spacers.ts';
import { edgeClass, groundClass, textClass } from '../theme.ts';
import { SIDE_MARGIN, textStyleOf, utilities } from '../utilities.ts';

/** Larger pictures shrink with the screen. */
const MAX_FIXED_PX = 160;
/** On all screens; where only wide ones have it, there is the room. */
const KEEPS_SIZE = /^flex-shrink-0$/;

/** A picture has its size in its attributes. */
export const PICTURE: ComponentOf = {
  is: ({ tag }) => tag === 'img' || tag === 'svg',
  dress(element, around, context) {
    const css = widestCss(element);
    const width = pxOf(css.width) ?? pxOf(element.attributes?.width);
    const height = pxOf(css.height) ?? pxOf(element.attributes?.height);
    const fills = css.width === '100%';
    const isFitted = css['object-fit'] !== undefined && pxOf(css.height) !== undefined;
    const isCut = css['object-fit'] !== undefined && css.height !== 'auto' && height !== undefined;
    const isFluid = element.tag === 'img' && !fills && !isCut && (width ?? 0) > MAX_FIXED_PX;
    const isWide = element.tag === 'img' && (fills || (width ?? 0) > MAX_FIXED_PX);
    const attributes = {
      ...element.attributes,
      ...(width !== undefined && !fills ? { width: String(Math.round(width)) } : {}),
      ...(height !== undefined && css.height !== 'auto' ? { height: String(Math.round(height)) } : {}),
    };
    const flexible = around.isItem ? ['display'] : [];
    const own = {
      covers: ['height', 'max-width', 'min-width', ...flexible],
      type: element.tag === 'svg' ? undefined : null,
    };
    const written = utilities(
      { ...element, css: { ...element.css, 'max-width': '' } },
      around,
      context.theme,
      own as object,
    );
    const names = [
      ...(isFluid || (fills && !isFitted && element.tag === 'img' && css.height === 'auto') ? ['img-fluid'] : []),
      ...written.filter(
        (name) =>
          !/^(fs-|small|fw-|lh-|display-)/.test(name) &&
          !(isWide && KEEPS_SIZE.test(name)) &&
          !(isFluid && name === 'w-100'),
      ),
    ];
    const children = element.tag === 'svg' ? element.children : [];
    const outer = names.filter((name) => PLACES.test(name));
    // It shrinks to what is around it, whatever margins it has there.
    if (isFluid && outer.some((name) => SIDE_MARGIN.test(name)) && css.position !== 'absolute') {
      const { instance, comment, ...plain } = element;
      const inner = names.filter((name) => !PLACES.test(name));
      const picture = dressed({ ...plain, attributes }, inner, children);
      return dressed({ tag: 'div', name: 'frame', css: {}, instance, comment, children: [] }, outer, [picture]);
    }
    return dressed({ ...element, attributes }, names, children);
  },
};

/** What places a picture. */
const PLACES = /^(m[txbyse]?-|offset-|align-self-|flex-|order-|position-)/;

const MAX_CHIP_PX = 192;

const COVERED = [
  ...['width', 'height', 'display', 'align-items', 'justify-content', 'flex-shrink'],
  // They are there for what lies behind it.
  'isolation',
];

/** What shines through something so small is hardly seen. */
const isSeen = ({ name }: Element): boolean => name !== 'backdrop';

/** A small box of a fixed size around an icon, or around nothing: padding gives it its size. */
export const CHIP: ComponentOf = {
  is(element) {
    const css = widestCss(element);
    const [width, height] = [pxOf(css.width), pxOf(css.height)];
    const isPainted = groundOf(css) !== undefined || isDrawn(css.border);
    if (!width || !height || width > MAX_CHIP_PX || height > MAX_CHIP_PX) return false;
    const [only, ...more] = elementsOf(element).filter(isSeen);
    const isIcon = only !== undefined && more.length === 0 && (only.tag === 'svg' || only.tag === 'img');
    // What is not painted only keeps room around a drawing.
    const isChip = isPainted ? isIcon || !only : isIcon && filling(only, css) !== undefined;
    return (element.tag === 'div' || element.tag === 'span') && textOf(element) === '' && isChip;
  },
  dress(element, around, context) {
    const css = widestCss(element);
    const [icon] = elementsOf(element).filter(isSeen);
    if (!icon && (pxOf(css.height) ?? 0) <= MAX_LINE_PX) return dressLine(element, around, context);
    const drawing = icon?.tag === 'svg' ? filling(icon, css) : undefined;
    const inside = pxOf(icon?.css.height) ?? pxOf(icon?.attributes?.height) ?? 0;
    const room = spacerOf(Math.max(0, ((pxOf(css.height) ?? 0) - inside) / 2));
    const own = {
      ...{ padding: null, covers: COVERED },
      ...{ type: icon ? undefined : null, paint: { radius: radiusClass(css, context.theme) } },
    };
    const { 'font-size': _, 'line-height': __, ...rest } = element.css;
    const shape = radiusClass(css, context.theme);
    const corners = shape === 'rounded-0' ? [] : [shape === 'rounded-2' ? 'rounded' : shape];
    const names = [
      ...(icon ? ['d-inline-flex'] : []),
      ...(around.isItem ? ['flex-shrink-0'] : []),
      ...(around.isStretched && !css['align-self'] ? ['align-self-start'] : []),
      ...(icon && !drawing ? [`p-${room}`] : []),
      ...utilities({ ...element, css: rest }, around, context.theme, own as object),
      ...corners,
    ];
    if (!icon) return dressed(asShape(element, css), names, []);
    const inner = { ...textStyleOf(element, around, context.theme), isItem: true };
    const children = drawing ? [drawing] : [icon];
    return dressed(element, names, dressChildren({ ...element, children }, inner, context));
  },
};

/** A box of a fixed size without anything in it: an empty drawing, which has its size in its attributes. */
function asShape(element: Element, { width, height }: Element['css']): Element {
  const { 'data-bs-theme': mode } = element.attributes ?? {};
  const attributes = {
    width: String(Math.round(pxOf(width) ?? 0)),
    height: String(Math.round(pxOf(height) ?? 0)),
    'aria-hidden': 'true',
    // The colour mode belongs to what paints its gradient.
    ...(mode === undefined ? {} : { 'data-bs-theme': mode }),
  };
  return { ...element, tag: 'svg', at: {}, attributes, children: [] };
}

/** A band behind all of the page: an empty drawing as well, as wide as the window. */
export const GROUND: ComponentOf = {
  is: ({ tag, css, children }) =>
    tag === 'div' && children.length === 0 && css.position === 'absolute' && pxOf(css.height) !== undefined,
  dress(element, around, { theme }) {
    const attributes = { height: String(Math.round(pxOf(element.css.height) ?? 0)), 'aria-hidden': 'true' };
    const names = utilities(element, around, theme, { type: null, covers: ['height'] });
    return dressed({ ...element, tag: 'svg', attributes }, names, []);
  },
};

/** A drawing that is as large as the box around it: the room around it is in its view box. */
export function filling(icon: Element, box: Element['css']): Element | undefined {
  const edge = isDrawn(box.border) ? 2 * (pxOf(box.border?.split(' ')[0]) ?? 1) : 0;
  const [x, y, across, down] = icon.attributes?.viewBox?.split(/[ ,]+/).map(Number) ?? [];
  const css = widestCss(icon);
  const own = [pxOf(css.width ?? icon.attributes?.width), pxOf(css.height ?? icon.attributes?.height)];
  const isCentred = box['align-items'] === 'center' && box['justify-content'] === 'center';
  if (!isCentred || !own[0] || !own[1] || !across || !down) return undefined;
  const scale = Math.min(own[0] / across, own[1] / down);
  const [width, height] = [(pxOf(box.width) ?? 0) - edge, (pxOf(box.height) ?? 0) - edge];
  const [wide, high] = [width / scale, height / scale];
  const view = [x + (across - wide) / 2, y + (down - high) / 2, wide, high].map((one) => Number(one.toFixed(2)));
  return {
    ...icon,
    css: { ...icon.css, width: `${width}px`, height: `${height}px` },
    attributes: { ...icon.attributes, viewBox: view.join(' ') },
  };
}

/** Bootstrap draws lines up to this width, in px. */
const MAX_LINE_PX = 5;

/** A short bar, as under a heading: a line that is as long as its padding. */
function dressLine(element: Element, around: Around, { theme }: Context): Element {
  const css = widestCss(element);
  const height = Math.round(pxOf(css.height) ?? 1);
  const plain = without(element, (property) => !/^(margin|align-self)/.test(property));
  const names = [
    ...(around.isItem ? [] : ['d-inline-block']),
    ...(around.isStretched && !css['align-self'] ? ['align-self-start'] : []),
    ...['border-top', ...(height > 1 ? [`border-${height}`] : []), edgeClass(theme, groundOf(css) ?? around.color)],
    `px-${spacerOf((pxOf(css.width) ?? 0) / 2)}`,
    ...utilities(plain, around, theme, { type: null, padding: null }),
  ];
  return dressed(element, [...new Set(names)], []);
}

/** A line that is no wider, in px, is drawn; what divides a page is wider. */
const MAX_DASH_PX = 96;

/** A dash before some words, or under them: a drawing, which has a size. */
export const DASH: ComponentOf = {
  is: (element) => element.tag === 'hr' && (pxOf(widestCss(element).width) ?? Number.POSITIVE_INFINITY) <= MAX_DASH_PX,
  dress(element, around, { theme }) {
    const css = widestCss(element);
    const line = css['border-top'] ?? '1px';
    const ground = groundClass(theme, colorIn(line) ?? around.color);
    const margins = utilities(pickMargins(element), around, theme, { type: null });
    const size = { width: css.width, height: `${pxOf(line.split(' ')[0]) ?? 1}px` };
    return dressed(asShape(element, size), ['d-block', 'flex-shrink-0', ground, ...margins], []);
  },
};

/** A painted box with nothing in it and a size of its own. */
export const SHAPE: ComponentOf = {
  is(element) {
    const css = widestCss(element);
    return (
      element.tag === 'div' &&
      element.children.length === 0 &&
      groundOf(css) !== undefined &&
      css.position !== 'absolute' &&
      pxOf(css.width) !== undefined &&
      pxOf(css.height) !== undefined
    );
  },
  dress(element, around, { theme }) {
    const names = utilities(element, around, theme, {
      type: null,
      covers: ['width', 'height', 'max-width', 'min-width'],
    });
    const isBlock = !around.isItem && element.css.display === undefined;
    return dressed(asShape(element, widestCss(element)), [...(isBlock ? ['d-block'] : []), ...names], []);
  },
};

const MAX_RULE_PX = 6;

/** A line between things that stand side by side. */
export const VERTICAL_RULE: ComponentOf = {
  is({ tag, css, children }) {
    const width = pxOf(css.width);
    return (
      tag === 'div' &&
      children.length === 0 &&
      width !== undefined &&
      width <= MAX_RULE_PX &&
      groundOf(css) !== undefined
    );
  },
  dress(element, around, { theme }) {
    const css = widestCss(element);
    const margins = utilities(pickMargins(element), around, theme, { type: null });
    // Bootstrap's own is hairline thin: a bar of some width is a drawing, which has a size.
    if ((pxOf(css.width) ?? 0) >= MIN_BAR_PX && pxOf(css.height) !== undefined) {
      const ground = groundClass(theme, groundOf(css) ?? around.color);
      return dressed(asShape(element, css), ['flex-shrink-0', ground, ...margins], []);
    }
    return dressed(
      element,
      ['vr', 'opacity-100', textClass(theme, groundOf(element.css) ?? around.color), ...margins],
      [],
    );
  },
};

const MIN_BAR_PX = 2;

/** Its margins alone, without those that browsers give a line. */
const pickMargins = (element: Element): Element => ({
  ...without(element, (property) => !property.startsWith('margin')),
  tag: 'div',
});
