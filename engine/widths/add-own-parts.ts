import { expandShorthands } from '../emit/clean/expand-shorthands.ts';
import type { Element, Screen } from '../model/element.ts';
import { computedAt, declaredAt, STEPS, type Step } from './computed.ts';
import { elementsIn, type Leaf, leavesOf } from './leaves.ts';
import type { Pairing } from './pair-elements.ts';

/** A design for narrower screens, which holds `from` one screen `until` another, and what of it the page has. */
type Design = { design: Element; from: Step; until: Screen; matches: ReadonlyMap<Leaf, Leaf>; pairing: Pairing };

/**
 * Puts into a page what only a design for narrower screens has: beside what it stands beside there, and shown on those
 * screens only. Inside of components nothing is added: all their instances are written alike.
 *
 * @param rewritten what became of the elements of the page that was matched
 */
export function addOwnParts(page: Element, extra: Design, rewritten: ReadonlyMap<Element, Element>): Element {
  const { design, from, until, matches, pairing } = extra;
  const known = new Set([...matches.values()].map(({ element }) => element));
  const shown = new Set(leavesOf(design).map(({ element }) => element));
  const has = (element: Element, leaves: ReadonlySet<Element>): boolean =>
    leaves.has(element) || elementsIn(element).some((child) => has(child, leaves));
  const ours = new Map([...pairing.pairs].map(([a, b]) => [b, a]));
  const displays = computedAt(design, from);
  const visit = (element: Element): void => {
    const own = ours.get(element);
    const target = own && rewritten.get(own);
    if (own?.instance) return;
    const alike = (own && pairing.children.get(own)) ?? new Map<Element, Element>();
    /** What the next part comes behind, as it was written. */
    let before: Element | undefined;
    for (const child of elementsIn(element)) {
      if (has(child, known)) {
        const same = [...alike].find(([, theirs]) => theirs === child)?.[0];
        before = (same && rewritten.get(same)) ?? before;
        visit(child);
      } else if (target && has(child, shown)) {
        const added = shownFrom(flatten(child, from), from, until, displays.get(child)?.display ?? 'block');
        target.children.splice(before ? target.children.indexOf(before) + 1 : 0, 0, added);
        before = added;
      }
    }
  };
  visit(design);
  return page;
}

/** The element as it is on one kind of screen, for all of them. */
function flatten(element: Element, step: Step): Element {
  const steps = STEPS.slice(0, STEPS.indexOf(step) + 1);
  const css = Object.assign({}, ...steps.map((each) => expandShorthands(declaredAt(element, each))));
  const { at: _, instance: __, ...rest } = element;
  return {
    ...rest,
    css,
    children: element.children.map((child) => (typeof child === 'string' ? child : flatten(child, step))),
  };
}

function shownFrom(element: Element, from: Step, until: Screen, display: string): Element {
  const hidden = { display: 'none' };
  if (from === 'base') return { ...element, at: { [until]: hidden } };
  return { ...element, css: { ...element.css, ...hidden }, at: { [from]: { display }, [until]: hidden } };
}
