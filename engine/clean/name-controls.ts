import type { Element } from '../model/element.ts';

const CONTROLS = new Set(['input', 'select', 'textarea']);
/** Names are no longer than this. */
const MAX_NAME_LENGTH = 60;

/**
 * A box to tick beside a row of words has no label of its own: it is named by what the row says, or by its number among others.
 * Changes the elements in place.
 */
export function nameControls(body: Element): void {
  const labelled = new Set(
    elementsIn(body).flatMap(({ tag, attributes }) => (tag === 'label' ? [attributes?.for] : [])),
  );
  let count = 0;
  const visit = (element: Element, around: readonly Element[]): void => {
    const { tag, attributes = {} } = element;
    const isNamed =
      attributes['aria-label'] !== undefined ||
      attributes.type === 'hidden' ||
      attributes.title !== undefined ||
      (attributes.id !== undefined && labelled.has(attributes.id)) ||
      around.some((outer) => outer.tag === 'label');
    if (CONTROLS.has(tag) && !isNamed) {
      count++;
      const words = [...around].reverse().map(wordsOf).find(Boolean);
      const name = words && words.length <= MAX_NAME_LENGTH ? words : `Choice ${count}`;
      element.attributes = { ...attributes, 'aria-label': name };
    }
    for (const child of element.children) if (typeof child !== 'string') visit(child, [...around, element]);
  };
  visit(body, []);
}

const elementsIn = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
];

const wordsOf = ({ children }: Element): string =>
  children
    .map((child) => (typeof child === 'string' ? child : wordsOf(child)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
