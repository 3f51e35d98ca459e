import type { Element } from '../../../model/element.ts';
import { elementsOf, groundOf, isDrawn, pxOf, sidesOf, textOf, widestCss } from './css.ts';
import { rem } from './rem.ts';

/** What a button measures, in px; the padding is that inside of Bootstrap's border. */
export type ButtonLook = {
  fontSize: number;
  line: number;
  weight: number;
  paddingY: number;
  paddingX: number;
  radius: number;
};

export type ButtonClass = '' | 'btn-sm' | 'btn-lg';
export type ButtonSizes = ReadonlyMap<ButtonClass, ButtonLook>;

/** As Bootstrap ships them. */
export const BOOTSTRAP_SIZES: ButtonSizes = new Map<ButtonClass, ButtonLook>([
  ['', { fontSize: 16, line: 24, weight: 400, paddingY: 6, paddingX: 12, radius: 6 }],
  ['btn-sm', { fontSize: 14, line: 21, weight: 400, paddingY: 4, paddingX: 8, radius: 4 }],
  ['btn-lg', { fontSize: 20, line: 30, weight: 400, paddingY: 8, paddingX: 16, radius: 8 }],
]);

/** Bootstrap draws a line around every button, in the colour of its ground. */
const BORDER_PX = 1;
const DEFAULT_LINE_HEIGHT = 1.5;
/** With more room at its sides a button is as wide as what it stands in. */
export const MIN_WHOLE_PX = 64;

export const heightOf = ({ line, paddingY }: ButtonLook): number => line + 2 * (paddingY + BORDER_PX);

const isBox = (element: Element): boolean => {
  const css = widestCss(element);
  return groundOf(css) !== undefined || isDrawn(css.border);
};

/** A button with words on a ground or in a line of its own. */
const isMeasured = (element: Element): boolean => isBox(element) && textOf(element).trim() !== '';

export function lookOf(element: Element): ButtonLook {
  const css = widestCss(element);
  const words = css['font-size'] ? css : widestCss(wordsOf(element) ?? element);
  const fontSize = pxOf(words['font-size']) ?? 16;
  const height = pxOf(words['line-height']) ?? DEFAULT_LINE_HEIGHT;
  const line = height < 4 ? height * fontSize : height;
  const border = isDrawn(css.border) ? (pxOf(css.border?.split(' ')[0]) ?? BORDER_PX) : 0;
  const [top = 0, right = 0, bottom = 0, left = 0] = sidesOf(css, 'padding').map((side) => pxOf(side) ?? 0);
  const fixed = pxOf(css.height);
  const y = fixed ? (fixed - line) / 2 : (top + bottom) / 2 + border;
  const isWhole = css.width === '100%' || Math.min(left, right) >= MIN_WHOLE_PX;
  return {
    fontSize,
    line,
    weight: Number(words['font-weight'] ?? 400),
    paddingY: Math.max(0, y - BORDER_PX),
    paddingX: isWhole ? Number.NaN : Math.max(0, (left + right) / 2 + border - BORDER_PX),
    radius: pxOf(css['border-radius']?.split(' ')[0]) ?? 0,
  };
}

const wordsOf = (element: Element): Element | undefined =>
  elementsOf(element)
    .map((child) => (child.css['font-size'] ? child : wordsOf(child)))
    .find((found) => found !== undefined);

/** Buttons of one size differ by no more, in px. */
const SAME_HEIGHT_PX = 4;
const SAME_FONT_PX = 1;

/**
 * The sizes that the buttons of a page have, most used first: that one is `btn`, the next smaller and larger ones `btn-sm` and
 * `btn-lg`. Sizes that no button has stay as Bootstrap ships them.
 */
export function inferButtonSizes(buttons: readonly Element[]): ButtonSizes {
  const groups: ButtonLook[][] = [];
  for (const look of buttons.filter(isMeasured).map(lookOf)) {
    const group = groups.find(([first]) => isOneSize(first, look));
    if (group) group.push(look);
    else groups.push([look]);
  }
  const [most, ...others] = groups
    .sort((a, b) => b.length - a.length)
    .slice(0, 6)
    .map(typicalOf);
  const sizes = new Map(BOOTSTRAP_SIZES);
  if (!most) return sizes;
  sizes.set('', most);
  const smaller = others.find((one) => heightOf(one) < heightOf(most));
  const larger = others.find((one) => heightOf(one) >= heightOf(most));
  if (smaller) sizes.set('btn-sm', smaller);
  if (larger) sizes.set('btn-lg', larger);
  return sizes;
}

const isOneSize = (a: ButtonLook, b: ButtonLook): boolean =>
  Math.abs(heightOf(a) - heightOf(b)) <= SAME_HEIGHT_PX && Math.abs(a.fontSize - b.fontSize) <= SAME_FONT_PX;

function typicalOf(looks: readonly ButtonLook[]): ButtonLook {
  const most = (read: (look: ButtonLook) => number): number => {
    const counts = Map.groupBy(looks.map(read).filter(Number.isFinite), (value) => value);
    return [...counts].sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? Number.NaN;
  };
  const paddingX = most((look) => look.paddingX);
  return {
    fontSize: most((look) => look.fontSize),
    line: most((look) => look.line),
    weight: most((look) => look.weight),
    paddingY: most((look) => look.paddingY),
    paddingX: Number.isFinite(paddingX) ? paddingX : (BOOTSTRAP_SIZES.get('')?.paddingX ?? 0),
    radius: most((look) => look.radius),
  };
}

/** The class of the size that comes nearest to that of a button. */
export function nearestSize(sizes: ButtonSizes, look: ButtonLook): ButtonClass {
  const off = (one: ButtonLook): number =>
    Math.abs(heightOf(one) - heightOf(look)) + 2 * Math.abs(one.fontSize - look.fontSize);
  return [...sizes].reduce((best, one) => (off(one[1]) < off(best[1]) ? one : best))[0];
}

/** Rounder corners are those of a pill. */
const MIN_PILL_RADIUS_PX = 40;

/** What a size sets, as far as it is not as `btn` has it, or as Bootstrap ships it. */
export function sizeVariables(sizes: ButtonSizes, name: ButtonClass): Record<string, string> {
  const look = sizes.get(name) as ButtonLook;
  const shipped = BOOTSTRAP_SIZES.get(name) as ButtonLook;
  const base = name === '' ? shipped : (sizes.get('') as ButtonLook);
  const ratio = ({ line, fontSize }: ButtonLook): number => Number((line / fontSize).toFixed(3));
  return {
    ...(look.paddingY !== shipped.paddingY || name !== '' ? { '--bs-btn-padding-y': rem(look.paddingY) } : {}),
    ...(look.paddingX !== shipped.paddingX || name !== '' ? { '--bs-btn-padding-x': rem(look.paddingX) } : {}),
    ...(look.fontSize !== shipped.fontSize || name !== '' ? { '--bs-btn-font-size': rem(look.fontSize) } : {}),
    ...(ratio(look) === ratio(base) ? {} : { '--bs-btn-line-height': String(ratio(look)) }),
    ...(look.weight === base.weight ? {} : { '--bs-btn-font-weight': String(look.weight) }),
    ...(look.radius === shipped.radius && name === ''
      ? {}
      : {
          '--bs-btn-border-radius':
            look.radius >= MIN_PILL_RADIUS_PX || look.radius >= heightOf(look) / 2
              ? 'var(--bs-border-radius-pill)'
              : rem(look.radius),
        }),
  };
}
