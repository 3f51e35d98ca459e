import type { Css, Element } from '../../../model/element.ts';
import { SCREENS } from '../../../model/screens.ts';

/** A length in px; undefined for what is no such length. */
export function pxOf(value: string | undefined): number | undefined {
  const [, number] = /^(-?[\d.]+)(?:px)?$/.exec(value ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}

/** What holds on the widest screen. */
export const widestCss = ({ css, at = {} }: Element): Css =>
  Object.assign({}, css, ...SCREENS.map((screen) => at[screen]));

/** The declarations of each screen with the infix of its classes: none on all, `-md` from there up. */
export const cssByScreen = ({ css, at = {} }: Element): [infix: string, css: Css][] => [
  ['', css],
  ...SCREENS.flatMap((screen): [string, Css][] => (at[screen] ? [[`-${screen}`, at[screen]]] : [])),
];

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Margin or padding of each side as it is written, shorthands taken apart: top, right, bottom, left. */
export function sidesOf(css: Css, property: 'margin' | 'padding'): (string | undefined)[] {
  const parts = css[property]?.split(' ') ?? [];
  const [top, right = top, bottom = top, left = right] = parts;
  const all = [top, right, bottom, left];
  return SIDES.map((side, i) => {
    const axis = i % 2 === 0 ? 'block' : 'inline';
    return css[`${property}-${side}`] ?? css[`${property}-${axis}`] ?? all[i];
  });
}

/** The longest length of a side on any screen, in px. */
export const paddingPx = (element: Element, side: (typeof SIDES)[number]): number =>
  pxOf(sidesOf(widestCss(element), 'padding')[SIDES.indexOf(side)]) ?? 0;

/** Takes declarations away, on every screen. */
export function without(element: Element, isGone: (property: string) => boolean): Element {
  const strip = (css: Css): Css => Object.fromEntries(Object.entries(css).filter(([property]) => !isGone(property)));
  const at = Object.fromEntries(Object.entries(element.at ?? {}).map(([screen, css]) => [screen, strip(css)]));
  return { ...element, css: strip(element.css), ...(element.at ? { at } : {}) };
}

/** The first colour of a declaration. */
export const colorIn = (value: string | undefined): string | undefined =>
  value?.startsWith('url(') ? undefined : value?.match(/#[0-9a-f]{6}\b/)?.[0];

/** The colour that an element is filled with; that of a gradient is where it begins. */
export const groundOf = (css: Css): string | undefined =>
  css['background-clip'] === 'text'
    ? undefined
    : colorIn(css['background-color'] ?? css.background ?? css['background-image']);

/** Whether a line is drawn on all four sides, or on one: `border`, `border-top` … */
export const isDrawn = (value: string | undefined): boolean => value !== undefined && !/^(0|none)/.test(value);

/** Most shadows begin with a `0`: they fall straight down. Bootstrap has none that fall inside. */
export const hasShadow = ({ 'box-shadow': shadow = 'none' }: Css): boolean => !/^none|inset/.test(shadow);

export const elementsOf = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => typeof child !== 'string');

/** The words of an element and of all that is in it. */
export const textOf = ({ children }: Element): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
