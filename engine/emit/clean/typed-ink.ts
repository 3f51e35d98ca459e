import type { Element } from '../../model/element.ts';
import { contrastRatio, fromHex } from '../../raster/color.ts';
import { type Grounds, groundsOf } from './grounds.ts';

/** What text needs to be read (WCAG 1.4.3). */
const MIN_TEXT_CONTRAST = 4.5;

/**
 * A design shows the placeholder of an empty field, and nothing of what will be typed there. That has the colour of the text around
 * the field where it can be read, rather than that of the placeholder.
 */
export function typedInk(element: Element, color = '#000000', around: Grounds = ['#ffffff']): Element {
  const { css, states } = element;
  const grounds = groundsOf(element, around);
  const asked = states?.['::placeholder']?.color;
  if (asked !== undefined && css.color === asked) {
    const { color: _, ...rest } = css;
    return reads(color, grounds) ? { ...element, css: rest } : element;
  }
  return {
    ...element,
    children: element.children.map((child) =>
      typeof child === 'string' ? child : typedInk(child, css.color ?? color, grounds),
    ),
  };
}

const reads = (color: string, grounds: Grounds): boolean =>
  color.startsWith('#') &&
  (grounds?.every((ground) => contrastRatio(fromHex(color), fromHex(ground)) >= MIN_TEXT_CONTRAST) ?? false);
