import type { Element } from '../../model/element.ts';

/** An element and all within it. */
export const allIn = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : allIn(child))),
];

/** @returns what writes elements as they are now */
export function remember(elements: readonly Element[]): () => void {
  const written = elements.map(({ css, at }) => ({ css, at }));
  return () => {
    for (const [i, { css, at }] of written.entries()) {
      elements[i].css = css;
      if (at) elements[i].at = at;
      else delete elements[i].at;
    }
  };
}
