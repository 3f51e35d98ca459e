import type { Element } from '../model/element.ts';

/** What is pulled over the thing above it lies on it, also where that has a stacking context of its own. Changes the elements. */
export function liftOverlaps(element: Element): void {
  const margins = [element.css, ...Object.values(element.at ?? {})].map((css) => css['margin-top']);
  if (margins.some((margin) => margin?.startsWith('-'))) element.css.position ??= 'relative';
  for (const child of element.children) if (typeof child !== 'string') liftOverlaps(child);
}
