import type { Css, Element } from '../model/element.ts';
import { flatten, type OwnDesign, shownFrom } from './add-own-parts.ts';
import { computedAt } from './computed.ts';
import { elementsIn } from './leaves.ts';
import type { Pairing } from './pair-elements.ts';
import { declare } from './places/declare.ts';

/** A picture that fills a box of another shape shows another part of itself: its sides may differ by so much. */
export const MAX_SHAPE_RATIO = 1.25;

/**
 * Gives boxes that have a picture behind them on both pages that of the narrower design on its screens, where their shapes differ: a
 * cover that is wide on a desktop would be a small part of itself on a phone. Instances of a component are written alike and keep
 * theirs. What lies behind the whole of the narrower page alone does so on its screens. Changes the elements.
 *
 * @param copies what is put in, and of what in the design it is a copy
 * @param shapeOf width by height of an element of the design, and of one of the page on its own design
 */
export function addOwnBackdrops(
  page: Element,
  { design, from, until, pairing }: OwnDesign & { pairing: Pairing },
  rewritten: ReadonlyMap<Element, Element>,
  copies: Map<Element, Element>,
  shapeOf: (element: Element) => number | undefined,
): void {
  const displays = computedAt(design, from);
  const within = partsOfInstances(page);
  const hidden = new Map<Element, Css>();
  for (const [ours, theirs] of pairing.pairs) {
    const element = rewritten.get(ours);
    const [own, other] = [element && backdropOf(element), backdropOf(theirs)];
    if (!element || !own || !other || within.has(element)) continue;
    const ratio = (shapeOf(ours) ?? 1) / (shapeOf(theirs) ?? 1);
    const isShown = displays.get(other)?.display !== 'none';
    if (!isShown || Math.max(ratio, 1 / ratio) <= MAX_SHAPE_RATIO) continue;
    const copy = shownFrom(flatten(other, from, copies), from, until, 'block');
    element.children.splice(element.children.indexOf(own) + 1, 0, copy);
    hidden.set(own, { display: 'none' });
  }
  declare(page, hidden, from, until);
  const [behind, before] = [backdropOf(design), backdropOf(page)];
  if (behind && (!before || copies.has(before))) {
    page.children.unshift(shownFrom(flatten(behind, from, copies), from, until, 'block'));
    holdBackdrop(page);
  }
}

/** Makes an element one that a picture may lie behind, and not above what is behind it. Changes the element. */
export function holdBackdrop(element: Element): void {
  const { position = 'static' } = element.css;
  element.css = { ...element.css, position: position === 'static' ? 'relative' : position, isolation: 'isolate' };
}

/** The picture behind all that an element holds. */
export const backdropOf = (element: Element): Element | undefined =>
  elementsIn(element).find(({ tag, css }) => tag === 'img' && css.position === 'absolute');

function partsOfInstances(page: Element): Set<Element> {
  const found = new Set<Element>();
  const visit = (element: Element, isIn: boolean): void => {
    if (isIn) found.add(element);
    for (const child of elementsIn(element)) visit(child, isIn || element.instance !== undefined);
  };
  visit(page, false);
  return found;
}
