import type { Css, Element } from '../../../model/element.ts';
import { colorIn, elementsOf, groundOf, isDrawn, paddingPx, pxOf, widestCss } from './css.ts';
import { find, isNamed } from './is-navbar.ts';
import { rem } from './rem.ts';

/** What the links between pages of a list look like: colours as `#rrggbb`, lengths in px. */
export type PaginationLook = {
  color: string;
  ground?: string | undefined;
  line?: string | undefined;
  size: number;
  padding: [y: number, x: number];
};

/** The look of a link that leads elsewhere, in the first such list of a page. @param size, color of its text */
export function inferPagination(body: Element, size: number, color: string): PaginationLook | undefined {
  const list = find(body, (element) => isNamed(element, 'pagination'));
  const links = list ? linksIn(list) : [];
  const link = links.find(({ attributes }) => attributes?.['aria-current'] === undefined) ?? links[0];
  if (!link) return undefined;
  const css = widestCss(link);
  const line = ['border', 'border-top', 'border-left'].map((side) => css[side]).find(isDrawn);
  return {
    color: colorIn(css.color) ?? color,
    ground: groundOf(css),
    line: colorIn(line),
    size: pxOf(css['font-size']) ?? size,
    padding: [paddingPx(link, 'top'), paddingPx(link, 'left')],
  };
}

const linksIn = (element: Element): Element[] =>
  elementsOf(element).flatMap((child) => (child.tag === 'a' ? [child] : linksIn(child)));

/** What the block of the list sets. */
export const paginationVariables = ({ color, ground, line, size, padding: [y, x] }: PaginationLook): Css => ({
  ...(y > 0 ? { '--bs-pagination-padding-y': rem(y) } : {}),
  ...(x > 0 ? { '--bs-pagination-padding-x': rem(x) } : {}),
  '--bs-pagination-font-size': rem(size),
  '--bs-pagination-color': color,
  '--bs-pagination-hover-color': color,
  '--bs-pagination-focus-color': color,
  '--bs-pagination-bg': ground ?? 'transparent',
  ...(line ? { '--bs-pagination-border-color': line } : { '--bs-pagination-border-width': '0' }),
});
