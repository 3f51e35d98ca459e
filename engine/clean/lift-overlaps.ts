import type { Element } from '../model/element.ts';

/**
 * What is pulled over the thing above it, or shares its cell, lies on it, also where that has a stacking context of its own.
 * Changes the elements.
 */
export function liftOverlaps(element: Element): void {
  if (valuesOf(element, 'margin-top').some((margin) => margin.startsWith('-'))) lift(element);
  let isCovered = false;
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    const sharesCell = valuesOf(child, 'grid-area').includes('1 / 1');
    if (isCovered && sharesCell) lift(child);
    if (sharesCell && child.css.isolation) isCovered = true;
    liftOverlaps(child);
  }
}

const lift = (element: Element): void => {
  element.css.position ??= 'relative';
};

const valuesOf = (element: Element, property: string): string[] =>
  [element.css, ...Object.values(element.at ?? {})].flatMap((css) => css[property] ?? []);
