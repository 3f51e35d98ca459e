import type { Element } from '../../../model/element.ts';
import { elementsOf, pxOf, sidesOf, widestCss } from './css.ts';

/** Lists with less between their links, in px, keep it as a gap. */
const MIN_GAP_PX = 6;

const linkOf = (item: Element): Element | undefined => {
  const [only, ...more] = elementsOf(item);
  return only?.tag === 'a' && more.length === 0 ? only : undefined;
};

/** The distance between the links of a column of them, in px; undefined for what is none. */
function gapOf(list: Element): number | undefined {
  const css = widestCss(list);
  const items = elementsOf(list);
  const isColumn = css.display === 'flex' && css['flex-direction'] === 'column' && list.css['list-style'] === 'none';
  const isLinks = items.length > 1 && items.filter(linkOf).length > items.length / 2;
  const gap = pxOf(css['row-gap'] ?? css.gap?.split(' ')[0]) ?? 0;
  const isSpread = gap >= MIN_GAP_PX || (gap === 0 && roomOf(list) > 0);
  return isColumn && isLinks && list.tag === 'ul' && isSpread ? gap : undefined;
}

const roomOf = (list: Element): number => {
  const link = elementsOf(list)
    .map(linkOf)
    .find((one) => one !== undefined);
  return link ? (pxOf(sidesOf(widestCss(link), 'padding')[0]) ?? 0) : 0;
};

/** Room above and below each link of a page that makes the distances of most of its columns of links, in px. */
export function inferLinkRoom(body: Element): number | undefined {
  const counts = new Map<number, number>();
  const visit = (element: Element): void => {
    const gap = gapOf(element);
    if (gap !== undefined) {
      const room = gap / 2 + roomOf(element);
      counts.set(room, (counts.get(room) ?? 0) + elementsOf(element).length);
    }
    for (const child of elementsOf(element)) visit(child);
  };
  visit(body);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Rooms that differ by no more are one, in px. */
const SAME_PX = 2;

/** Whether the links of a list have the room that most have. */
export const hasLinkRoom = (list: Element, room: number | undefined): boolean =>
  room !== undefined && Math.abs((gapOf(list) ?? Number.NaN) / 2 + roomOf(list) - room) <= SAME_PX;

/**
 * Columns of links have their distances as room in the links, as Bootstrap's `nav` has it; that above the first and below the
 * last one comes off the margins there.
 */
export function spreadLinks(element: Element, room: number | undefined): Element {
  let pending = 0;
  const take = (child: Element, by: number): Element => {
    const margin = pxOf(sidesOf(child.css, 'margin')[0] ?? '0');
    if (by === 0 || margin === undefined || margin === 0) return child;
    return { ...child, css: { ...child.css, 'margin-top': `${Math.max(0, margin - by)}px` } };
  };
  const children = element.children.map((child) => {
    if (typeof child === 'string') return child;
    const lead = hasLinkRoom(child, room) ? (gapOf(child) ?? 0) / 2 : 0;
    const moved = take(child, pending + lead);
    pending = lead;
    return spreadLinks(moved, room);
  });
  return { ...element, children };
}
