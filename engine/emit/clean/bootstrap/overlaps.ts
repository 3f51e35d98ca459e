import type { Css, Element } from '../../../model/element.ts';
import { pxOf, sidesOf, widestCss, without } from './css.ts';

/** Sections keep so much room at their end, in px. */
const MIN_ROOM_PX = 16;

const marginOf = (element: Element): number => pxOf(sidesOf(widestCss(element), 'margin')[0]) ?? 0;

/**
 * What is pulled over the end of what comes before it, for which Bootstrap has no margins: as much less room is left there, so
 * that all that follows stays in its place.
 */
export function withoutOverlaps(element: Element): Element {
  const children = element.children.map((child) => (typeof child === 'string' ? child : withoutOverlaps(child)));
  for (const [i, child] of children.entries()) {
    const before = children[i - 1];
    if (typeof child === 'string' || before === undefined || typeof before === 'string') continue;
    const margin = marginOf(child);
    const room = pxOf(sidesOf(widestCss(before), 'padding')[2]) ?? 0;
    if (margin >= 0 || room <= MIN_ROOM_PX) continue;
    children[i - 1] = shortened(before, -margin);
    children[i] = without(child, (property) => property === 'margin-top');
  }
  return { ...element, children };
}

function shortened(element: Element, by: number): Element {
  const cut = (css: Css): Css => {
    const px = pxOf(sidesOf(css, 'padding')[2]);
    return px === undefined || px <= MIN_ROOM_PX
      ? css
      : { ...css, 'padding-bottom': `${Math.max(MIN_ROOM_PX, px - by)}px` };
  };
  const at = Object.fromEntries(Object.entries(element.at ?? {}).map(([screen, css]) => [screen, cut(css)]));
  return { ...element, css: cut(element.css), ...(element.at ? { at } : {}) };
}
