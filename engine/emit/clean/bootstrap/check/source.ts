import type { Element } from '../../../../model/element.ts';

/** A symbol goes along when an element is copied, and is lost where the page is written. */
const SOURCE: unique symbol = Symbol('source');

type Sourced = Element & { [SOURCE]?: number };

/** A page whose elements are numbered, so that those which it is written with can be told by them. */
export function numbered(body: Element): Element {
  let count = 0;
  const visit = (element: Element): Element => {
    const copy: Sourced = { ...element };
    copy[SOURCE] = count;
    count += 1;
    copy.children = element.children.map((child) => (typeof child === 'string' ? child : visit(child)));
    return copy;
  };
  return visit(body);
}

/** The number of the element that another one comes from. */
export const sourceOf = (element: Element): number | undefined => (element as Sourced)[SOURCE];
