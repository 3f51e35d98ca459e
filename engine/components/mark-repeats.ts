import type { Element } from '../model/element.ts';

/** Tags that say what a part is. Those of one kind may differ in what they hold: one card has a badge. */
const NOUNS: Record<string, string> = {
  ...{ article: 'card', a: 'link', button: 'button', figure: 'figure', label: 'field', li: 'item', tr: 'row' },
};
/** A class that says what something is: `price-card`, but not `flex-row` or a utility with a token (`rounded-price-card`). */
const SAYING =
  /^(?!(?:rounded|text|bg|border|shadow|max|min)-)(?:[a-z]+-)*(?:card|item|tile|link|entry|post|plan|stat|step|member|quote)$/;

/**
 * A page in which parts of one kind beside one another are instances of one component. What stands alone, or is no more than
 * a text, is left as it is. Boxes that nothing is said of are of one kind where they are built alike.
 */
export function markRepeats(element: Element): Element {
  if (element.tag === 'svg') return element;
  const kinds = Map.groupBy(elementsOf(element).filter(isPart), kindOf);
  return {
    ...element,
    children: element.children.map((child) => {
      if (typeof child === 'string') return child;
      const alike = isPart(child) ? kinds.get(kindOf(child)) : undefined;
      const marked = markRepeats(child);
      return alike && alike.length > 1 ? { ...marked, instance: { component: nounOf(alike[0]) } } : marked;
    }),
  };
}

const elementsOf = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => typeof child !== 'string');

/** It holds something beside its own words. */
const isPart = (element: Element): boolean => element.tag !== 'svg' && elementsOf(element).length > 0;

const kindOf = (element: Element): string => {
  const noun = nounOf(element);
  return noun === 'box' ? buildOf(element) : `${element.tag} ${noun}`;
};

/** The tags of an element and of all in it; drawings are alike whatever they show. */
const buildOf = (element: Element): string =>
  element.tag === 'svg' ? 'svg' : `${element.tag}(${elementsOf(element).map(buildOf).join(' ')})`;

function nounOf({ tag, attributes }: Element): string {
  const classes = (attributes?.class ?? '').split(/\s+/);
  return classes.find((name) => SAYING.test(name)) ?? NOUNS[tag] ?? 'box';
}
