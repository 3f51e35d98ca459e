import { expandShorthands } from '../emit/clean/expand-shorthands.ts';
import type { Element, Screen } from '../model/element.ts';
import { computedAt, declaredAt, STEPS, type Step } from './computed.ts';
import { elementsIn, holds, type Leaf, leavesOf } from './leaves.ts';

/** A design for narrower screens, which holds `from` one screen `until` another, and what of it the page has. */
export type OwnDesign = { design: Element; from: Step; until: Screen; matches: ReadonlyMap<Leaf, Leaf> };

/**
 * Puts into a page what only a design for narrower screens has: between what it stands between there, and shown on those
 * screens only. Inside of components nothing is added: all their instances are written alike.
 *
 * @param rewritten what became of the elements of the page that was matched
 * @param copies what is put in, and of what in the design it is a copy
 * @returns what is put in
 */
export function addOwnParts(
  page: Element,
  extra: OwnDesign,
  rewritten: ReadonlyMap<Element, Element>,
  copies: Map<Element, Element>,
): Element[] {
  const { design, from, until, matches } = extra;
  const added: Element[] = [];
  const ours = new Map(
    [...matches].flatMap(([a, b]) => (b.pieces ?? [b]).map((piece) => [piece.element, rewritten.get(a.element)!])),
  );
  const shown = new Set(leavesOf(design).map(({ element }) => element));
  const displays = computedAt(design, from);
  /** What the next part comes behind, and what it comes before. */
  let before: Element | undefined;
  const after = new Map<Element, Element>();
  let next: Element | undefined;
  for (const leaf of [...shown].reverse()) {
    next = ours.get(leaf) ?? next;
    if (next) after.set(leaf, next);
  }
  const visit = (element: Element): void => {
    const leaves = [...shown].filter((leaf) => leaf === element || holds(element, leaf));
    const known = leaves.flatMap((leaf) => ours.get(leaf) ?? []);
    if (known.length > 0) {
      if (shown.has(element)) before = known[0];
      for (const child of elementsIn(element)) visit(child);
    } else if (leaves.some((leaf) => !isLine(leaf))) {
      const made = shownFrom(flatten(element, from, copies), from, until, displays.get(element)?.display ?? 'block');
      if (insert(page, made, before, after.get(leaves[leaves.length - 1]))) {
        before = made;
        added.push(made);
      }
    }
  };
  visit(design);
  return added;
}

/** A line by itself, of what is not on the page, divides nothing there. */
const isLine = ({ css, children }: Element): boolean =>
  children.length === 0 && [css.width, css.height].some((size) => Number.parseFloat(size ?? '') <= MAX_LINE_PX);

const MAX_LINE_PX = 2;

/** Puts something between two others, into the innermost element that holds both and is no instance. @returns whether it could */
function insert(page: Element, made: Element, before: Element | undefined, after: Element | undefined): boolean {
  const path = pathTo(page, before ?? after);
  const other = before && after ? pathTo(page, after) : path.slice(0, -1);
  const shared = path.filter((element, i) => element === other[i]);
  const instance = path.findIndex(({ instance }) => instance !== undefined);
  // A list has entries, and nothing beside them.
  const around = shared
    .slice(0, instance === -1 ? undefined : instance)
    .findLast(({ tag }) => (tag !== 'ul' && tag !== 'ol') || made.tag === 'li');
  // A table has rows and cells, and nothing beside them.
  if (!around || shared.some(({ tag }) => tag === 'table')) return false;
  const at = around.children.indexOf(path[path.indexOf(around) + 1]);
  around.children.splice(before ? at + 1 : at, 0, made);
  return true;
}

/** An element after those around it, outermost first. */
function pathTo(page: Element, wanted: Element | undefined): Element[] {
  if (!wanted) return [];
  if (page === wanted) return [page];
  for (const child of elementsIn(page)) {
    const path = pathTo(child, wanted);
    if (path.length > 0) return [page, ...path];
  }
  return [];
}

/** The element as it is on one kind of screen, for all of them. */
export function flatten(element: Element, step: Step, copies: Map<Element, Element>): Element {
  const steps = STEPS.slice(0, STEPS.indexOf(step) + 1);
  const css = Object.assign({}, ...steps.map((each) => expandShorthands(declaredAt(element, each))));
  const { at: _, instance: __, ...rest } = element;
  const copy: Element = {
    ...rest,
    css,
    children: element.children.map((child) => (typeof child === 'string' ? child : flatten(child, step, copies))),
  };
  copies.set(copy, element);
  return copy;
}

/** Shows an element on one kind of screen alone. */
export function shownFrom(element: Element, from: Step, until: Screen, display: string): Element {
  const hidden = { display: 'none' };
  element.at = { ...(from === 'base' ? {} : { [from]: { display } }), [until]: hidden };
  if (from !== 'base') element.css = { ...element.css, ...hidden };
  return element;
}
