import type { Element } from '../model/element.ts';

/**
 * What a page shows: a text, a picture or a field, with the element that holds it. `key`: by what it is known on another page;
 * empty where nothing is known of it. `path`: the elements around it, outermost first. `pieces`: of a text that stands in several
 * elements, of which that with most of it is named. `share`: of a text that is a part of what its element holds, from where until where, 0–1.
 */
export type Leaf = {
  kind: 'text' | 'picture' | 'field';
  element: Element;
  key: string;
  path: readonly Element[];
  pieces?: readonly Leaf[];
  share?: readonly [number, number];
};

const FIELDS = new Set(['input', 'select', 'textarea', 'progress', 'meter']);

/** What a page shows, in the order of the document. What only lies behind other things is left out. */
export function leavesOf(body: Element): Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (element: Element, path: readonly Element[]): void => {
    if (element.css.position === 'absolute' && !hasText(element)) return;
    const kind = kindOf(element);
    if (kind) leaves.push({ kind, element, key: keyOf(kind, element), path });
    else for (const child of elementsIn(element)) visit(child, [...path, element]);
  };
  visit(body, []);
  return leaves;
}

export const elementsIn = ({ children }: Element): Element[] => children.filter((child) => typeof child !== 'string');

/** Whether an element is somewhere within another one. */
export const holds = (outer: Element, inner: Element): boolean =>
  elementsIn(outer).some((child) => child === inner || holds(child, inner));

const hasText = ({ children }: Element): boolean =>
  children.some((child) => (typeof child === 'string' ? /\S/.test(child) : hasText(child)));

function kindOf({ tag, css, children }: Element): Leaf['kind'] | undefined {
  if (tag === 'img' || tag === 'svg') return 'picture';
  // An area of a colour or a gradient stands where a picture would.
  if (tag === 'div' && children.length === 0 && (css.background ?? css['background-color'])) return 'picture';
  if (FIELDS.has(tag)) return 'field';
  return children.some((child) => typeof child === 'string' && /\S/.test(child)) ? 'text' : undefined;
}

function keyOf(kind: Leaf['kind'], element: Element): string {
  const { attributes = {}, tag } = element;
  if (kind === 'field')
    return normalize(attributes.placeholder ?? attributes['aria-label'] ?? attributes.value ?? attributes.type ?? tag);
  // What is said of a photograph is what stood beside it.
  if (kind === 'picture') return tag === 'svg' ? drawingOf(element) : '';
  const text = textOf(element).trim();
  // Signs alone are known by themselves.
  return normalize(text) || text;
}

/** The lines of a drawing, which are the same in any size and colour. */
const drawingOf = (element: Element): string =>
  [element.attributes?.d ?? '', ...elementsIn(element).map(drawingOf)].filter(Boolean).join(' ');

const textOf = ({ children }: Element): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join(' ');

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
