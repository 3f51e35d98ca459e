import type { Element } from '../model/element.ts';

/**
 * A page by its elements and words, whatever it looks like. `component`: what the element is an instance of, `modifier`: how it is
 * set apart from the others. Plain data.
 */
export type Outline = {
  tag: string;
  role?: string;
  component?: string;
  modifier?: string;
  children?: (Outline | string)[];
};

/** What drawings and fields have inside is no element of the page. */
const LEAVES = new Set(['svg', 'select', 'br']);

/** The elements of a described page with their roles, components and words. */
export function outlineOf({ tag, attributes, instance, children }: Element): Outline {
  const inside = LEAVES.has(tag) ? [] : children.map((child) => (typeof child === 'string' ? child : outlineOf(child)));
  return {
    tag,
    ...(attributes?.role ? { role: attributes.role } : {}),
    ...(instance ?? {}),
    ...(inside.length > 0 ? { children: inside } : {}),
  };
}
