import type { Element } from '../../../model/element.ts';
import { elementsOf, pxOf, widestCss } from './css.ts';

/** Widths of what stands at the side of a page, in px. */
const MIN_PX = 160;
const MAX_PX = 400;

/** How wide a sidebar is on wide screens, in px; undefined for what is none, or is as wide as there is room. */
export function sidebarWidth({ tag, css, at }: Element): number | undefined {
  const width = pxOf(widestCss({ tag, css, at, name: '', children: [] }).width);
  return tag === 'aside' && width !== undefined && width >= MIN_PX && width <= MAX_PX ? width : undefined;
}

/** That of the first sidebar of a page. */
export const inferSidebarWidth = (body: Element): number | undefined =>
  sidebarWidth(body) ??
  elementsOf(body)
    .map(inferSidebarWidth)
    .find((width) => width !== undefined);
