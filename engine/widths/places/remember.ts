import type { Element } from '../../model/element.ts';
import { elementsIn } from '../leaves.ts';

export const allIn = (element: Element): Element[] => [element, ...elementsIn(element).flatMap(allIn)];

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
