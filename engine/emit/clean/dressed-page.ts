import type { Element } from '../../model/element.ts';

/** A page whose elements carry their classes, and what its style sheet has to say: rules, or variables of the framework. */
export type DressedPage = { body: Element; sheet: string };

/** The same elements with more attributes, before their own. */
export const withAttributes = (
  element: Element,
  attributesOf: (element: Element) => Record<string, string>,
): Element => ({
  ...element,
  attributes: { ...attributesOf(element), ...element.attributes },
  children: element.children.map((child) => (typeof child === 'string' ? child : withAttributes(child, attributesOf))),
});
