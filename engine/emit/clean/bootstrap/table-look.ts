import type { Element } from '../../../model/element.ts';
import { contrastRatio, fromHex } from '../../../raster/color.ts';
import { colorIn, elementsOf, groundOf, widestCss } from './css.ts';

/** What cells of dark tables stand on, and the colour of their letters. */
export type DarkTable = { ground: string; color: string };

/** Letters of this contrast, and more, are white on a ground. */
const MIN_DARK_CONTRAST = 4.5;

/** What most cells in an element stand on: their own ground, that of their rows, or what is around. */
export function groundOfCells(element: Element, around?: string): string | undefined {
  const grounds = new Map<string, number>();
  const visit = (one: Element, behind: string | undefined): void => {
    const own = groundOf(widestCss(one)) ?? behind;
    if (one.tag === 'td' && own) grounds.set(own, (grounds.get(own) ?? 0) + 1);
    for (const child of elementsOf(one)) visit(child, own);
  };
  visit(element, around);
  return [...grounds].sort((a, b) => b[1] - a[1])[0]?.[0];
}

const isDark = (ground: string): boolean => contrastRatio(fromHex(ground), 0xffffff) >= MIN_DARK_CONTRAST;

/** The first table on a dark ground, where most cells of the page stand on another one. */
export function inferDarkTable(body: Element, cellGround: string | undefined): DarkTable | undefined {
  const visit = (element: Element, behind: string | undefined): DarkTable | undefined => {
    const around = groundOf(widestCss(element)) ?? behind;
    if (element.tag === 'table') {
      const ground = groundOfCells(element, around);
      if (!ground || ground === cellGround || !isDark(ground)) return undefined;
      return { ground, color: letterColor(element) ?? '#ffffff' };
    }
    for (const child of elementsOf(element)) {
      const found = visit(child, around);
      if (found) return found;
    }
    return undefined;
  };
  return visit(body, undefined);
}

/** The colour of the first cell that has one. */
function letterColor(element: Element): string | undefined {
  if (element.tag === 'td') return colorIn(element.css.color);
  for (const child of elementsOf(element)) {
    const color = letterColor(child);
    if (color) return color;
  }
  return undefined;
}

export const darkTableVariables = ({ ground, color }: DarkTable): Record<string, string> => ({
  '--bs-table-bg': ground,
  '--bs-table-color': color,
});
