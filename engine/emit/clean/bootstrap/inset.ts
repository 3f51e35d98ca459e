import type { Css, Element } from '../../../model/element.ts';
import { elementsOf, paddingPx, pxOf, sidesOf, widestCss, without } from './css.ts';

/** More room than this at a side, in px, is some of the twelve columns. */
const MIN_SIDE_PX = 72;
/** Sides that differ by no more are alike, in px. */
const SAME_PX = 24;
const TAGS = /^(div|section|article|aside|main|form|li|footer|header|nav|body)$/;
/** What lays out the children of an element. */
const LAYOUT =
  /^(display|flex-direction|flex-wrap|gap|row-gap|column-gap|align-items|justify-content|text-align|grid-template-columns)$/;

/**
 * Room at the sides that no spacer makes: what is in the element is some of the twelve columns wide, and leaves others free.
 *
 * @param width that there is for the element on the design's screen, in px
 */
export function asInset(element: Element, width: number): Element {
  const sides = [paddingPx(element, 'left'), paddingPx(element, 'right')];
  const isPictured = elementsOf(element).some(({ css }) => css.position === 'absolute');
  if (Math.max(...sides) <= MIN_SIDE_PX || !TAGS.test(element.tag) || isPictured) return element;
  const own = Math.min(width, pxOf(widestCss(element)['max-width']) ?? pxOf(widestCss(element).width) ?? width);
  const phone = sidesOf(element.css, 'padding').map((side) => pxOf(side) ?? 0);
  const kept = Math.min(24, phone[1] || 24, phone[3] || 24);
  const [left, right] = sides.map((side) => Math.max(0, side - kept));
  const content = own - sides[0] - sides[1];
  if (content <= 0) return element;
  const isCentred = Math.abs(left - right) <= SAME_PX;
  const place: Css = isCentred
    ? { 'margin-left': 'auto', 'margin-right': 'auto' }
    : { 'margin-left': left > MIN_SIDE_PX / 2 ? `${left}px` : '0' };
  const layout = keep(element.css, LAYOUT);
  const at = Object.fromEntries(Object.entries(element.at ?? {}).map(([screen, css]) => [screen, keep(css, LAYOUT)]));
  const inner: Element = {
    tag: 'div',
    name: 'inner',
    css: layout,
    at: { ...at, lg: { ...at.lg, 'max-width': `${content}px`, ...place } },
    children: element.children,
  };
  const outer = without(element, (property) => LAYOUT.test(property) || /^padding-(left|right|inline)$/.test(property));
  const [top, , bottom] = sidesOf(element.css, 'padding');
  const { padding: _, ...css } = outer.css;
  const rooms = {
    'padding-top': top,
    'padding-bottom': bottom,
    'padding-left': `${kept}px`,
    'padding-right': `${kept}px`,
  };
  const defined = Object.fromEntries(Object.entries(rooms).filter(([, value]) => value !== undefined)) as Css;
  return { ...outer, css: { ...css, ...defined }, children: [inner] };
}

const keep = (css: Css, pattern: RegExp): Css =>
  Object.fromEntries(Object.entries(css).filter(([property]) => pattern.test(property)));
