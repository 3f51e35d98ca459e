import type { Breakpoint, Element } from '../model/element.ts';
import type { Context, Frame } from './context.ts';

/**
 * The widest step of the frameworks that the design itself reaches: at its own width a page must look like the design, in
 * every framework. Designs for phones have none, they are narrow already.
 */
export function breakpointOf(designWidth: number): Breakpoint | undefined {
  if (designWidth >= 768) return { name: 'md', width: 768 };
  return designWidth >= 640 ? { name: 'sm', width: 640 } : undefined;
}

/** The room that columns of the design have where they stand beside each other for the first time, in pixels. */
export function roomAtBreakpoint({ x0, x1 }: Frame, { designWidth }: Pick<Context, 'designWidth'>): number {
  return ((breakpointOf(designWidth)?.width ?? designWidth) / designWidth) * (x1 - x0);
}

/** What holds on wide screens holds always. */
export function applyWide(element: Element): void {
  Object.assign(element.css, element.wide);
  element.wide = undefined;
  for (const child of element.children) if (typeof child !== 'string') applyWide(child);
}
