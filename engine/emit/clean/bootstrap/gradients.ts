import { nearestShade } from '../../../design-system/nearest-shade.ts';
import type { Css, Element } from '../../../model/element.ts';
import { elementsOf, widestCss } from './css.ts';
import { isNavbar } from './is-navbar.ts';

/**
 * The gradients of a page with the colour mode that each has, '' where it is the only one. `bg-gradient` paints `--bs-gradient`,
 * which is one variable for all of the page. A colour mode (`data-bs-theme`) is how Bootstrap gives a variable another value
 * for a part of it.
 */
export type Gradients = ReadonlyMap<string, string>;

/** The gradient that an element is filled with; that of letters is none, and a picture may lie on it. */
export function gradientOf(css: Css): string | undefined {
  if (css['background-clip'] === 'text') return undefined;
  return /(?:linear|radial)-gradient\(.*\)$/s.exec(css.background ?? css['background-image'] ?? '')?.[0];
}

export function inferGradients(body: Element): Gradients {
  const used = new Set<string>();
  const visit = (element: Element): void => {
    const gradient = gradientOf(widestCss(element));
    // A bar has variables of its own.
    if (gradient && !isNavbar(element)) used.add(gradient);
    for (const child of elementsOf(element)) visit(child);
  };
  visit(body);
  if (used.size < 2) return new Map([...used].map((gradient) => [gradient, '']));
  const modes = new Map<string, string>();
  for (const gradient of used) {
    const name = nameOf(gradient);
    const like = [...modes.values()].filter((mode) => mode === name || mode.startsWith(`${name}-`)).length;
    modes.set(gradient, like === 0 ? name : `${name}-${like + 1}`);
  }
  return modes;
}

/** From which colour to which, in words of Tailwind's palette. */
function nameOf(gradient: string): string {
  const colors = gradient.match(/#[0-9a-f]{6}\b/g) ?? ['#000000'];
  const families = [colors[0], colors[colors.length - 1]].map((color) => nearestShade(color).family);
  return [...new Set(families)].join('-');
}

/** Puts the colour mode of its gradient on each element that has one. */
export function withModes(element: Element, gradients: Gradients): Element {
  const mode = gradients.get(gradientOf(widestCss(element)) ?? '');
  const attributes = { ...element.attributes, 'data-bs-theme': mode ?? '' };
  const children = element.children.map((child) => (typeof child === 'string' ? child : withModes(child, gradients)));
  return { ...element, ...(mode && !isNavbar(element) ? { attributes } : {}), children };
}

/** A component that paints no gradient needs no mode for one. */
export function withoutIdleModes(element: Element): Element {
  const { 'data-bs-theme': mode, ...attributes } = element.attributes ?? {};
  const isIdle = mode !== undefined && !/^(dark|light)$/.test(mode) && !/\bbg-gradient\b/.test(attributes.class ?? '');
  const children = element.children.map((child) => (typeof child === 'string' ? child : withoutIdleModes(child)));
  return { ...element, ...(isIdle ? { attributes } : {}), children };
}
