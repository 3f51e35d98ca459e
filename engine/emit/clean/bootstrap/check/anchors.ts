import type { Placed } from '../../../../clean/check/lay-out.ts';
import type { Css, Element } from '../../../../model/element.ts';
import { elementsOf, groundOf, hasShadow, isDrawn, textOf, widestCss } from '../css.ts';
import { SCREEN_HEIGHT_PX } from './screen.ts';
import { sourceOf } from './source.ts';

/** What is painted and higher than this, in px, is known by where it begins. */
const MAX_MIDDLE_PX = 64;

const EDGES = ['border', 'border-top', 'border-right', 'border-bottom', 'border-left'];

/** Which elements of a description one sees by themselves, by their numbers. */
export function seenIn(body: Element): ReadonlySet<number> {
  const seen = new Set<number>();
  const visit = (element: Element): void => {
    const css = widestCss(element);
    const isPainted =
      groundOf(css) !== undefined ||
      hasShadow(css) ||
      EDGES.some((edge) => isDrawn(css[edge])) ||
      css['background-image'] !== undefined ||
      elementsOf(element).some(isBackdrop);
    const number = sourceOf(element);
    if (number !== undefined && (isPainted || isLeaf(element))) seen.add(number);
    for (const child of elementsOf(element)) visit(child);
  };
  for (const child of elementsOf(body)) visit(child);
  return seen;
}

/** A picture behind all of what it is in. */
const isBackdrop = ({ tag, css }: Element): boolean =>
  tag === 'img' && css.position === 'absolute' && css.inset === '0';

const isLeaf = (element: Element): boolean =>
  element.tag === 'svg' ||
  elementsOf(element).length === 0 ||
  element.children.some((child) => typeof child === 'string');

/**
 * Where the elements that one sees are, down the page in px: the middle of the first line of words, the middle of what is small,
 * and the beginning of a painted box.
 */
export const anchorsIn = (
  body: Element,
  placed: ReadonlyMap<Element, Placed>,
  seen: ReadonlySet<number>,
): ReadonlyMap<number, number> => readSeen(body, placed, seen, anchorOf);

function anchorOf(element: Element, { box, lines = [] }: Placed): number {
  const [first] = lines;
  if (first && textOf(element).trim() !== '') return first.y + first.height / 2;
  return box.height > MAX_MIDDLE_PX ? box.y : box.y + box.height / 2;
}

/** What is read of each element that one sees, by its number. Of several elements with one number the outermost counts. */
export function readSeen<T>(
  body: Element,
  placed: ReadonlyMap<Element, Placed>,
  seen: ReadonlySet<number>,
  read: (element: Element, at: Placed) => T,
): ReadonlyMap<number, T> {
  const found = new Map<number, T>();
  const visit = (element: Element): void => {
    const number = sourceOf(element);
    const at = placed.get(element);
    if (number !== undefined && at && seen.has(number) && !found.has(number)) found.set(number, read(element, at));
    for (const child of elementsOf(element)) visit(child);
  };
  visit(body);
  return found;
}

/** The description as it is on a wide screen, where menus are open and screens have a height. */
export function asOnScreen(element: Element): Element {
  const { popover: _, ...attributes } = element.attributes ?? {};
  const css = { ...element.css };
  for (const screen of Object.values(element.at ?? {})) Object.assign(css, screen as Css);
  if (css['min-height'] === '100vh') css['min-height'] = `${SCREEN_HEIGHT_PX}px`;
  return {
    ...element,
    ...(element.attributes ? { attributes } : {}),
    css,
    at: undefined,
    children: element.children.map((child) => (typeof child === 'string' ? child : asOnScreen(child))),
  } as Element;
}

/** How far some places are from those that they should be at, in px. */
export const offsetsOf = (
  found: ReadonlyMap<number, number>,
  wanted: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> =>
  new Map(
    [...found].flatMap(([number, y]) => (wanted.has(number) ? [[number, y - (wanted.get(number) as number)]] : [])),
  );
