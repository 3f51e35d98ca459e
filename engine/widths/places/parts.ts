import type { Placed } from '../../clean/check/lay-out.ts';
import type { Box } from '../../model/box.ts';
import type { Css, Element, Screen } from '../../model/element.ts';
import type { Step } from '../computed.ts';
import { elementsIn } from '../leaves.ts';
import { type Seen, seenWhere, seenWithin } from './seen.ts';

/** A design for screens `from` one up `until` another, `width` px wide. `places`: where parts of the page are on it. */
export type Design = { from: Step; until: Screen; width: number; places: ReadonlyMap<Element, Seen> };

/** A part of a page with its place on the design (`wanted`) and that in which it comes out (`actual`). `box`: of its element.
 * `hasOthers`: it shows something, too, that the design does not. */
export type Part = {
  element: Element;
  css: Css;
  box: Box;
  wanted: Seen;
  actual: Seen;
  parts: Part[];
  hasOthers: boolean;
};

/** The parts of a page that both the design and the page show, in the order in which they stand. */
export function partsOf(
  body: Element,
  placed: ReadonlyMap<Element, Placed>,
  computed: ReadonlyMap<Element, Css>,
  places: ReadonlyMap<Element, Seen>,
): Part | undefined {
  const shown = new Map<Element, Seen>();
  for (const [element, { isEdge }] of places) {
    const at = placed.get(element);
    if (at) shown.set(element, seenWhere(at, !isEdge));
  }
  const known = new Map([...places].filter(([element]) => shown.has(element)));
  const [wanted, actual] = [seenWithin(body, known), seenWithin(body, shown)];
  /** Whether something that takes room has no place on the design. */
  const showsOther = (element: Element): boolean => {
    const { display, position } = computed.get(element)!;
    const box = placed.get(element)?.box;
    if (display === 'none' || position === 'absolute' || wanted.has(element)) return false;
    return display === 'contents' ? elementsIn(element).some(showsOther) : box !== undefined && box.width > 0;
  };
  const visit = (element: Element): Part[] => {
    const css = computed.get(element)!;
    const [there, here] = [wanted.get(element), actual.get(element)];
    if (css.display === 'none' || css.position === 'absolute' || !there || !here) return [];
    const inOrder = elementsIn(element).flatMap(visit);
    const parts = /flex|grid/.test(css.display) ? inOrder.sort((a, b) => orderOf(a) - orderOf(b)) : inOrder;
    if (css.display === 'contents') return parts;
    const hasOthers = elementsIn(element).some((child) => showsOther(child));
    return [{ element, css, hasOthers, box: placed.get(element)?.box ?? here.box, wanted: there, actual: here, parts }];
  };
  return visit(body)[0];
}

const orderOf = ({ css }: Part): number => Number(css.order ?? 0);
