import type { Breakpoint, Element } from '../model/element.ts';

/**
 * The widest step of the frameworks that the design itself reaches: at its own width a page must look like the design, in
 * every framework. Designs for phones have none, they are narrow already.
 */
export function breakpointOf(designWidth: number): Breakpoint | undefined {
  if (designWidth >= 768) return { name: 'md', width: 768 };
  return designWidth >= 640 ? { name: 'sm', width: 640 } : undefined;
}

/** What holds on wide screens holds always. */
export function applyWide(element: Element): void {
  Object.assign(element.css, element.wide);
  element.wide = undefined;
  for (const child of element.children) if (typeof child !== 'string') applyWide(child);
}
