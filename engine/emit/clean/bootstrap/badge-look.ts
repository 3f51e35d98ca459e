import type { Element } from '../../../model/element.ts';
import { elementsOf, pxOf, sidesOf, widestCss } from './css.ts';
import { rem } from './rem.ts';

/** What most badges of a page measure, in px. */
export type BadgeLook = { fontSize: number; weight: number; paddingY: number; paddingX: number };

/** @param isBadge whether an element becomes a badge */
export function inferBadge(body: Element, isBadge: (element: Element) => boolean): BadgeLook | undefined {
  const looks: BadgeLook[] = [];
  const visit = (element: Element): void => {
    if (isBadge(element)) looks.push(lookOf(element));
    else for (const child of elementsOf(element)) visit(child);
  };
  visit(body);
  const groups = [...Map.groupBy(looks, (look) => JSON.stringify(look)).values()];
  return groups.sort((a, b) => b.length - a.length)[0]?.[0];
}

function lookOf(element: Element): BadgeLook {
  const css = widestCss(element);
  const words = css['font-size']
    ? css
    : (elementsOf(element)
        .map(widestCss)
        .find((one) => one['font-size']) ?? css);
  const fontSize = pxOf(words['font-size']) ?? 12;
  const line = pxOf(words['line-height']) ?? fontSize;
  const [top = 0, right = 0] = sidesOf(css, 'padding').map((side) => pxOf(side) ?? 0);
  return {
    fontSize,
    weight: Number(words['font-weight'] ?? 400),
    // Bootstrap's badges have lines that are as high as their letters.
    paddingY: Math.max(0, top + ((line < 4 ? line * fontSize : line) - fontSize) / 2),
    paddingX: right,
  };
}

export const badgeVariables = ({ fontSize, weight, paddingY, paddingX }: BadgeLook): Record<string, string> => ({
  '--bs-badge-padding-x': rem(paddingX),
  '--bs-badge-padding-y': rem(paddingY),
  '--bs-badge-font-size': rem(fontSize),
  ...(weight === 700 ? {} : { '--bs-badge-font-weight': String(weight) }),
});
