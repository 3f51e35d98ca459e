const NUMBER = 'data-at';

let elements: Element[] = [];
let numbers = new Map<Element, number>();

/**
 * Takes the numbers of the elements (`data-at`, see edit/mark-elements.ts) out of a document that is about to be shown: what
 * is measured, audited, painted and picked never has them.
 * @returns to call when the body of the page in sight has become equal to that of `page`
 */
export function takeNumbers(page: Document): () => void {
  // While somebody types, a page comes without numbers first: what is known holds until they follow.
  if (!page.querySelector(`[${NUMBER}]`)) return () => {};
  const found = [page.body, ...page.body.querySelectorAll('*')].map((element) => {
    const number = element.getAttribute(NUMBER);
    element.removeAttribute(NUMBER);
    return number === null ? null : Number(number);
  });
  return () => {
    numbers = new Map();
    elements = [];
    [document.body, ...document.body.querySelectorAll('*')].forEach((element, i) => {
      const number = found[i] ?? null;
      if (number === null) return;
      numbers.set(element, number);
      elements[number] = element;
    });
  };
}

/** The number of an element, or of the nearest one around it that the source has. */
export function numberOf(element: Element): number | undefined {
  for (let next: Element | null = element; next; next = next.parentElement) {
    const number = numbers.get(next);
    if (number !== undefined) return number;
  }
  return undefined;
}

export const elementOf = (at: number): Element | null => elements[at] ?? null;
