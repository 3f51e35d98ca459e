import type { Element } from '../../../model/element.ts';
import { contentHeight } from './content-height.ts';
import { elementsOf, groundOf, paddingPx, sidesOf, widestCss, without } from './css.ts';

/** A page that is hardly higher than a screen, in px, ends with it. */
const MAX_SCREEN_PX = 780;
/** Less room at the end of a page, in px, is what its parts came out too low. */
const MAX_ROOM_PX = 8;
const PARTS = /^(body|div|main|section|article)$/;
/** What makes a box of a painted part. */
const OF_BOX = /^(border|border-radius|box-shadow|width|max-width)$/;
const isBand = ({ css }: Element, ground: string): boolean =>
  groundOf(css) !== undefined &&
  groundOf(css) !== ground &&
  !Object.keys(css).some((property) => OF_BOX.test(property));

/** A page whose last part has a ground of its own: that goes on to the end of the screen. @param width of the page, in px */
export function withFilledEnd(body: Element, ground: string, width: number): Element {
  const css = widestCss(body);
  if (css.display === 'flex' && (css['flex-direction'] ?? 'row') === 'row') {
    // What stands beside a sidebar is as high as the screen already.
    const children = body.children.map((child) =>
      typeof child === 'string' || child.tag === 'aside' ? child : (filled(child, ground) ?? child),
    );
    return { ...body, children };
  }
  const whole = contentHeight(body, width) <= MAX_SCREEN_PX ? filled(body, ground) : undefined;
  return whole ? { ...whole, css: { ...whole.css, 'min-height': '100vh' } } : body;
}

/** A stack whose last painted part takes what is left; undefined where it ends with something else. */
function filled(element: Element, ground: string): Element | undefined {
  const css = widestCss(element);
  const isStack = (css.display ?? 'block') === 'block' && PARTS.test(element.tag);
  const isPlaced = (child: Element): boolean => /absolute|fixed/.test(widestCss(child).position ?? '');
  const last = elementsOf(element).findLast((child) => !isPlaced(child));
  if (!isStack || !last || !PARTS.test(last.tag) || elementsOf(element).length < element.children.length)
    return undefined;
  if (paddingPx(element, 'bottom') > MAX_ROOM_PX || sidesOf(widestCss(last), 'margin').some((side) => side === 'auto'))
    return undefined;
  const end = isBand(last, ground) ? last : filled(last, ground);
  if (!end) return undefined;
  const grown: Element = { ...end, css: { ...end.css, 'flex-grow': '1' } };
  const flush = without(element, (property) => property === 'padding-bottom');
  return {
    ...flush,
    css: { ...flush.css, display: 'flex', 'flex-direction': 'column' },
    children: element.children.map((child) => (child === last ? grown : child)),
  };
}
